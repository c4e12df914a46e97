// Initializers that call one another, down to the superclass.
#import <Foundation/Foundation.h>

@interface Shape : NSObject
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end
@implementation Shape
- (instancetype)init {
  NSLog(@"shape init");
  return [self initWithName:@"shape"];
}
- (instancetype)initWithName:(NSString *)name {
  self = [super init];
  if (self) {
    NSLog(@"shape initWithName: %@", name);
    _name = [name copy];
  }
  return self;
}
@end

@interface Square : Shape
@property (nonatomic) NSInteger side;
- (instancetype)initWithSide:(NSInteger)side;
@end
@implementation Square
- (instancetype)initWithSide:(NSInteger)side {
  if (side < 0) return nil;
  if ((self = [super initWithName:@"square"])) {
    _side = side;
    NSLog(@"square of %ld", (long)side);
  }
  return self;
}
- (instancetype)initWithName:(NSString *)name {
  NSLog(@"square initWithName:");
  return [super initWithName:name];
}
@end

int main(void) {
  @autoreleasepool {
    NSLog(@"%@", [[Shape alloc] init].name);
    Square *square = [[Square alloc] initWithSide:4];
    NSLog(@"%@ %ld", square.name, (long)square.side);
    Square *plain = [[Square alloc] init];
    NSLog(@"%@ %ld", plain.name, (long)plain.side);
    NSLog(@"%@", [[Square alloc] initWithSide:-1]);
  }
  return 0;
}
