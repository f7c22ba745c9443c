#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "threads.h"

// Other C libraries can't say where a thread starts.
#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <sched.h>
#include <stdlib.h>

struct start {
    void *(*body)(void *);
    void *context;
    /// Where the thread may run.
    cpu_set_t allowed;
};

static void *run(void *argument) {
    struct start start = *(struct start *)argument;
    free(argument);
    sched_setaffinity(0, sizeof start.allowed, &start.allowed);
    return start.body(start.context);
}

/// Returns 0, or an error when there is no other processor or none can be chosen.
static int start_elsewhere(pthread_t *thread, void *(*body)(void *), void *context) {
    struct start *start = malloc(sizeof *start);
    if (!start) return ENOMEM;
    *start = (struct start){.body = body, .context = context};
    int here = sched_getcpu(), error = EINVAL;
    if (here >= 0 && here < CPU_SETSIZE && sched_getaffinity(0, sizeof start->allowed, &start->allowed) == 0) {
        cpu_set_t others = start->allowed;
        CPU_CLR(here, &others);
        pthread_attr_t attributes;
        if (CPU_COUNT(&others) > 0 && pthread_attr_init(&attributes) == 0) {
            error = pthread_attr_setaffinity_np(&attributes, sizeof others, &others);
            if (error == 0) error = pthread_create(thread, &attributes, run, start);
            pthread_attr_destroy(&attributes);
        }
    }
    if (error != 0) free(start);
    return error;
}

int tablemockup_start_thread(pthread_t *thread, void *(*body)(void *), void *context) {
    if (start_elsewhere(thread, body, context) == 0) return 0;
    return pthread_create(thread, NULL, body, context);
}

#else

int tablemockup_start_thread(pthread_t *thread, void *(*body)(void *), void *context) {
    return pthread_create(thread, NULL, body, context);
}

#endif
