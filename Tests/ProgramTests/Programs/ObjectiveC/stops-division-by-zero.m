// Dividing an integer by zero.
#import <Foundation/Foundation.h>

static int Average(const int *values, int count) {
  int sum = 0;
  for (int i = 0; i < count; i++) sum += values[i];
  return sum / count;
}

int main(void) {
  @autoreleasepool {
    int values[] = {4, 8};
    NSLog(@"%.1f", 1 / 0.5);
    NSLog(@"%d", Average(values, 2));
    NSLog(@"%d", Average(values, 0));
  }
  return 0;
}
