// A program by chance, number 26.
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

@interface Badge : NSObject
@property (nonatomic) NSInteger level;
@property (nonatomic) BOOL hasMore;
@property (nonatomic, readonly) NSInteger width;
+ (instancetype)level:(NSInteger)first hasMore:(BOOL)second;
- (void)render:(NSInteger)n;
- (NSInteger)check:(NSInteger)n;
@end

@implementation Badge
+ (instancetype)level:(NSInteger)first hasMore:(BOOL)second {
  Badge *made = [[self alloc] init];
  made.level = first;
  made.hasMore = second;
  return made;
}
- (void)render:(NSInteger)n {
  self.level += (self.hasMore ? self.level : 13);
  self.level %= 100;
  self.level = ((self.hasMore ? 17 : n) + (self.level - self.level)) % 500;
}
- (NSInteger)check:(NSInteger)n {
  return ((self.hasMore ? n : n) - n * n) % 100;
}
- (NSInteger)width {
  return (self.level + self.level) % 97;
}
@end

@interface SpecialBadge : Badge
@end
@implementation SpecialBadge
- (NSInteger)check:(NSInteger)n {
  return ([super check:n] - 3) % 900;
}
@end

@interface Meter : NSObject
@property (nonatomic) NSInteger level2;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, readonly) NSInteger level3;
+ (instancetype)level2:(NSInteger)first name:(NSString *)second;
- (void)rate:(NSInteger)n;
- (NSInteger)rate2:(NSInteger)n;
@end

@implementation Meter
+ (instancetype)level2:(NSInteger)first name:(NSString *)second {
  Meter *made = [[self alloc] init];
  made.level2 = first;
  made.name = second;
  return made;
}
- (void)rate:(NSInteger)n {
  if (ABS(self.level2) < 900) self.level2++;
  self.name = Short([[NSString stringWithFormat:@"%3ld", (long)n] stringByAppendingString:[NSString stringWithFormat:@"%d-%.2f", NO, 5.5]]);
}
- (NSInteger)rate2:(NSInteger)n {
  return (24 == self.level2 ? self.level2 + self.level2 : self.level2 - n) % 997;
}
- (NSInteger)level3 {
  return self.level2 * self.level2 % 997;
}
- (void)setLevel2:(NSInteger)value {
  _level2 = MAX(-100, MIN(231, value));
}
@end

@interface Meter (More)
- (NSString *)check2;
@end
@implementation Meter (More)
- (NSString *)check2 {
  return [NSString stringWithFormat:@"lake %ld", (long)self.level2 % 66];
}
@end

static double Reach(NSInteger count) {
  count = (19 - count) / 6 % 100;
  switch (ABS(count / (ABS(count) + 1) % 6) % 4) {
  case 0:
    {
      count = MIN(19 - count, (count | 2)) % 997;
    }
  case 2:
    {
      count %= 6;
    }
    break;
  case 1:
    {
      NSInteger level4 = (MAX(18 - 19, count - count) - count / 7 * (count * count)) % 100;
    }
    break;
  default:
    {
      count = (count * count + (count - count)) % 97;
    }
  }
  return (YES || NO ? 10.25 - 1.5 : (double)count / 1);
}

static double Combine(NSString *note) {
  if (13 == 24) return (NO && NO ? (NO ? 9.25 : 15.0) : fabs(0.75));
  for (NSInteger i = 1; i <= 12; i += 3) {
    note = Short([[note substringToIndex:MIN(3, note.length)] stringByAppendingString:note.capitalizedString]);
    note = Short([NSString stringWithFormat:@"%03ld-%.2f", (long)(i + i), MIN(10.75, 0.5)]);
    note = Short([[NSString stringWithFormat:@"%d", YES] stringByAppendingString:[NSString stringWithFormat:@"%.1f and %.1f", 2.5, 11.5]]);
  }
  return (4.0 + 13.25) * 4;
}

