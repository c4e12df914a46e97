// `fork` for Swift, which has none: a process that may take so much and no more.
#ifndef CFORK_H
#define CFORK_H

/// As `fork`. The child is heard by nobody, leaves no core behind, and may have so many bytes of memory in all; 0 for
/// as many as there are. Only a program on one thread may call it.
int fork_confined(unsigned long long bytes);

/// From here on the calling process may take so much of the processor; the signal of a clock that ran out ends it.
void fork_allow(int milliseconds);

/// Does a status of `waitpid` tell of that signal, or of the system's own for the same?
int fork_ran_out(int status);

#endif
