// dispatch_once runs its block a single time, whoever comes first.
#import <Foundation/Foundation.h>

@interface Store : NSObject
@property (nonatomic, strong) NSMutableArray *items;
+ (instancetype)shared;
@end

@implementation Store
+ (instancetype)shared {
  static Store *shared = nil;
  static dispatch_once_t token;
  dispatch_once(&token, ^{
    NSLog(@"making the store");
    shared = [[self alloc] init];
    shared.items = [NSMutableArray array];
  });
  return shared;
}
@end

int main(void) {
  @autoreleasepool {
    NSLog(@"start");
    [[Store shared].items addObject:@"pen"];
    [Store.shared.items addObject:@"ink"];
    NSLog(@"%@ %d", [[Store shared].items componentsJoinedByString:@" "], [Store shared] == Store.shared);
  }
  return 0;
}
