// A block copies the variables that it uses when it is made.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    int price = 10;
    void (^show)(void) = ^{ NSLog(@"price is %d", price); };
    price = 25;
    show();
    NSLog(@"outside it is %d", price);

    NSMutableArray *names = [NSMutableArray arrayWithObject:@"Ann"];
    void (^add)(NSString *) = ^(NSString *name) { [names addObject:name]; };
    add(@"Bob");
    NSLog(@"%lu names, last %@", (unsigned long)names.count, names.lastObject);

    NSMutableArray *actions = [NSMutableArray array];
    for (int step = 1; step <= 3; step++) {
      [actions addObject:^{ NSLog(@"step %d", step); }];
    }
    for (void (^action)(void) in actions) {
      action();
    }
  }
  return 0;
}
