// Removing from a list while for-in walks through it.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSMutableArray *list = [@[ @1, @2, @3, @4 ] mutableCopy];
    for (NSNumber *number in list) {
      NSLog(@"%@", number);
      if (number.intValue == 2) [list removeObject:number];
    }
    NSLog(@"never");
  }
  return 0;
}
