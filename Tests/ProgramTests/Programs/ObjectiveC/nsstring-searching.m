// Finding something in a string.
#import <Foundation/Foundation.h>

static NSUInteger Count(NSString *needle, NSString *text) {
  NSUInteger count = 0;
  NSRange rest = NSMakeRange(0, text.length);
  while (rest.length > 0) {
    NSRange found = [text rangeOfString:needle options:0 range:rest];
    if (found.location == NSNotFound) break;
    count++;
    NSUInteger next = NSMaxRange(found);
    rest = NSMakeRange(next, text.length - next);
  }
  return count;
}

int main(void) {
  @autoreleasepool {
    NSString *text = @"the cat and the hat";
    NSRange range = [text rangeOfString:@"cat"];
    NSLog(@"%lu %lu", (unsigned long)range.location, (unsigned long)range.length);
    NSLog(@"%d", [text rangeOfString:@"dog"].location == NSNotFound);
    NSRange last = [text rangeOfString:@"the" options:NSBackwardsSearch];
    NSLog(@"%lu", (unsigned long)last.location);
    NSRange any = [text rangeOfString:@"HAT" options:NSCaseInsensitiveSearch];
    NSLog(@"%@", [text substringWithRange:any]);
    NSLog(@"%lu %lu %lu", (unsigned long)Count(@"the", text), (unsigned long)Count(@"at", text),
          (unsigned long)Count(@"z", text));
  }
  return 0;
}
