#include "fork.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

/// Whoever started the program may allow less already.
static void lower(int resource, rlim_t most) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur <= most) return;
  limit.rlim_cur = most;
  setrlimit(resource, &limit);
}

/// A parent may have had them ignored or blocked.
static void hear(int number) {
  sigset_t set;
  signal(number, SIG_DFL);
  sigemptyset(&set);
  sigaddset(&set, number);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
}

int fork_confined(unsigned long long bytes) {
  pid_t process = fork();
  if (process != 0) return process;
  // What a runtime says of itself as it dies is nobody's concern: the parent tells what happened.
  int nowhere = open("/dev/null", O_RDWR);
  if (nowhere >= 0) {
    for (int stream = 0; stream <= 2; stream++) dup2(nowhere, stream);
    if (nowhere > 2) close(nowhere);
  }
  hear(SIGPROF);
  hear(SIGXCPU);
  hear(SIGPIPE);
  lower(RLIMIT_CORE, 0);
  if (bytes > 0) lower(RLIMIT_AS, bytes);
  return 0;
}

void fork_allow(int milliseconds) {
  struct itimerval clock = {{0, 0}, {milliseconds / 1000, milliseconds % 1000 * 1000}};
  setitimer(ITIMER_PROF, &clock, NULL);
}

int fork_ran_out(int status) {
  return WIFSIGNALED(status) && (WTERMSIG(status) == SIGPROF || WTERMSIG(status) == SIGXCPU);
}
