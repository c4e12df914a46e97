// Categories on strings, arrays and numbers.
#import <Foundation/Foundation.h>

@interface NSString (Words)
- (NSUInteger)wordCount;
- (NSString *)reversedText;
@end
@implementation NSString (Words)
- (NSUInteger)wordCount {
  NSUInteger count = 0;
  for (NSString *word in [self componentsSeparatedByString:@" "]) {
    if (word.length > 0) count++;
  }
  return count;
}
- (NSString *)reversedText {
  NSMutableString *result = [NSMutableString string];
  for (NSInteger i = (NSInteger)self.length - 1; i >= 0; i--) {
    [result appendFormat:@"%C", [self characterAtIndex:i]];
  }
  return result;
}
@end

@interface NSArray (Sums)
- (NSInteger)sum;
- (NSArray *)mapped:(id (^)(id item))change;
@end
@implementation NSArray (Sums)
- (NSInteger)sum {
  NSInteger sum = 0;
  for (NSNumber *number in self) {
    sum += number.integerValue;
  }
  return sum;
}
- (NSArray *)mapped:(id (^)(id))change {
  NSMutableArray *result = [NSMutableArray arrayWithCapacity:self.count];
  for (id item in self) {
    [result addObject:change(item)];
  }
  return [result copy];
}
@end

int main(void) {
  @autoreleasepool {
    NSLog(@"%lu words, backwards %@", (unsigned long)@"the  quick fox".wordCount, [@"fox" reversedText]);
    NSArray *numbers = @[ @1, @2, @3 ];
    NSArray *squares = [numbers mapped:^id(NSNumber *n) { return @(n.intValue * n.intValue); }];
    NSLog(@"%ld %@", (long)numbers.sum, [squares componentsJoinedByString:@" "]);
  }
  return 0;
}
