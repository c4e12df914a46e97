// How arrays, dictionaries and ranges look when they are printed.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSLog(@"%@", @[ @1, @"two", @"three words", @2.5 ]);
    NSLog(@"%@", @[]);
    NSLog(@"%@", @{ @"name" : @"Ann", @"age" : @30, @"home town" : @"Bonn" });
    NSLog(@"%@", @{ @"list" : @[ @1, @2 ], @"inner" : @{ @"a" : @"b" } });
    NSLog(@"%@", @[ @[ @"x" ], @{} ]);
    NSLog(@"%@", NSStringFromRange(NSMakeRange(2, 5)));
    NSLog(@"%@", [NSNull null]);
  }
  return 0;
}
