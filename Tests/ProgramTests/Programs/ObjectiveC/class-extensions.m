// What only the class itself may do stands in a class extension.
#import <Foundation/Foundation.h>

@interface Ticket : NSObject
@property (nonatomic, readonly) NSInteger number;
@property (nonatomic, copy, readonly) NSString *status;
- (void)stamp;
@end

@interface Ticket ()
@property (nonatomic, readwrite) NSInteger number;
@property (nonatomic, copy, readwrite) NSString *status;
@property (nonatomic) NSInteger stamps;
- (void)updateStatus;
@end

@implementation Ticket
- (instancetype)init {
  self = [super init];
  if (self) {
    _number = 100;
    [self updateStatus];
  }
  return self;
}
- (void)stamp {
  self.stamps += 1;
  self.number += 1;
  [self updateStatus];
}
- (void)updateStatus {
  self.status = self.stamps == 0 ? @"new" : [NSString stringWithFormat:@"stamped %ldx", (long)self.stamps];
}
@end

int main(void) {
  @autoreleasepool {
    Ticket *ticket = [Ticket new];
    NSLog(@"%ld %@", (long)ticket.number, ticket.status);
    [ticket stamp];
    [ticket stamp];
    NSLog(@"%ld %@", (long)ticket.number, ticket.status);
  }
  return 0;
}
