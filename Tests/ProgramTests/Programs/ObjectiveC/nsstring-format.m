// What the format's letters do.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSLog(@"%d|%i|%5d|%-5d|%05d|%+d", 42, -42, 42, 42, 42, 42);
    NSLog(@"%f|%.2f|%8.3f|%.0f|%g|%g", 3.14159, 3.14159, 3.14159, 2.5, 0.5, 1000000.0);
    NSLog(@"%s|%c|%c|%%", "c string", 'x', 65);
    NSLog(@"%x|%X|%#x|%o", 255, 255, 255, 8);
    NSLog(@"%u|%ld|%lu|%lld|%zd", 7u, -5L, 5UL, 1234567890123LL, (ssize_t)9);
    NSLog(@"%@|%@|%@", @"text", @3.5, nil);
    NSLog(@"%-8s|%8s|", "left", "right");
    NSString *line = [NSString stringWithFormat:@"%@ of %d: %.1f%%", @"3", 8, 3 / 8.0 * 100];
    NSLog(@"%@", line);
    NSLog(@"%2$@ before %1$@", @"second", @"first");
    NSLog(@"%.3s|%*d", "abcdef", 6, 42);
  }
  return 0;
}
