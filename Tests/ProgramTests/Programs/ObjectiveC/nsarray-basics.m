// Arrays that do not change: reading, searching, cutting.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSArray *fruits = @[ @"apple", @"pear", @"plum", @"pear" ];
    NSLog(@"%lu %@ %@ %@", (unsigned long)fruits.count, fruits[0], fruits.firstObject, [fruits lastObject]);
    NSLog(@"%lu %d", (unsigned long)[fruits indexOfObject:@"pear"], [fruits containsObject:@"fig"]);
    NSLog(@"%d", [fruits indexOfObject:@"fig"] == NSNotFound);
    NSArray *more = [fruits arrayByAddingObject:@"fig"];
    NSArray *middle = [more subarrayWithRange:NSMakeRange(1, 3)];
    NSLog(@"%@ from %lu", [middle componentsJoinedByString:@"+"], (unsigned long)more.count);
    NSArray *both = [fruits arrayByAddingObjectsFromArray:@[ @"nut" ]];
    NSLog(@"%@", both.lastObject);
    NSLog(@"%@", [[[fruits reverseObjectEnumerator] allObjects] componentsJoinedByString:@" "]);
    NSArray *nothing = @[];
    NSLog(@"%@ %lu", nothing.firstObject, (unsigned long)nothing.count);
    NSArray *mixed = @[ @1, @"two", @[ @3, @4 ], @{ @"five" : @5 } ];
    NSLog(@"%@ %@", mixed[2][1], mixed[3][@"five"]);
  }
  return 0;
}
