// A program by chance, number 30.
#import <Foundation/Foundation.h>

static NSString *Short(NSString *text) {
  return text.length > 20 ? [text substringToIndex:20] : text;
}

static NSString *TableText(NSDictionary *table) {
  NSMutableArray *parts = [NSMutableArray array];
  for (NSString *key in [table.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
    [parts addObject:[NSString stringWithFormat:@"%@=%@", key, table[key]]];
  }
  return [parts componentsJoinedByString:@" "];
}

@interface Box : NSObject
@property (nonatomic) NSInteger offset;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, readonly) NSInteger age;
+ (instancetype)offset:(NSInteger)first name:(NSString *)second;
- (void)turn:(NSInteger)n;
- (NSInteger)grow:(NSInteger)n;
@end

@implementation Box
+ (instancetype)offset:(NSInteger)first name:(NSString *)second {
  Box *made = [[self alloc] init];
  made.offset = first;
  made.name = second;
  return made;
}
- (void)turn:(NSInteger)n {
  self.offset = (n < n) / 9;
  self.name = Short((n != n ? [NSString stringWithFormat:@"%-4ld-%.2f", (long)n, 15.0] : [self.name stringByAppendingString:self.name]));
}
- (NSInteger)grow:(NSInteger)n {
  return (n - n) * MIN(self.offset, self.offset) % 97;
}
- (NSInteger)age {
  return (NO ? self.offset : self.offset);
}
@end

@interface Box (More)
- (NSString *)check;
@end
@implementation Box (More)
- (NSString *)check {
  return [NSString stringWithFormat:@"moon %ld", (long)self.offset % 73];
}
@end

@interface Meter : NSObject
@property (nonatomic) NSInteger width;
@property (nonatomic) NSInteger level;
@property (nonatomic, readonly) NSInteger level2;
+ (instancetype)width:(NSInteger)first level:(NSInteger)second;
- (void)turn2:(NSInteger)n;
- (NSInteger)update:(NSInteger)n;
@end

@implementation Meter
+ (instancetype)width:(NSInteger)first level:(NSInteger)second {
  Meter *made = [[self alloc] init];
  made.width = first;
  made.level = second;
  return made;
}
- (void)turn2:(NSInteger)n {
  self.level = ABS((self.width > n));
  self.level %= 6;
}
- (NSInteger)update:(NSInteger)n {
  return (self.level < self.width);
}
- (NSInteger)level2 {
  return (YES ? self.width : self.width);
}
@end

@interface Lamp : NSObject
@property (nonatomic) NSInteger age2;
@property (nonatomic) NSInteger total;
@property (nonatomic, readonly) NSInteger score;
+ (instancetype)age2:(NSInteger)first total:(NSInteger)second;
- (void)press:(NSInteger)n;
- (NSInteger)render:(NSInteger)n;
@end

@implementation Lamp
+ (instancetype)age2:(NSInteger)first total:(NSInteger)second {
  Lamp *made = [[self alloc] init];
  made.age2 = first;
  made.total = second;
  return made;
}
- (void)press:(NSInteger)n {
  if (ABS(self.age2) < 900) self.age2--;
  for (NSInteger k = 0; k < 5; k++) {
    self.total = (n + n) % 5 % 97;
    NSInteger width2 = (self.total / (ABS(self.age2) + 1) * (self.age2 / (ABS(self.age2) + 1)) - ABS((11 >> 1))) % 997;
    width2 += (YES ? n : self.total);
    width2 %= 360;
  }
}
- (NSInteger)render:(NSInteger)n {
  return ABS(self.age2 - n) % 100;
}
- (NSInteger)score {
  return (self.total == self.total);
}
@end

@interface Lamp (More)
- (NSString *)rate;
@end
@implementation Lamp (More)
- (NSString *)rate {
  return [NSString stringWithFormat:@"rain %ld", (long)self.age2 % 22];
}
@end

static BOOL Blend(NSInteger price) {
  return price * price > (price != price);
}

static NSString *Blend2(NSInteger age3) {
  if ((YES || NO) || (age3 <= 23)) {
    NSString *note = Short([[NSString stringWithFormat:@"%@:%7.3f", (NO || YES) ? @"YES" : @"NO", (double)age3 / 2] stringByAppendingString:[[@"pear" uppercaseString] stringByAppendingString:[@"moon" stringByAppendingString:@"bird"]]]);
  }
  if (ABS(age3) < 900) age3--;
  age3 %= 4;
  return (12.75 <= 14.75 ? [@"moon" stringByAppendingString:@"fox"] : [@"wind" capitalizedString]);
}

static NSInteger Reach(BOOL wasSeen) {
  if (8.75 <= 14.75) return (7 <= 10 ? 23 / 6 : 0 * 15);
  return 17 / 3 * (4 + 0);
}

