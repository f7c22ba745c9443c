#include "arguments.h"

static int kept_count = 0;
static char **kept_values = 0;

// Runs before main. Swift's own way to the arguments reads /proc, which a bare chroot does not have.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
    kept_count = count;
    kept_values = values;
}

int process_argument_count(void) { return kept_count; }

const char *process_argument(int index) {
    return index >= 0 && index < kept_count ? kept_values[index] : 0;
}
