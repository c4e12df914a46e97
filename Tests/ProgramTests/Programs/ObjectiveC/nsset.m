// Sets hold an object once.
#import <Foundation/Foundation.h>

static NSString *Sorted(NSSet *set) {
  return [[set.allObjects sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@","];
}

int main(void) {
  @autoreleasepool {
    NSMutableSet *red = [NSMutableSet setWithObjects:@1, @2, @3, @2, nil];
    NSSet *blue = [NSSet setWithArray:@[ @3, @4 ]];
    NSLog(@"%lu %@", (unsigned long)red.count, Sorted(red));
    [red addObject:@9];
    [red removeObject:@1];
    NSLog(@"%@ %d %d", Sorted(red), [red containsObject:@9], [red containsObject:@1]);
    NSMutableSet *both = [red mutableCopy];
    [both intersectSet:blue];
    NSLog(@"%@", Sorted(both));
    [both unionSet:blue];
    NSLog(@"%@", Sorted(both));
    [both minusSet:[NSSet setWithObject:@4]];
    NSLog(@"%@ %d", Sorted(both), [both isSubsetOfSet:blue]);
    NSLog(@"%@", [blue member:@7]);
  }
  return 0;
}