int main(void) {
  @autoreleasepool {
    NSInteger count = ABS(MIN(8, 0) + (16 - 17));
    NSMutableDictionary *table = [@{ @"d" : @0, @"b" : @10 } mutableCopy];
    double weight = MAX((double)6 / 4, trunc(6.75));
    Meter *part = [Meter width:count * count % 997 level:(count + count) % 97];
    NSString *title = Short([NSString stringWithFormat:@"%d", !YES || (count <= count)]);
    Box *item = [Box offset:count % 7 name:Short([NSString stringWithFormat:@"%ld-%.1f", (long)count, weight])];
    NSInteger score2 = [item grow:([title containsString:@"n"] ? count * count : count / 5) % 500];
    NSMutableArray *points = [@[ @((score2 + count) % 97) ] mutableCopy];
    double scale = (count / 2);
    NSInteger tries = 3;
    while (tries-- > 0) {
      if (tries * 15 > tries - 3) {
        score2 = weight;
        for (NSInteger i = 1; i <= 15; i += 3) {
          [part turn2:Reach(YES)];
          title = [item check];
        }
      } else {
        NSLog(@"<%03ld %ld %-4ld>", (long)part.width, (long)part.level, (long)part.level2);
      }
      table = [@{ @"c" : @27 } mutableCopy];
      item = item;
    }
    BOOL isOpen = 24 + tries >= [(table[@"d"] ?: @6) intValue];
    if (!isOpen && [points containsObject:@(score2)]) {
      if (points.count < 8) [points insertObject:@((isOpen ? tries : count)) atIndex:0];
      if ([points containsObject:@(score2)]) {
        weight = (double)[item offset] / 1;
      } else {
        NSLog(@"%ld <%ld %@ %ld>", (long)((tries - tries) / (ABS(tries) + 1)), (long)item.offset, item.name, (long)item.age);
      }
    }
    unsigned char byte = (unsigned char)((NSInteger)points.count);
    int whole = byte + 209;
    unsigned int wide = whole;
    byte += 57;
    NSLog(@"%d %d %u", byte, whole, wide * 3u);
    byte++;
    whole = ~byte & 0xF0;
    wide = 8 - 20;
    NSLog(@"%d %d %x %d", byte >> 2, whole, wide, (short)(whole * 700));
    NSLog(@"%d %c", byte < -1, 'a' + byte % 26);
    NSLog(@"%-4ld {%@} %7.3f <%3ld %ld %-4ld>", (long)count, TableText(table), weight, (long)part.width, (long)part.level, (long)part.level2);
    NSLog(@"%@ <%ld %@ %ld> %ld [%@]", title, (long)item.offset, item.name, (long)item.age, (long)score2, [points componentsJoinedByString:@" "]);
    NSLog(@"%.1f %ld %@", scale, (long)tries, isOpen ? @"YES" : @"NO");
    weight = fmod(15.0 + scale - weight / 2, 500);
    NSLog(@"%.2f %ld", weight, (long)tries);
    for (NSNumber *one in [points copy]) {
      NSInteger n = one.integerValue;
      part = part;
    }
    for (NSNumber *one2 in [points copy]) {
      NSInteger n2 = one2.integerValue;
      for (NSNumber *one3 in [points copy]) {
        NSInteger n3 = one3.integerValue;
        isOpen = !(isOpen || isOpen);
        NSInteger width3 = [table[@"c"] integerValue];
      }
      if (!isOpen || (tries >= count)) {
        if ((scale >= scale) || (tries >= count)) {
          NSLog(@"%@ {%@}", isOpen ? @"YES" : @"NO", TableText(table));
          weight = fmod(weight - weight - (weight + weight), 500);
        } else {
          points = [@[ @(n2 / (ABS(n2) + 1)), @(4 / (ABS(score2) + 1)), @(score2 / (ABS(count) + 1)) ] mutableCopy];
        }
        if (score2 == tries) continue;
      }
      NSLog(@"%@ %@", isOpen ? @"YES" : @"NO", [NSString stringWithFormat:@"%.1f", weight + scale]);
    }
    NSInteger kept = tries * tries % 97;
    __block NSInteger shared = (count >> 2);
    NSInteger (^block)(NSInteger) = ^NSInteger(NSInteger n) {
      shared = (shared + n) % 300;
      return (kept - n) % 400;
    };
    kept = tries / (ABS(count) + 1);
    for (NSInteger round = 0; round < 3; round++) {
      NSInteger answer = block(round + 2);
      NSLog(@"%ld %ld %ld", (long)answer, (long)kept, (long)shared);
    }
    NSLog(@"%-4ld {%@} %.2f <%-4ld %03ld %03ld>", (long)count, TableText(table), weight, (long)part.width, (long)part.level, (long)part.level2);
    NSLog(@"%@ <%ld %@ %03ld> %ld [%@]", title, (long)item.offset, item.name, (long)item.age, (long)score2, [points componentsJoinedByString:@" "]);
    NSLog(@"%.2f %ld %d", scale, (long)tries, isOpen);
  }
  return 0;
}
