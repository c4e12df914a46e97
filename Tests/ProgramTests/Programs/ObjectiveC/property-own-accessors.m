// Writing a property's getter or setter oneself.
#import <Foundation/Foundation.h>

@interface Slider : NSObject
@property (nonatomic) NSInteger value;
@property (nonatomic, readonly) double fraction;
@property (nonatomic, copy) NSString *label;
@end

@implementation Slider {
  NSInteger _changes;
}
- (void)setValue:(NSInteger)value {
  NSInteger clamped = MAX(0, MIN(100, value));
  if (clamped == _value) {
    NSLog(@"no change");
    return;
  }
  NSLog(@"%ld -> %ld (change %ld)", (long)_value, (long)clamped, (long)++_changes);
  _value = clamped;
}
- (double)fraction {
  return self.value / 100.0;
}
- (NSString *)label {
  return _label ?: @"untitled";
}
@end

int main(void) {
  @autoreleasepool {
    Slider *slider = [Slider new];
    slider.value = 40;
    slider.value += 500;
    slider.value = 100;
    slider.value -= 75;
    NSLog(@"%.2f", slider.fraction);
    NSLog(@"%@", slider.label);
    slider.label = @"Volume";
    NSLog(@"%@", slider.label);
  }
  return 0;
}
