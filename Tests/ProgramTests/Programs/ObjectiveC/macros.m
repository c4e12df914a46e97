// #define puts text in place before anything is compiled.
#import <Foundation/Foundation.h>

#define kMargin 8
#define kTitle @"Settings"
#define DOUBLE(x) ((x) * 2)
#define CARELESS(x) x * 2
#define AREA(w, h) ((w) * (h))
#define LOG_VALUE(v) NSLog(@"%s = %d", #v, (v))
#define SAY(format, ...) NSLog(@"> " format, ##__VA_ARGS__)
#define DEBUG_LEVEL 2

int main(void) {
  @autoreleasepool {
    NSLog(@"%d %@", kMargin, kTitle);
    NSLog(@"%d %d", DOUBLE(3 + 1), CARELESS(3 + 1));
    NSLog(@"%d", AREA(kMargin + 2, 3));
    int count = 4;
    LOG_VALUE(count);
    LOG_VALUE(count + kMargin);
    SAY(@"plain");
    SAY(@"%d and %@", 5, @"five");
#if DEBUG_LEVEL > 1
    NSLog(@"many words");
#else
    NSLog(@"few words");
#endif
#ifdef NOT_DEFINED
    NSLog(@"never");
#endif
#undef kMargin
#define kMargin 20
    NSLog(@"%d", kMargin);
  }
  return 0;
}
