// Small integers become int when they are calculated with.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    unsigned char a = 200;
    unsigned char b = 100;
    int sum = a + b;
    unsigned char wrapped = a + b;
    NSLog(@"%d %d", sum, wrapped);
    char small = 127;
    small++;
    NSLog(@"%d", small);
    short half = 30000;
    int twice = half * 2;
    short cut = half * 2;
    NSLog(@"%d %d", twice, cut);
    NSLog(@"%d", 'a' + 1);
    char letter = 'a' + 2;
    NSLog(@"%c", letter);
    int million = 1000000;
    long long product = (long long)million * million;
    NSLog(@"%lld", product);
    unsigned char inverted = ~a;
    NSLog(@"%d %d", ~a, inverted);
    NSLog(@"%d", (a >> 3) << 3);
  }
  return 0;
}
