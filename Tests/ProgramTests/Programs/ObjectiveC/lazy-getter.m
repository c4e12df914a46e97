// A getter that makes the value when it is first asked for.
#import <Foundation/Foundation.h>

@interface Album : NSObject
@property (nonatomic, strong) NSMutableArray *photos;
@property (nonatomic, copy) NSString *cover;
@end

@implementation Album
- (NSMutableArray *)photos {
  if (!_photos) {
    NSLog(@"making the array");
    _photos = [NSMutableArray array];
  }
  return _photos;
}
- (NSString *)cover {
  if (_cover == nil) {
    _cover = [NSString stringWithFormat:@"cover of %lu photos", (unsigned long)self.photos.count];
  }
  return _cover;
}
@end

int main(void) {
  @autoreleasepool {
    Album *album = [[Album alloc] init];
    NSLog(@"made");
    [album.photos addObject:@"beach"];
    [album.photos addObject:@"hill"];
    NSLog(@"%@", album.cover);
    [album.photos addObject:@"sea"];
    NSLog(@"%@", album.cover);
    album.photos = nil;
    NSLog(@"%lu", (unsigned long)album.photos.count);
  }
  return 0;
}
