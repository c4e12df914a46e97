// A program by chance, number 21.
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

typedef struct {
  NSInteger score;
  BOOL isDone;
} PlainPoint;

@interface Card : NSObject
@property (nonatomic) NSInteger score2;
@property (nonatomic) BOOL wasSeen;
@property (nonatomic, readonly) NSInteger score3;
+ (instancetype)score2:(NSInteger)first wasSeen:(BOOL)second;
- (void)rate:(NSInteger)n;
- (NSInteger)render:(NSInteger)n;
@end

@implementation Card
+ (instancetype)score2:(NSInteger)first wasSeen:(BOOL)second {
  Card *made = [[self alloc] init];
  made.score2 = first;
  made.wasSeen = second;
  return made;
}
- (void)rate:(NSInteger)n {
  self.wasSeen = 6 * self.score2 >= 16 + self.score2;
  NSInteger tries = 5;
  while (tries-- > 0) {
    self.wasSeen = 5.25 * 5 > ceil(12.75);
    self.wasSeen = (6 >> 3) == (n >> 3);
    self.score2 -= (tries - tries) % 97;
    self.score2 %= 100;
  }
}
- (NSInteger)render:(NSInteger)n {
  return (n == 3) * (n * n) % 500;
}
- (NSInteger)score3 {
  return (self.score2 + self.score2) % 100;
}
@end

static double Blend(NSInteger width, NSInteger step) {
  NSMutableArray *sizes = [@[ @((width + step) % 997), @((23 + step) % 997) ] mutableCopy];
  if ((width / 2) > 1.5) {
    sizes = [[sizes sortedArrayUsingComparator:^NSComparisonResult(id a, id b) { return [a compare:b]; }] mutableCopy];
  } else {
    width -= ABS(step);
    width %= 100;
    BOOL hasMore = [sizes containsObject:@(width)];
  }
  return ceil(ceil(9.25));
}

static NSInteger Measure(NSString *city, double share, double ratio) {
  if (NO && NO) return 19 / 5 - (23 - 15);
  city = Short([[NSString stringWithFormat:@"%d", YES] stringByAppendingString:[NSString stringWithFormat:@"%-4ld", (long)7]]);
  if (4 + 24 == 5 * 8) {
    city = Short([NSString stringWithFormat:@"%ld", (long)(15 * 7)]);
  } else if (14.0 < ratio) {
    city = (NO || NO ? (YES ? city : city) : (NO ? city : city));
  }
  return (NO && NO ? (YES ? 21 : 14) : (16 == 3));
}

static double Combine(NSInteger price) {
  if (!YES) return MIN(5.5, 9.75) - 12.75 * 2;
  price -= (price - price) % 97;
  price %= 360;
  return 11.5 * 2 - 0.5 / 4;
}

