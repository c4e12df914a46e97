// Only the last of several requests counts: old ones carry an old number.
#import <Foundation/Foundation.h>

@interface SearchBox : NSObject
@property (nonatomic, strong) NSMutableArray *waiting;
@property (nonatomic) NSInteger latest;
@end
@implementation SearchBox
- (instancetype)init {
  if (self = [super init]) _waiting = [NSMutableArray array];
  return self;
}
- (void)type:(NSString *)text {
  NSInteger number = ++self.latest;
  __weak typeof(self) weakSelf = self;
  [self.waiting addObject:[^{
    if (number != weakSelf.latest) {
      NSLog(@"dropped %@", text);
      return;
    }
    NSLog(@"searching %@", text);
  } copy]];
}
- (void)timePasses {
  NSArray *due = [self.waiting copy];
  [self.waiting removeAllObjects];
  for (void (^work)(void) in due) work();
}
@end

int main(void) {
  @autoreleasepool {
    SearchBox *box = [SearchBox new];
    [box type:@"s"];
    [box type:@"sw"];
    [box type:@"swi"];
    [box timePasses];
    [box timePasses];
    [box type:@"swif"];
    [box timePasses];
    NSLog(@"%ld typed", (long)box.latest);
  }
  return 0;
}
