// Pointers to functions.
#import <Foundation/Foundation.h>

typedef int (*Operation)(int, int);

static int Add(int a, int b) { return a + b; }
static int Subtract(int a, int b) { return a - b; }

static int Apply(Operation operation, int a, int b) {
  return operation(a, b);
}

int main(void) {
  @autoreleasepool {
    Operation operation = Add;
    NSLog(@"%d", operation(2, 3));
    operation = &Subtract;
    NSLog(@"%d %d", Apply(operation, 2, 3), Apply(Add, 2, 3));
    Operation all[] = {Add, Subtract};
    for (int i = 0; i < 2; i++) NSLog(@"%d", all[i](10, 4));
    NSLog(@"%d", operation == Subtract);
  }
  return 0;
}
