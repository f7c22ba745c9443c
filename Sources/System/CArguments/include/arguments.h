#pragma once

/// How many arguments the process was started with, its own name included.
int process_argument_count(void);
/// One of them, as the system handed it over; null beyond the last.
const char *process_argument(int index);
