// Splitting a string and putting the pieces together.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSArray<NSString *> *parts = [@"red,green,,blue" componentsSeparatedByString:@","];
    NSLog(@"%lu [%@]", (unsigned long)parts.count, [parts componentsJoinedByString:@"|"]);
    NSMutableArray *filled = [NSMutableArray array];
    for (NSString *part in parts) {
      if (part.length) [filled addObject:part.capitalizedString];
    }
    NSLog(@"%@", [filled componentsJoinedByString:@" and "]);

    NSMutableDictionary *values = [NSMutableDictionary dictionary];
    for (NSString *pair in [@"w=10;h=20;broken" componentsSeparatedByString:@";"]) {
      NSArray *sides = [pair componentsSeparatedByString:@"="];
      if (sides.count != 2) {
        NSLog(@"cannot read %@", pair);
        continue;
      }
      values[sides[0]] = @([sides[1] intValue]);
    }
    NSLog(@"%d", [values[@"w"] intValue] * [values[@"h"] intValue]);

    NSString *word = @"level";
    BOOL same = YES;
    for (NSUInteger i = 0; i < word.length / 2; i++) {
      if ([word characterAtIndex:i] != [word characterAtIndex:word.length - 1 - i]) same = NO;
    }
    NSLog(@"%@ %@", word, same ? @"reads both ways" : @"does not");
  }
  return 0;
}
