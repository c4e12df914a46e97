// Static variables of a file and of a function live as long as the program.
#import <Foundation/Foundation.h>

static int opened = 0;
static NSString *const kPrefix = @"door";
static const int kLimit = 3;

static NSString *Open(void) {
  static int total;
  total += 10;
  opened++;
  if (opened > kLimit) {
    opened = 0;
    return @"too many";
  }
  return [NSString stringWithFormat:@"%@ %d (%d)", kPrefix, opened, total];
}

@interface Tag : NSObject
+ (int)next;
@end
static int nextTag = 7;
@implementation Tag
+ (int)next {
  return nextTag++;
}
@end

int main(void) {
  @autoreleasepool {
    for (int i = 0; i < 5; i++) {
      NSLog(@"%@", Open());
    }
    int a = [Tag next], b = [Tag next];
    NSLog(@"%d %d %d", a, b, nextTag);
  }
  return 0;
}