int main(void) {
  @autoreleasepool {
    NSMutableArray *numbers = [@[ @((YES ? 5 : 17)), @(ABS(14)), @((6 == 5)) ] mutableCopy];
    NSInteger width2 = (NO ? 12 : 10) * (18 + 12) * (NO && NO ? 23 - 19 : 0 * 0) % 997;
    NSMutableDictionary *table = [@{ @"a" : @0 } mutableCopy];
    NSInteger score = (NSInteger)numbers.count;
    NSString *word = Short([NSString stringWithFormat:@"%.2f", (double)width2 / 4 * 2]);
    double speed = MAX(14.25 * 2, 0.25 / 4);
    SpecialBadge *thing = [SpecialBadge level:score % 2 hasMore:!YES];
    Badge *part = [Badge level:(score + width2) % 500 hasMore:thing.hasMore];
    for (NSInteger i2 = 1; i2 <= 15; i2 += 3) {
      NSLog(@"%@", [[word stringByAppendingString:word] stringByAppendingString:[NSString stringWithFormat:@"%@/%.2f", word, 8.75]]);
    }
    part = [SpecialBadge level:(score + width2) % 997 hasMore:speed != speed];
    __block NSInteger all = 0;
    [numbers enumerateObjectsUsingBlock:^(NSNumber *item, NSUInteger index, BOOL *stop) {
      all = (all + item.integerValue * (NSInteger)(index + 1)) % 900;
      if (index == 3) *stop = YES;
    }];
    NSArray *sorted = [numbers sortedArrayUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) {
      NSInteger left = ABS(a.integerValue) % 7, right = ABS(b.integerValue) % 7;
      if (left != right) return left < right ? NSOrderedAscending : NSOrderedDescending;
      return [b compare:a];
    }];
    NSLog(@"%ld [%@]", (long)all, [sorted componentsJoinedByString:@" "]);
    NSLog(@"[%@] %3ld {%@} %03ld", [numbers componentsJoinedByString:@" "], (long)width2, TableText(table), (long)score);
    NSLog(@"%@ %.1f <%-4ld %@ %ld> <%03ld %d %ld>", word, speed, (long)thing.level, thing.hasMore ? @"YES" : @"NO", (long)thing.width, (long)part.level, part.hasMore, (long)part.width);
    for (NSNumber *one in [numbers copy]) {
      NSInteger n = one.integerValue;
      for (NSNumber *one2 in [numbers copy]) {
        NSInteger n2 = one2.integerValue;
        if ((score > 12) > n2 * width2) {
          double share = (0 / 2);
        }
        switch (ABS((width2 != 6)) % 4) {
        case 1:
          {
            thing.hasMore = thing.hasMore;
          }
          break;
        case 3:
          {
            part.hasMore = part.hasMore;
          }
        case 2:
          {
            word = Short([[word stringByAppendingString:@"moon"] stringByAppendingString:[NSString stringWithFormat:@"%@/%.1f", word, 0.75]]);
          }
        case 0:
          {
            numbers = [@[ @(n2 / (ABS(n2) + 1)), @(part.width), @([(table[@"b"] ?: @0) intValue]), @((n2 - score) % 500) ] mutableCopy];
          }
          break;
        default:
          {
            Badge *thing2 = thing;
          }
        }
      }
    }
    switch (ABS((NO || NO ? [part check:23] : score + width2)) % 4) {
    case 3:
      {
        [numbers removeObject:@((NSInteger)word.length)];
      }
      break;
    case 1:
      {
        thing.level = ([thing level] - (width2 >> 3)) % 997;
      }
      break;
    case 2:
      {
        for (NSInteger j = 0; j < 3; j++) {
          switch (ABS(MIN(ABS(j), ABS(j))) % 5) {
          case 0:
            {
              part.level -= MAX(j, width2);
              part.level %= 100;
            }
            break;
          case 1:
            {
              [table setObject:@(j) forKey:@"c"];
            }
          case 2:
            {
              numbers = [[numbers sortedArrayUsingComparator:^NSComparisonResult(id a, id b) { return [a compare:b]; }] mutableCopy];
            }
            break;
          default:
            {
              width2 = (j * j + (numbers.count ? [numbers[ABS(width2) % (NSInteger)numbers.count] integerValue] : 5)) % 500;
            }
          }
          for (NSInteger i3 = 1; i3 <= 15; i3 += 3) {
            part = thing;
            part = [Badge level:(j + width2) % 100 hasMore:part.hasMore];
          }
          part.level = ABS(j * width2) % 100;
        }
      }
      break;
    case 0:
      {
        thing.hasMore = width2 + score <= thing.level;
      }
    default:
      {
        NSMutableArray *points = [numbers.reverseObjectEnumerator.allObjects mutableCopy];
      }
    }
    __block NSInteger all2 = 0;
    [numbers enumerateObjectsUsingBlock:^(NSNumber *item, NSUInteger index, BOOL *stop) {
      all2 = (all2 + item.integerValue * (NSInteger)(index + 1)) % 900;
      if (index == 5) *stop = YES;
    }];
    NSArray *sorted2 = [numbers sortedArrayUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) {
      NSInteger left = ABS(a.integerValue) % 7, right = ABS(b.integerValue) % 7;
      if (left != right) return left < right ? NSOrderedAscending : NSOrderedDescending;
      return [b compare:a];
    }];
    NSLog(@"%ld [%@]", (long)all2, [sorted2 componentsJoinedByString:@" "]);
    NSLog(@"[%@] %ld {%@} %ld", [numbers componentsJoinedByString:@" "], (long)width2, TableText(table), (long)score);
    NSLog(@"%@ %.1f <%ld %@ %-4ld> <%ld %d %3ld>", word, speed, (long)thing.level, thing.hasMore ? @"YES" : @"NO", (long)thing.width, (long)part.level, part.hasMore, (long)part.width);
  }
  return 0;
}
