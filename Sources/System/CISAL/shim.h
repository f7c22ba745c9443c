#pragma once
#include <isa-l/igzip_lib.h>
#include <isa-l/crc.h>

// The importer does not follow the arithmetic of these macros.
static const uint32_t isal_level1_buffer_size = ISAL_DEF_LVL1_EXTRA_LARGE;
