// What NSLog and stringWithFormat: make of their formats.
#import <Foundation/Foundation.h>
int main(void) {
  @autoreleasepool {
    NSLog(@"%d %i %u %5d|%-5d|%05d|%+d", 1, -2, 3u, 4, 5, 6, 7);
    NSLog(@"%ld %lu %lld %llu %zd %zu", 1L, 2UL, 3LL, 4ULL, (ssize_t)-5, (size_t)6);
    NSLog(@"%f %.2f %8.3f|%-8.1f|%e %g %g %G", 3.14159, 2.5, 1.25, 9.75, 12345.678, 0.0001, 1e10, 2.5);
    NSLog(@"%x %X %#x %o %c %C %s %%", 255, 255, 255, 8, 'A', (unichar)0x42, "text");
    NSLog(@"%@ %@ %@ %@", @"s", @1, @2.5, @YES);
    NSLog(@"%@ %@", nil, [NSNull null]);
    NSLog(@"%10@|%-6@|%.2s", @"right", @"left", "abcdef");
    NSLog(@"%2$@ %1$@", @"world", @"hello");
    NSLog(@"%*d", 5, 42);
    NSLog(@"%hhd %hd %d %.0f %.1f", (char)300, (short)70000, (int)3.99, 2.5, 0.05);
    NSLog(@"%@", [NSString stringWithFormat:@"%@-%03d", @"id", 7]);
    NSLog(@"%@", [@"a" stringByAppendingFormat:@"%d%@", 1, @"b"]);
    NSLog(@"%d %d %d", 7 / 2, -7 / 2, -7 % 3);
    NSLog(@"%.2f %.2f %d", 7 / 2.0, (double)7 / 2, (int)(7.9f));
    NSLog(@"%d %d", 5 > 3, !5);
    NSLog(@"%@ %@", @(7 / 2), @(7 / 2.0));
    NSLog(@"%@ %ld %d", [@"42abc" substringToIndex:2], (long)[@"42abc" integerValue], [@"yes" boolValue]);
    NSLog(@"%.3f %@", [@"3.14" doubleValue], [NSNumber numberWithFloat:0.5f]);
  }
  return 0;
}
