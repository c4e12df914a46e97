// Putting names under their first letter.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSArray *names = @[ @"Mia", @"ben", @"Max", @"Ada", @"Bea" ];
    NSMutableDictionary<NSString *, NSMutableArray *> *groups = [NSMutableDictionary dictionary];
    for (NSString *name in names) {
      NSString *letter = [[name substringToIndex:1] uppercaseString];
      if (!groups[letter]) groups[letter] = [NSMutableArray array];
      [groups[letter] addObject:name];
    }
    NSArray *letters = [groups.allKeys sortedArrayUsingSelector:@selector(compare:)];
    for (NSString *letter in letters) {
      NSArray *sorted = [groups[letter] sortedArrayUsingSelector:@selector(caseInsensitiveCompare:)];
      NSLog(@"%@: %@", letter, [sorted componentsJoinedByString:@", "]);
    }
    NSInteger section = 1, row = 1;
    NSLog(@"%@", groups[letters[section]][row]);
  }
  return 0;
}
