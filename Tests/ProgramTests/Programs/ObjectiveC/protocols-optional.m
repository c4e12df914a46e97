// Optional methods are asked for before they are called.
#import <Foundation/Foundation.h>

@protocol Visitor <NSObject>
@required
- (NSString *)name;
@optional
- (BOOL)mayEnter;
- (void)sayHello:(NSString *)host;
@end

@interface Guest : NSObject <Visitor>
@end
@implementation Guest
- (NSString *)name { return @"guest"; }
- (void)sayHello:(NSString *)host { NSLog(@"hello, %@", host); }
@end

@interface Stranger : NSObject <Visitor>
@end
@implementation Stranger
- (NSString *)name { return @"stranger"; }
- (BOOL)mayEnter { return NO; }
@end

static void Receive(id<Visitor> visitor) {
  BOOL enters = YES;
  if ([visitor respondsToSelector:@selector(mayEnter)]) {
    enters = [visitor mayEnter];
  }
  NSLog(@"%@ %@", visitor.name, enters ? @"comes in" : @"stays outside");
  if ([visitor respondsToSelector:@selector(sayHello:)]) {
    [visitor sayHello:@"house"];
  }
}

int main(void) {
  @autoreleasepool {
    Receive([Guest new]);
    Receive([Stranger new]);
    NSLog(@"%d %d", [Guest conformsToProtocol:@protocol(Visitor)],
          [NSString conformsToProtocol:@protocol(Visitor)]);
  }
  return 0;
}
