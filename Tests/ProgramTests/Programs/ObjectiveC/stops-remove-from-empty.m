// Changing a list at a place that it does not have.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSMutableArray *list = [NSMutableArray arrayWithObject:@1];
    [list removeObjectAtIndex:0];
    NSLog(@"%lu", (unsigned long)list.count);
    [list insertObject:@2 atIndex:0];
    NSLog(@"%@", list[0]);
    [list insertObject:@3 atIndex:5];
    NSLog(@"never");
  }
  return 0;
}
