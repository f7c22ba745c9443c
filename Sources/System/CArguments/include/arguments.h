#pragma once

/// The process's arguments as the system handed them over; the last is followed by a null pointer.
extern int process_argument_count;
extern char **process_arguments;
