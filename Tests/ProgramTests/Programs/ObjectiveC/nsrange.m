// Ranges are structures.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSRange range = NSMakeRange(2, 5);
    NSLog(@"%lu %lu %lu", (unsigned long)range.location, (unsigned long)range.length,
          (unsigned long)NSMaxRange(range));
    NSRange copy = range;
    copy.location += 10;
    NSLog(@"%lu %lu", (unsigned long)range.location, (unsigned long)copy.location);
    NSLog(@"%d %d", NSLocationInRange(6, range), NSLocationInRange(7, range));
    NSLog(@"%d %d", NSEqualRanges(range, copy), NSEqualRanges(range, NSMakeRange(2, 5)));
    NSRange common = NSIntersectionRange(range, NSMakeRange(4, 10));
    NSLog(@"%lu %lu", (unsigned long)common.location, (unsigned long)common.length);
    NSRange missing = [@"abc" rangeOfString:@"x"];
    NSLog(@"%d %lu", missing.location == NSNotFound, (unsigned long)missing.length);
    NSLog(@"%@", [@"abcdefgh" substringWithRange:range]);
  }
  return 0;
}
