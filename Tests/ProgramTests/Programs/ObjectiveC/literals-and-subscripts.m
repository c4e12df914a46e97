// Boxes, lists and subscripts written short.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    int base = 3;
    NSArray *numbers = @[ @(base), @(base * base), @1.5, @YES, @'c', @-2 ];
    NSLog(@"%@", [numbers componentsJoinedByString:@" "]);
    NSMutableArray *grid = [NSMutableArray array];
    for (int row = 0; row < 2; row++) {
      grid[row] = [@[ @0, @0, @0 ] mutableCopy];
    }
    grid[1][2] = @7;
    grid[0][0] = @([grid[1][2] intValue] * 2);
    for (NSArray *row in grid) {
      NSLog(@"%@", [row componentsJoinedByString:@" "]);
    }
    NSDictionary *user = @{
      @"name" : @"Kim",
      @"age" : @(20 + 1),
      @"tags" : @[ @"a", @"b" ],
    };
    NSLog(@"%@ %@ %lu", user[@"name"], user[@"age"], (unsigned long)[user[@"tags"] count]);
    NSString *key = @"name";
    NSLog(@"%@", user[[key lowercaseString]]);
    NSLog(@"%@", @(@"text".length + 1));
  }
  return 0;
}
