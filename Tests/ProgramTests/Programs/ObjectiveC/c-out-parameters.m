// A function answers more than one thing through pointers.
#import <Foundation/Foundation.h>

static BOOL Divide(int a, int b, int *quotient, int *remainder) {
  if (b == 0) return NO;
  *quotient = a / b;
  if (remainder != NULL) *remainder = a % b;
  return YES;
}

static void Swap(NSInteger *a, NSInteger *b) {
  NSInteger old = *a;
  *a = *b;
  *b = old;
}

int main(void) {
  @autoreleasepool {
    int q = 0, r = 0;
    if (Divide(17, 5, &q, &r)) NSLog(@"%d rest %d", q, r);
    if (Divide(20, 3, &q, NULL)) NSLog(@"%d rest still %d", q, r);
    if (!Divide(1, 0, &q, &r)) NSLog(@"not by zero, %d stays", q);
    NSInteger left = 1, right = 2;
    Swap(&left, &right);
    NSLog(@"%ld %ld", (long)left, (long)right);
    int value = 5;
    int *pointer = &value;
    *pointer += 1;
    (*pointer)++;
    NSLog(@"%d", value);
  }
  return 0;
}
