// Equal is not the same as identical; isEqual: and hash say what equal means.
#import <Foundation/Foundation.h>

@interface Seat : NSObject
@property (nonatomic) NSInteger row;
@property (nonatomic) NSInteger number;
+ (instancetype)row:(NSInteger)row number:(NSInteger)number;
@end
@implementation Seat
+ (instancetype)row:(NSInteger)row number:(NSInteger)number {
  Seat *seat = [self new];
  seat.row = row;
  seat.number = number;
  return seat;
}
- (BOOL)isEqual:(id)object {
  if (self == object) return YES;
  if (![object isKindOfClass:[Seat class]]) return NO;
  Seat *other = object;
  return self.row == other.row && self.number == other.number;
}
- (NSUInteger)hash {
  return self.row * 31 + self.number;
}
@end

int main(void) {
  @autoreleasepool {
    Seat *a = [Seat row:1 number:2];
    Seat *b = [Seat row:1 number:2];
    Seat *c = [Seat row:2 number:1];
    NSLog(@"%d %d %d", a == b, [a isEqual:b], [a isEqual:c]);
    NSLog(@"%d %d", [a isEqual:@"seat"], [a isEqual:nil]);
    NSArray *seats = @[ a, c ];
    NSLog(@"%lu %d", (unsigned long)[seats indexOfObject:b], [seats containsObject:[Seat row:9 number:9]]);
    NSSet *set = [NSSet setWithObjects:a, b, c, nil];
    NSLog(@"%lu", (unsigned long)set.count);
    NSDictionary *names = @{ @"front" : a };
    NSLog(@"%d", [names[@"front"] isEqual:b]);
  }
  return 0;
}
