#pragma once

#include <pthread.h>

/// Starts a thread on another processor than this one, when the process may use others.
///
/// Linux puts a new thread behind the one that started it, on the same processor, and may leave it there for
/// milliseconds while others idle. Once it runs, the thread may move as it would otherwise.
///
/// Returns 0, or the error of `pthread_create`.
int tablemockup_start_thread(pthread_t *thread, void *(*body)(void *), void *context);
