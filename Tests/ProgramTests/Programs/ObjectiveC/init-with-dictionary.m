// Models made from what a server might have sent.
#import <Foundation/Foundation.h>

@interface Song : NSObject
@property (nonatomic, copy, readonly) NSString *title;
@property (nonatomic, readonly) NSInteger seconds;
@property (nonatomic, copy, readonly) NSArray<NSString *> *tags;
@property (nonatomic, readonly, getter=isLong) BOOL longSong;
- (instancetype)initWithDictionary:(NSDictionary *)dictionary;
@end

@implementation Song
- (instancetype)initWithDictionary:(NSDictionary *)dictionary {
  id title = dictionary[@"title"];
  if (![title isKindOfClass:[NSString class]]) return nil;
  self = [super init];
  if (self) {
    _title = [title copy];
    _seconds = [dictionary[@"seconds"] integerValue];
    id tags = dictionary[@"tags"];
    _tags = [tags isKindOfClass:NSArray.class] ? [tags copy] : @[];
  }
  return self;
}
- (BOOL)isLong {
  return self.seconds > 300;
}
- (NSString *)description {
  return [NSString stringWithFormat:@"%@ %ld:%02ld%@", self.title, (long)self.seconds / 60,
                                    (long)self.seconds % 60, self.isLong ? @" (long)" : @""];
}
@end

int main(void) {
  @autoreleasepool {
    NSArray *rows = @[
      @{ @"title" : @"Aria", @"seconds" : @125, @"tags" : @[ @"slow" ] },
      @{ @"title" : @7 },
      @{ @"title" : @"Suite", @"seconds" : @"403", @"tags" : @"none" },
      @{},
      @{ @"title" : @"Rest" }
    ];
    NSMutableArray<Song *> *songs = [NSMutableArray array];
    for (NSDictionary *row in rows) {
      Song *song = [[Song alloc] initWithDictionary:row];
      if (song) [songs addObject:song];
    }
    for (Song *song in songs) NSLog(@"%@, %lu tags", song, (unsigned long)song.tags.count);
    NSLog(@"%ld", (long)[[songs valueForKeyPath:@"@sum.seconds"] integerValue]);
  }
  return 0;
}
