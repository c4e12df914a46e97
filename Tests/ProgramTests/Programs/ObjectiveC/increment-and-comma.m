// ++ before and after, compound assignment, and the comma.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    int a = 5;
    int b = a++;
    int c = ++a;
    NSLog(@"%d %d %d", a, b, c);
    int list[] = {10, 20, 30};
    int i = 0;
    int first = list[i++];
    int second = list[i];
    NSLog(@"%d %d %d", first, second, i);
    a -= 2;
    a *= 3;
    a /= 4;
    a %= 3;
    a <<= 3;
    a |= 1;
    NSLog(@"%d", a);
    int d = (b = 3, b + 4);
    NSLog(@"%d %d", b, d);
    int x, y;
    x = y = 9;
    x--;
    NSLog(@"%d %d", x, y);
    if ((x = 0)) NSLog(@"never");
    NSLog(@"%d %d %d", !x, !y, !!y);
  }
  return 0;
}
