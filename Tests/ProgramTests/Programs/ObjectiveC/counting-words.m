// Counting with a dictionary of numbers.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSString *text = @"the rain in the plain is the main rain";
    NSMutableDictionary<NSString *, NSNumber *> *counts = [NSMutableDictionary dictionary];
    for (NSString *word in [text componentsSeparatedByString:@" "]) {
      counts[word] = @(counts[word].integerValue + 1);
    }
    NSArray *words = [counts.allKeys sortedArrayUsingComparator:^NSComparisonResult(NSString *a, NSString *b) {
      NSComparisonResult byCount = [counts[b] compare:counts[a]];
      return byCount != NSOrderedSame ? byCount : [a compare:b];
    }];
    for (NSString *word in words) {
      NSLog(@"%-6s %@", word.UTF8String, counts[word]);
    }
  }
  return 0;
}
