// Halving a sorted list until the value is found.
#import <Foundation/Foundation.h>

static NSInteger Find(NSArray<NSNumber *> *sorted, NSInteger wanted, int *looks) {
  NSInteger low = 0, high = (NSInteger)sorted.count - 1;
  *looks = 0;
  while (low <= high) {
    NSInteger middle = low + (high - low) / 2;
    NSInteger value = sorted[middle].integerValue;
    ++*looks;
    if (value == wanted) return middle;
    if (value < wanted) {
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  return NSNotFound;
}

int main(void) {
  @autoreleasepool {
    NSMutableArray *numbers = [NSMutableArray array];
    for (int i = 0; i < 20; i++) [numbers addObject:@(i * i)];
    int looks;
    for (NSNumber *wanted in @[ @49, @0, @361, @50 ]) {
      NSInteger index = Find(numbers, wanted.integerValue, &looks);
      if (index == NSNotFound) {
        NSLog(@"%@ is not there (%d looks)", wanted, looks);
      } else {
        NSLog(@"%@ at %ld (%d looks)", wanted, (long)index, looks);
      }
    }
  }
  return 0;
}
