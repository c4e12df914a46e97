// Reading past the end of an array raises an exception that nobody catches.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSArray *list = @[ @"a", @"b" ];
    for (NSUInteger i = 0; i <= list.count; i++) {
      NSLog(@"%@", list[i]);
    }
    NSLog(@"never");
  }
  return 0;
}
