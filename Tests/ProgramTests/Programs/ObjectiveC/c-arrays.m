// Arrays of C: a fixed number of values in a row.
#import <Foundation/Foundation.h>

static int Sum(const int *values, int count) {
  int sum = 0;
  for (int i = 0; i < count; i++) {
    sum += values[i];
  }
  return sum;
}

int main(void) {
  @autoreleasepool {
    int numbers[5] = {5, 3, 8};
    numbers[4] = 1;
    NSLog(@"%d %d", numbers[3], Sum(numbers, 5));
    for (int i = 0; i < 5; i++) {
      for (int j = 0; j + 1 < 5 - i; j++) {
        if (numbers[j] > numbers[j + 1]) {
          int swap = numbers[j];
          numbers[j] = numbers[j + 1];
          numbers[j + 1] = swap;
        }
      }
    }
    NSMutableString *line = [NSMutableString string];
    for (int i = 0; i < 5; i++) {
      [line appendFormat:@"%d ", numbers[i]];
    }
    NSLog(@"%@", line);
    int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
    grid[1][0] += 10;
    NSLog(@"%d %d", grid[1][0], grid[0][2]);
    NSString *names[] = {@"zero", @"one", @"two"};
    NSLog(@"%@", names[2]);
    double weights[] = {0.5, 0.25};
    NSLog(@"%.2f", weights[0] + weights[1]);
  }
  return 0;
}
