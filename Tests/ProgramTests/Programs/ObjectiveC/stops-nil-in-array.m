// nil cannot be put into an array.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSMutableArray *list = [NSMutableArray array];
    NSDictionary *names = @{ @"a" : @"Ann" };
    for (NSString *key in @[ @"a", @"b" ]) {
      [list addObject:names[key]];
      NSLog(@"%lu", (unsigned long)list.count);
    }
  }
  return 0;
}
