// A message that the object does not know ends the program.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    id value = @"text";
    NSLog(@"%lu", (unsigned long)[value length]);
    value = @5;
    NSLog(@"%lu", (unsigned long)[value length]);
    NSLog(@"never");
  }
  return 0;
}
