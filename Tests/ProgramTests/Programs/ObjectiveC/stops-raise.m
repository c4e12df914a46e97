// A programmer's own check raises an exception.
#import <Foundation/Foundation.h>

@interface Account : NSObject
@property (nonatomic) NSInteger balance;
@end
@implementation Account
- (void)withdraw:(NSInteger)amount {
  if (amount > self.balance) {
    [NSException raise:@"AccountException" format:@"%ld is more than %ld", (long)amount, (long)self.balance];
  }
  self.balance -= amount;
  NSLog(@"left %ld", (long)self.balance);
}
@end

int main(void) {
  @autoreleasepool {
    Account *account = [Account new];
    account.balance = 10;
    @try {
      [account withdraw:50];
    } @catch (NSException *exception) {
      NSLog(@"%@", exception.reason);
    }
    [account withdraw:4];
    [account withdraw:7];
  }
  return 0;
}
