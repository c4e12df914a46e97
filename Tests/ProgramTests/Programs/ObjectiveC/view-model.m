// A model that turns data into what a screen shows, and tells when it changed.
#import <Foundation/Foundation.h>

@interface CartModel : NSObject
@property (nonatomic, copy) void (^onChange)(CartModel *model);
@property (nonatomic, readonly) NSInteger total;
@property (nonatomic, readonly, copy) NSString *summary;
- (void)add:(NSString *)name price:(NSInteger)price;
- (void)removeAtIndex:(NSUInteger)index;
@end

@interface CartModel ()
@property (nonatomic, strong) NSMutableArray<NSDictionary *> *items;
@end

@implementation CartModel
- (instancetype)init {
  if (self = [super init]) {
    _items = [NSMutableArray array];
  }
  return self;
}
- (void)add:(NSString *)name price:(NSInteger)price {
  [self.items addObject:@{ @"name" : name, @"price" : @(price) }];
  [self changed];
}
- (void)removeAtIndex:(NSUInteger)index {
  if (index >= self.items.count) return;
  [self.items removeObjectAtIndex:index];
  [self changed];
}
- (NSInteger)total {
  NSInteger total = 0;
  for (NSDictionary *item in self.items) total += [item[@"price"] integerValue];
  return total;
}
- (NSString *)summary {
  if (self.items.count == 0) return @"empty";
  NSString *things = self.items.count == 1 ? @"thing" : @"things";
  return [NSString stringWithFormat:@"%lu %@ for %ld", (unsigned long)self.items.count, things, (long)self.total];
}
- (void)changed {
  if (self.onChange) self.onChange(self);
}
@end

int main(void) {
  @autoreleasepool {
    CartModel *model = [CartModel new];
    [model add:@"pen" price:2];
    __block int renders = 0;
    model.onChange = ^(CartModel *model) {
      renders++;
      NSLog(@"label: %@", model.summary);
    };
    [model add:@"book" price:15];
    [model removeAtIndex:9];
    [model removeAtIndex:0];
    [model removeAtIndex:0];
    NSLog(@"%d renders", renders);
  }
  return 0;
}
