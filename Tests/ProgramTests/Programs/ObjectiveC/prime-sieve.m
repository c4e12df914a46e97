// The sieve of Eratosthenes with an array of C.
#import <Foundation/Foundation.h>

#define kLimit 50

int main(void) {
  @autoreleasepool {
    BOOL crossed[kLimit + 1] = {NO};
    NSMutableArray *primes = [NSMutableArray array];
    for (int n = 2; n <= kLimit; n++) {
      if (crossed[n]) continue;
      [primes addObject:@(n)];
      for (int multiple = n * n; multiple <= kLimit; multiple += n) {
        crossed[multiple] = YES;
      }
    }
    NSLog(@"%@", [primes componentsJoinedByString:@" "]);
    int gap = 0;
    for (NSUInteger i = 1; i < primes.count; i++) {
      gap = MAX(gap, [primes[i] intValue] - [primes[i - 1] intValue]);
    }
    NSLog(@"%lu primes, largest gap %d", (unsigned long)primes.count, gap);
  }
  return 0;
}
