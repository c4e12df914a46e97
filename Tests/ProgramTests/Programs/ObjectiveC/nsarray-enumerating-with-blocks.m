// Going through an array with a block, and stopping early.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSArray *names = @[ @"Ann", @"Bob", @"Cy", @"Dee" ];
    [names enumerateObjectsUsingBlock:^(NSString *name, NSUInteger index, BOOL *stop) {
      NSLog(@"%lu %@", (unsigned long)index, name);
      if ([name isEqualToString:@"Cy"]) *stop = YES;
    }];
    [names enumerateObjectsWithOptions:NSEnumerationReverse
                            usingBlock:^(NSString *name, NSUInteger index, BOOL *stop) {
                              NSLog(@"back %lu %@", (unsigned long)index, name);
                            }];
    NSUInteger index = [names indexOfObjectPassingTest:^BOOL(NSString *name, NSUInteger i, BOOL *stop) {
      return name.length == 2;
    }];
    NSLog(@"%lu", (unsigned long)index);
    __block NSInteger letters = 0;
    [names enumerateObjectsUsingBlock:^(id name, NSUInteger i, BOOL *stop) { letters += [name length]; }];
    NSLog(@"%ld", (long)letters);

    NSDictionary *ages = @{ @"Ann" : @30 };
    [ages enumerateKeysAndObjectsUsingBlock:^(id key, id age, BOOL *stop) {
      NSLog(@"%@ is %@", key, age);
    }];
  }
  return 0;
}
