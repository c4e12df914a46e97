// A range that is longer than the string.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSString *text = @"short";
    NSLog(@"%@", [text substringFromIndex:5]);
    NSLog(@"%@", [text substringToIndex:3]);
    NSLog(@"%@", [text substringWithRange:NSMakeRange(3, 5)]);
  }
  return 0;
}
