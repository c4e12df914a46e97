// A delegate is held weakly, and messages to it when it is gone do nothing.
#import <Foundation/Foundation.h>

@class Download;
@protocol DownloadDelegate <NSObject>
- (void)download:(Download *)download didReach:(NSInteger)percent;
@optional
- (void)downloadDidFinish:(Download *)download;
@end

@interface Download : NSObject
@property (nonatomic, weak) id<DownloadDelegate> delegate;
@property (nonatomic, copy) NSString *name;
- (void)run;
@end

@implementation Download
- (void)run {
  [self.delegate download:self didReach:50];
  [self.delegate download:self didReach:100];
  if ([self.delegate respondsToSelector:@selector(downloadDidFinish:)]) {
    [self.delegate downloadDidFinish:self];
  }
  NSLog(@"%@ done, delegate %@", self.name, self.delegate ? @"there" : @"gone");
}
@end

@interface Bar : NSObject <DownloadDelegate>
@end
@implementation Bar
- (void)download:(Download *)download didReach:(NSInteger)percent {
  NSLog(@"bar: %@ %ld%%", download.name, (long)percent);
}
@end

@interface Screen : Bar
@end
@implementation Screen
- (void)downloadDidFinish:(Download *)download {
  NSLog(@"screen: %@ finished", download.name);
}
@end

int main(void) {
  Download *download = [[Download alloc] init];
  download.name = @"photo";
  @autoreleasepool {
    Bar *bar = [[Bar alloc] init];
    download.delegate = bar;
    [download run];
    Screen *screen = [[Screen alloc] init];
    download.delegate = screen;
    [download run];
  }
  [download run];
  return 0;
}
