// A protocol may ask for all of another one.
#import <Foundation/Foundation.h>

@protocol Named
@property (nonatomic, readonly, copy) NSString *name;
@end
@protocol Priced <Named>
- (NSInteger)price;
@end
@protocol Describing
- (NSString *)text;
@end

@interface Tea : NSObject <Priced, Describing>
@end
@implementation Tea
- (NSString *)name { return @"tea"; }
- (NSInteger)price { return 3; }
- (NSString *)text { return [NSString stringWithFormat:@"%@ for %ld", self.name, (long)self.price]; }
@end

@interface Water : NSObject <Named>
@property (nonatomic, readonly, copy) NSString *name;
@end
@implementation Water
- (instancetype)init {
  if (self = [super init]) _name = @"water";
  return self;
}
@end

static void Show(id<Named> thing) {
  if ([(id)thing conformsToProtocol:@protocol(Describing)]) {
    NSLog(@"%@", [(id<Describing>)thing text]);
  } else {
    NSLog(@"just %@", thing.name);
  }
}

int main(void) {
  @autoreleasepool {
    NSArray<id<Named>> *things = @[ [Tea new], [Water new] ];
    for (id<Named> thing in things) Show(thing);
    NSInteger total = 0;
    for (id thing in things) {
      if ([thing conformsToProtocol:@protocol(Priced)]) total += [thing price];
    }
    NSLog(@"%ld", (long)total);
  }
  return 0;
}
