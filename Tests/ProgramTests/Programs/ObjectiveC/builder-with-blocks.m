// Methods that return self or a block can be chained.
#import <Foundation/Foundation.h>

@interface Label : NSObject
@property (nonatomic, copy) NSString *text;
@property (nonatomic) NSInteger size;
- (Label *)withText:(NSString *)text;
- (Label * (^)(NSInteger))sized;
@end
@implementation Label
- (Label *)withText:(NSString *)text {
  self.text = text;
  return self;
}
- (Label * (^)(NSInteger))sized {
  return ^(NSInteger size) {
    self.size = size;
    return self;
  };
}
+ (Label *)make:(void (^)(Label *label))fill {
  Label *label = [[Label alloc] init];
  fill(label);
  return label;
}
- (NSString *)description {
  return [NSString stringWithFormat:@"'%@' at %ld", self.text, (long)self.size];
}
@end

int main(void) {
  @autoreleasepool {
    Label *title = [[Label new] withText:@"Title"].sized(24);
    NSLog(@"%@", title);
    Label *note = [Label make:^(Label *label) {
      label.text = @"Note";
      label.sized(11);
    }];
    NSLog(@"%@", note);
    NSLog(@"%@", [title withText:nil].sized(1).sized(2));
  }
  return 0;
}
