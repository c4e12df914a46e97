// Included before every Objective-C program that scripts/judge compiles: NSLog prints its line on
// standard output, without the time and the process.
#import <Foundation/Foundation.h>
#include <stdarg.h>
#include <stdio.h>

static inline void JudgeLog(NSString *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  NSString *line = [[NSString alloc] initWithFormat:format arguments:arguments];
  va_end(arguments);
  fputs([line UTF8String], stdout);
  fputc('\n', stdout);
  fflush(stdout);
}
#define NSLog JudgeLog

// What libdispatch would bring: something that happens once.
typedef long dispatch_once_t;
static inline void dispatch_once(dispatch_once_t *token, void (^work)(void)) {
  if (*token) return;
  *token = 1;
  work();
}
