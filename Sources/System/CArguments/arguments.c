#include "arguments.h"

int process_argument_count = 0;
char **process_arguments = 0;

// Runs before main. Swift's own way to the arguments reads /proc, which a bare chroot does not have.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
    process_argument_count = count;
    process_arguments = values;
}