int main(void) {
  @autoreleasepool {
    Card *part = [Card score2:8 % 5 wasSeen:0 == 14];
    NSString *title = Short((10.0 + 5.0 == (20 / 4) ? [[NSString stringWithFormat:@"%@/%ld", @"sun", (long)16] stringByAppendingString:[@"stone" stringByAppendingString:@"oak"]] : [[NSString stringWithFormat:@"%@", @"stone"] stringByAppendingString:@"pear"]));
    NSInteger level = (!YES || (YES && NO) ? ((2 < 18) >> 3) : [part render:MAX(3, 18)]);
    PlainPoint thing = (PlainPoint){ABS(level), level == level};
    double scale = fmod((double)(level - level) / 4, 500);
    NSMutableArray *sizes2 = [@[ @((level + 11) % 100), @(level / 3), @((level + level) % 100) ] mutableCopy];
    NSMutableDictionary *stock = [@{ @"a" : @21, @"d" : @22 } mutableCopy];
    NSInteger offset = thing.score;
    for (NSNumber *one in [sizes2 copy]) {
      NSInteger n = one.integerValue;
      Card *part2 = [Card score2:n * level % 97 wasSeen:!YES];
      offset = fmod(scale - scale, 500);
      if ([sizes2.firstObject integerValue] < Measure(title, 8.0, scale)) {
        for (NSInteger k = 1; k <= 15; k += 3) {
          thing.isDone = !thing.isDone;
        }
        if ((double)level / 1 == MIN(scale, 1.0)) {
          NSLog(@"%ld %3ld %@", (long)((NSInteger)title.length), (long)n, ((n < offset) && (level >= n)) ? @"YES" : @"NO");
          NSLog(@"%ld %@", (long)(12 * offset * (19 / 3)), title);
        }
      } else if (scale >= scale) {
        [sizes2 addObject:@((n > level))];
        if (sizes2.count > 8) [sizes2 removeObjectAtIndex:3];
      } else {
        NSLog(@"{%@} [%@] %@", TableText(stock), [sizes2 componentsJoinedByString:@" "], [sizes2 componentsJoinedByString:@"-"]);
      }
    }
    thing.isDone = thing.score >= level / (ABS(level) + 1);
    if (sizes2.count) [sizes2 removeLastObject];
    NSMutableArray *same = sizes2;
    NSMutableArray *copy = [sizes2 mutableCopy];
    if (same.count < 8) [same addObject:@(MAX(offset, offset))];
    [copy addObject:@((level | 8) % 500)];
    [copy removeObjectAtIndex:0];
    NSLog(@"[%@] [%@] [%@]", [sizes2 componentsJoinedByString:@" "], [same componentsJoinedByString:@" "], [copy componentsJoinedByString:@" "]);
    NSLog(@"%d %d", same == sizes2, [copy isEqualToArray:sizes2]);
    NSLog(@"<%3ld %@ %ld> %@ %ld <%3ld %d>", (long)part.score2, part.wasSeen ? @"YES" : @"NO", (long)part.score3, title, (long)level, (long)thing.score, thing.isDone);
    NSLog(@"%.1f [%@] {%@} %03ld", scale, [sizes2 componentsJoinedByString:@" "], TableText(stock), (long)offset);
    switch (ABS(Measure(title, scale, scale) * (offset + level)) % 3) {
    case 2:
      {
        switch (ABS(level % 9 / 9) % 4) {
        case 1:
          {
            [sizes2 addObject:@(part.score3)];
            if (sizes2.count > 8) [sizes2 removeObjectAtIndex:2];
          }
        case 3:
          {
            switch (ABS([(stock[@"c"] ?: @7) intValue]) % 4) {
            case 0:
              {
                part.wasSeen = [part render:level] < MIN(level, level);
              }
              break;
            case 2:
              {
                title = [title stringByReplacingOccurrencesOfString:@"a" withString:@"_"];
              }
            case 3:
              {
                thing = (PlainPoint){ABS(offset), [title hasPrefix:@"n"]};
              }
              break;
            default:
              {
                thing = thing;
              }
            }
          }
          break;
        case 0:
          {
            if (offset + offset < offset - level) {
              NSLog(@"%.2f %@", (level / 3), title);
              thing.isDone = offset * offset < (offset >> 2);
            } else {
              title = Short([NSString stringWithFormat:@"%@", [title stringByAppendingString:title]]);
            }
          }
          break;
        default:
          {
            part = [Card score2:(sizes2.count ? [sizes2[ABS(level) % (NSInteger)sizes2.count] integerValue] : 1) wasSeen:[sizes2 containsObject:@21]];
          }
        }
      }
      break;
    case 1:
      {
        thing.isDone = [sizes2 containsObject:@(level)];
      }
      break;
    case 0:
      {
        scale /= 4;
      }
    default:
      {
        title = Short([NSString stringWithFormat:@"%@-%@", [title lowercaseString], [NSString stringWithFormat:@"%7.3f", scale]]);
      }
    }
    switch (ABS(MIN(level, offset) + Measure(title, scale, scale)) % 5) {
    case 0:
      {
        NSInteger left = 2;
        do {
          if (scale < scale) break;
          thing.isDone = !thing.isDone;
          switch (ABS((NSInteger)sizes2.count) % 4) {
          case 0:
            {
              NSLog(@"<%ld %d>", (long)thing.score, thing.isDone);
            }
          case 2:
            {
              NSLog(@"%@ <%ld %@>", title, (long)thing.score, thing.isDone ? @"YES" : @"NO");
            }
          case 1:
            {
              NSLog(@"<%03ld %d> %ld <%3ld %d>", (long)thing.score, thing.isDone, (long)left, (long)thing.score, thing.isDone);
            }
            break;
          default:
            {
              PlainPoint piece = thing;
            }
          }
        } while (--left > 0);
      }
    case 4:
      {
        if (sizes2.count) [sizes2 removeLastObject];
      }
    case 2:
      {
        for (NSNumber *one2 in [sizes2 copy]) {
          NSInteger n2 = one2.integerValue;
          sizes2 = [[sizes2 sortedArrayUsingComparator:^NSComparisonResult(id a, id b) { return [a compare:b]; }] mutableCopy];
          switch (ABS((NSInteger)([sizes2 indexOfObject:@(offset)] & 15) - level * offset) % 4) {
          case 0:
            {
              Card *item = [Card score2:(offset + n2) % 97 wasSeen:!YES];
            }
            break;
          case 1:
            {
              title = Short([NSString stringWithFormat:@"%@-%@", [title stringByReplacingOccurrencesOfString:@"o" withString:@"_"], thing.isDone ? @"YES" : @"NO"]);
            }
            break;
          case 3:
            {
              part = part;
            }
          default:
            {
              NSLog(@"%-4ld %7.3f", (long)offset, scale);
            }
          }
          if (sizes2.count < 8) [sizes2 insertObject:@(MAX(offset, offset)) atIndex:0];
        }
      }
      break;
    case 3:
      {
        NSMutableDictionary *stock2 = [@{ @"a" : @1, @"b" : @20, @"d" : @22 } mutableCopy];
      }
      break;
    default:
      {
        for (NSInteger j = 4; j > 0; --j) {
          NSInteger left2 = 3;
          while (left2-- > 0) {
            thing.isDone = part.wasSeen;
            part = [Card score2:MIN(offset, offset) wasSeen:NO || YES];
            title = [title substringFromIndex:title.length / 2];
          }
          part.score2 -= ABS(offset);
          part.score2 %= 360;
        }
      }
    }
    title = [title stringByReplacingOccurrencesOfString:@"n" withString:@"x"];
    level -= Measure(@"moon", scale, scale);
    level %= 360;
    __block NSInteger all = 0;
    [sizes2 enumerateObjectsUsingBlock:^(NSNumber *item, NSUInteger index, BOOL *stop) {
      all = (all + item.integerValue * (NSInteger)(index + 1)) % 900;
      if (index == 3) *stop = YES;
    }];
    NSArray *sorted = [sizes2 sortedArrayUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) {
      NSInteger left = ABS(a.integerValue) % 7, right = ABS(b.integerValue) % 7;
      if (left != right) return left < right ? NSOrderedAscending : NSOrderedDescending;
      return [b compare:a];
    }];
    NSLog(@"%ld [%@]", (long)all, [sorted componentsJoinedByString:@" "]);
    NSLog(@"<%03ld %d %3ld> %@ %ld <%ld %@>", (long)part.score2, part.wasSeen, (long)part.score3, title, (long)level, (long)thing.score, thing.isDone ? @"YES" : @"NO");
    NSLog(@"%7.3f [%@] {%@} %3ld", scale, [sizes2 componentsJoinedByString:@" "], TableText(stock), (long)offset);
  }
  return 0;
}
