// A method takes a block and calls it when it is done.
#import <Foundation/Foundation.h>

@interface Loader : NSObject
@property (nonatomic, copy) void (^onProgress)(NSInteger percent);
- (void)loadPages:(NSInteger)pages completion:(void (^)(NSArray *result, NSString *problem))completion;
@end

@implementation Loader
- (void)loadPages:(NSInteger)pages completion:(void (^)(NSArray *, NSString *))completion {
  if (pages <= 0) {
    completion(nil, @"nothing to load");
    return;
  }
  NSMutableArray *result = [NSMutableArray array];
  for (NSInteger page = 1; page <= pages; page++) {
    [result addObject:[NSString stringWithFormat:@"page %ld", (long)page]];
    if (self.onProgress) {
      self.onProgress(page * 100 / pages);
    }
  }
  completion(result, nil);
}
@end

int main(void) {
  @autoreleasepool {
    Loader *loader = [[Loader alloc] init];
    [loader loadPages:0 completion:^(NSArray *result, NSString *problem) {
      NSLog(@"result %@, problem %@", result, problem);
    }];
    loader.onProgress = ^(NSInteger percent) { NSLog(@"%ld %%", (long)percent); };
    [loader loadPages:3 completion:^(NSArray *result, NSString *problem) {
      NSLog(@"%@ (%lu)", [result componentsJoinedByString:@", "], (unsigned long)result.count);
    }];
  }
  return 0;
}
