#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE
#include "CEdit.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// All that a handler touches is set before the handler is.
static struct termios original, quiet, raw;
static const struct termios *current = &original;
static int wake[2] = {-1, -1};
static volatile sig_atomic_t interrupted, resized, continued;

static void set(const struct termios *modes) {
  current = modes;
  while (tcsetattr(STDIN_FILENO, TCSADRAIN, modes) == -1 && errno == EINTR) continue;
}

static void wake_up(void) {
  char byte = 0;
  ssize_t written = write(wake[1], &byte, 1);
  (void)written;
}

static void note(int signal) {
  int error = errno;
  if (signal == SIGINT) interrupted = 1;
  if (signal == SIGWINCH) resized = 1;
  wake_up();
  errno = error;
}

static void handle(int signal, void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

/// Not for one that is ignored: `nohup` and a shell's background mean it.
static void handle_unless_ignored(int signal, void (*handler)(int), int flags) {
  struct sigaction before;
  if (sigaction(signal, NULL, &before) == 0 && before.sa_handler != SIG_IGN)
    handle(signal, handler, flags);
}

static void leave(int signal) {
  tcsetattr(STDIN_FILENO, TCSANOW, &original);
  // Pastes are no longer marked, and what the shell says next stands on a line of its own.
  ssize_t written = write(STDOUT_FILENO, "\033[?2004l\r\n", current == &raw ? 10 : 0);
  (void)written;
  handle(signal, SIG_DFL, 0);
  raise(signal);
}

static void stop(int signal) {
  int error = errno;
  const struct termios *before = current;
  sigset_t only;
  tcsetattr(STDIN_FILENO, TCSADRAIN, &original);
  handle(signal, SIG_DFL, 0);
  raise(signal);
  sigemptyset(&only);
  sigaddset(&only, signal);
  // Here it stops, and here it goes on.
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  handle(signal, stop, SA_RESTART);
  tcsetattr(STDIN_FILENO, TCSADRAIN, before);
  continued = 1;
  wake_up();
  errno = error;
}

int terminal_open(void) {
  if (tcgetattr(STDIN_FILENO, &original) == -1 || pipe(wake) == -1) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(wake[i], F_SETFL, O_NONBLOCK);
    fcntl(wake[i], F_SETFD, FD_CLOEXEC);
  }
  quiet = original;
  quiet.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN);
  quiet.c_lflag |= ISIG;
  quiet.c_iflag &= ~(tcflag_t)(INLCR | ICRNL | IGNCR | IXON | ISTRIP);
  quiet.c_oflag |= OPOST | ONLCR;
  quiet.c_cc[VMIN] = 1;
  quiet.c_cc[VTIME] = 0;
  raw = quiet;
  raw.c_lflag &= ~(tcflag_t)ISIG;
  // A system call that waits for keys is not to go on as if nothing had been.
  handle(SIGINT, note, 0);
  handle(SIGWINCH, note, SA_RESTART);
  handle_unless_ignored(SIGTSTP, stop, SA_RESTART);
  handle_unless_ignored(SIGTERM, leave, 0);
  handle_unless_ignored(SIGHUP, leave, 0);
  handle_unless_ignored(SIGQUIT, leave, 0);
  return 0;
}

void terminal_quiet(void) { set(&quiet); }
void terminal_raw(void) { set(&raw); }
void terminal_restore(void) { set(&original); }

void terminal_suspend(void) { kill(0, SIGTSTP); }

int terminal_take_events(int which) {
  int events = 0;
  char bytes[64];
  while (read(wake[0], bytes, sizeof bytes) > 0) continue;
  if ((which & terminal_interrupt) && interrupted) {
    interrupted = 0;
    events |= terminal_interrupt;
  }
  if ((which & terminal_resize) && resized) {
    resized = 0;
    events |= terminal_resize;
  }
  if ((which & terminal_continue) && continued) {
    continued = 0;
    events |= terminal_continue;
  }
  return events;
}

int terminal_event_descriptor(void) { return wake[0]; }
