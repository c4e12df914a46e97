// A category adds methods to a class that exists already.
#import <Foundation/Foundation.h>

@interface Account : NSObject
@property (nonatomic) NSInteger balance;
- (void)deposit:(NSInteger)amount;
@end
@implementation Account
- (void)deposit:(NSInteger)amount {
  self.balance += amount;
}
@end

@interface Account (Reporting)
@property (nonatomic, readonly) BOOL isEmpty;
- (NSString *)report;
+ (instancetype)accountWithBalance:(NSInteger)balance;
@end
@implementation Account (Reporting)
- (BOOL)isEmpty {
  return self.balance == 0;
}
- (NSString *)report {
  return [NSString stringWithFormat:@"balance %ld%@", (long)self.balance, self.isEmpty ? @" (empty)" : @""];
}
+ (instancetype)accountWithBalance:(NSInteger)balance {
  Account *account = [[self alloc] init];
  account.balance = balance;
  return account;
}
@end

int main(void) {
  @autoreleasepool {
    Account *account = [Account accountWithBalance:0];
    NSLog(@"%@", account.report);
    [account deposit:40];
    NSLog(@"%@", [account report]);
    NSLog(@"%d", account.isEmpty);
  }
  return 0;
}
