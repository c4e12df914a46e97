// Class methods that make objects; a subclass gets objects of its own kind.
#import <Foundation/Foundation.h>

@interface Money : NSObject
@property (nonatomic, readonly) NSInteger cents;
+ (instancetype)cents:(NSInteger)cents;
+ (instancetype)zero;
- (instancetype)plus:(Money *)other;
@end

@implementation Money
+ (instancetype)cents:(NSInteger)cents {
  Money *money = [[self alloc] init];
  money->_cents = cents;
  return money;
}
+ (instancetype)zero {
  return [self cents:0];
}
- (instancetype)plus:(Money *)other {
  return [[self class] cents:self.cents + other.cents];
}
- (NSString *)description {
  return [NSString stringWithFormat:@"%ld.%02ld", (long)self.cents / 100, (long)self.cents % 100];
}
@end

@interface Euro : Money
@end
@implementation Euro
- (NSString *)description {
  return [@"EUR " stringByAppendingString:[super description]];
}
@end

int main(void) {
  @autoreleasepool {
    Money *a = [Money cents:1250];
    Money *b = [a plus:[Money cents:75]];
    NSLog(@"%@ %@ %@", a, b, [Money zero]);
    Euro *c = [[Euro cents:200] plus:a];
    NSLog(@"%@ %@", c, [Euro zero]);
    NSLog(@"%d %d", [c isKindOfClass:[Euro class]], [a isKindOfClass:[Euro class]]);
  }
  return 0;
}
