// Functions of C that call themselves.
#import <Foundation/Foundation.h>

static int Gcd(int a, int b) {
  return b == 0 ? a : Gcd(b, a % b);
}

static long Power(long base, int exponent) {
  if (exponent == 0) return 1;
  long half = Power(base, exponent / 2);
  return exponent % 2 ? half * half * base : half * half;
}

static BOOL IsOdd(int n);
static BOOL IsEven(int n) {
  return n == 0 ? YES : IsOdd(n - 1);
}
static BOOL IsOdd(int n) {
  return n == 0 ? NO : IsEven(n - 1);
}

static void Move(int disks, NSString *from, NSString *to, NSString *over, int *moves) {
  if (disks == 0) return;
  Move(disks - 1, from, over, to, moves);
  (*moves)++;
  if (disks == 3) NSLog(@"move %d: disk 3 from %@ to %@", *moves, from, to);
  Move(disks - 1, over, to, from, moves);
}

int main(void) {
  @autoreleasepool {
    NSLog(@"%d %d", Gcd(48, 36), Gcd(17, 5));
    NSLog(@"%ld", Power(3, 13));
    NSLog(@"%d %d", IsEven(10), IsOdd(10));
    int moves = 0;
    Move(4, @"A", @"C", @"B", &moves);
    NSLog(@"%d moves", moves);
  }
  return 0;
}
