// An object is let go when its last owner lets it go, and then lets go what it owns.
#import <Foundation/Foundation.h>

@interface Part : NSObject
@property (nonatomic, copy) NSString *name;
+ (instancetype)partNamed:(NSString *)name;
@end
@implementation Part
+ (instancetype)partNamed:(NSString *)name {
  Part *part = [[self alloc] init];
  part.name = name;
  return part;
}
- (void)dealloc {
  NSLog(@"%@ goes", _name);
}
@end

@interface Engine : Part
@property (nonatomic, strong) Part *valve;
@property (nonatomic, weak) Part *observer;
@end
@implementation Engine
@end

int main(void) {
  @autoreleasepool {
    Part *kept = nil;
    @autoreleasepool {
      Engine *engine = [[Engine alloc] init];
      engine.name = @"engine";
      @autoreleasepool {
        engine.valve = [[Part alloc] init];
        engine.valve.name = @"valve";
        kept = engine.valve;
      }
      NSLog(@"leaving the engine");
    }
    NSLog(@"valve is still %@", kept.name);
    kept = nil;
    NSLog(@"end");
  }
  return 0;
}
