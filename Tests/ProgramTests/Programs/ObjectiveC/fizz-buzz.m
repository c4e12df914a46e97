// Counting with words for some numbers.
#import <Foundation/Foundation.h>

static NSString *Word(NSInteger n) {
  if (n % 15 == 0) return @"FizzBuzz";
  if (n % 5 == 0) return @"Buzz";
  if (n % 3 == 0) return @"Fizz";
  return [NSString stringWithFormat:@"%ld", (long)n];
}

int main(void) {
  @autoreleasepool {
    NSMutableArray *words = [NSMutableArray new];
    for (NSInteger n = 1; n <= 15; n++) {
      [words addObject:Word(n)];
    }
    NSLog(@"%@", [words componentsJoinedByString:@" "]);
  }
  return 0;
}
