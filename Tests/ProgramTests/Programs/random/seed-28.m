// A program by chance, number 28.
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
@property (nonatomic) NSInteger age;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) NSInteger level;
+ (instancetype)age:(NSInteger)first title:(NSString *)second;
- (void)rate:(NSInteger)n;
- (NSInteger)press:(NSInteger)n;
@end

@implementation Badge
+ (instancetype)age:(NSInteger)first title:(NSString *)second {
  Badge *made = [[self alloc] init];
  made.age = first;
  made.title = second;
  return made;
}
- (void)rate:(NSInteger)n {
  self.age /= 3;
  self.age += n * n % 997;
  self.age %= 999;
}
- (NSInteger)press:(NSInteger)n {
  return (YES ? self.age : n) * (self.age - self.age) % 100;
}
- (NSInteger)level {
  return MAX(self.age, 9);
}
@end

@interface Track : NSObject
@property (nonatomic) NSInteger index;
@property (nonatomic, copy) NSString *title2;
@property (nonatomic, readonly) NSInteger score;
+ (instancetype)index:(NSInteger)first title2:(NSString *)second;
- (void)press2:(NSInteger)n;
- (NSInteger)rate2:(NSInteger)n;
@end

@implementation Track
+ (instancetype)index:(NSInteger)first title2:(NSString *)second {
  Track *made = [[self alloc] init];
  made.index = first;
  made.title2 = second;
  return made;
}
- (void)press2:(NSInteger)n {
  self.index -= (n < n);
  self.index %= 360;
  self.title2 = Short([[self.title2 substringFromIndex:self.title2.length / 2] stringByAppendingString:(NO ? self.title2 : self.title2)]);
}
- (NSInteger)rate2:(NSInteger)n {
  return (self.index * self.index - (NSInteger)self.title2.length) % 997;
}
- (NSInteger)score {
  return (self.index >> 1);
}
- (void)setIndex:(NSInteger)value {
  _index = MAX(-240, MIN(233, value));
}
@end

static NSInteger Reach(BOOL isWide) {
  isWide = !(isWide || isWide);
  return 13 % 3 + (18 - 23);
}

static NSString *Weigh(BOOL isWide2) {
  if (12.75 != 12.25) return Short([NSString stringWithFormat:@"%@", [@"pear" stringByAppendingString:@"stone"]]);
  isWide2 = !isWide2;
  return Short([NSString stringWithFormat:@"%ld", (long)MIN(5, 3)]);
}

int main(void) {
  @autoreleasepool {
    NSInteger width = ((16 != 3) >> 1);
    NSString *city = Short([[NSString stringWithFormat:@"%@", [@"tea" stringByAppendingString:@"cloud"]] capitalizedString]);
    NSMutableDictionary *table = [@{ @"a" : @10 } mutableCopy];
    NSMutableArray *values = [@[ @((NSInteger)city.length), @((width + 22) % 997), @(Reach(YES)), @(ABS(width)) ] mutableCopy];
    Badge *item = [Badge age:(NSInteger)city.length title:Short([NSString stringWithFormat:@"%@", @"bird"])];
    NSInteger level2 = (values.count ? [values[ABS(width) % (NSInteger)values.count] integerValue] : 7);
    double scale = (NO ? 13.5 : 9.5) * 2;
    Track *item2 = [Track index:[item press:level2] title2:[city substringToIndex:MIN(3, city.length)]];
    NSInteger tries = 3;
    do {
      if (!(NO || NO)) {
        item.title = item.title;
        level2 = (level2 / 2);
      } else {
        for (NSInteger j = 4; j > 0; --j) {
          city = [city stringByReplacingOccurrencesOfString:@"o" withString:@"x"];
          table = [@{ @"a" : @16, @"c" : @2 } mutableCopy];
          table[@"d"] = @(Reach(NO));
        }
      }
    } while (--tries > 0);
    NSLog(@"%ld", (long)width);
    for (NSInteger j2 = 0; j2 < 4; j2++) {
      NSInteger tries2 = 3;
      while (tries2-- > 0) {
        level2 += tries / (ABS(tries) + 1);
        level2 %= 999;
      }
      switch (ABS((NSInteger)([values indexOfObject:@(width)] & 15)) % 5) {
      case 0:
        {
          NSLog(@"%@ %@", [city hasSuffix:@"x"] ? @"YES" : @"NO", [values componentsJoinedByString:@"-"]);
        }
        break;
      case 4:
        {
          [item rate:width / (ABS(tries2) + 1)];
        }
      case 2:
        {
          city = [city stringByReplacingOccurrencesOfString:@"a" withString:@""];
        }
        break;
      case 1:
        {
          NSLog(@"[%@] %@ [%@]", [values componentsJoinedByString:@" "], [[values componentsJoinedByString:@", "] capitalizedString], [values componentsJoinedByString:@" "]);
        }
        break;
      case 3:
        {
          if (scale - scale == trunc(scale)) {
            [values addObject:@([values.lastObject integerValue])];
            if (values.count > 8) [values removeObjectAtIndex:0];
          } else {
            NSInteger age2 = (NSInteger)city.length / 5;
            item2 = item2;
          }
        }
      default:
        {
          switch (ABS([(table[@"b"] ?: @2) intValue]) % 4) {
          case 3:
            {
              NSLog(@"%d", [city containsString:@"n"]);
            }
          default:
            {
              NSLog(@"%ld %.1f {%@}", (long)tries2, (scale + scale) / 8, TableText(table));
            }
          }
        }
      }
      NSInteger left = 2;
      while (left-- > 0) {
        for (NSNumber *one in [values copy]) {
          NSInteger n = one.integerValue;
          scale = MAX(scale, scale) / 2;
          table = [@{ @"a" : @18, @"d" : @6 } mutableCopy];
        }
        {
          level2 = (NSInteger)city.length;
          NSMutableArray *values2 = [@[ [city stringByReplacingOccurrencesOfString:@"a" withString:@"_"], Short([NSString stringWithFormat:@"%7.3f-%ld", scale, (long)level2]) ] mutableCopy];
        }
      }
    }
    NSInteger cells[6] = {(width - tries) % 500, MAX(width, tries), ABS(tries), [item2 rate2:level2], (level2 + width) % 997};
    NSInteger sum = 0, *sumPointer = &cells[1];
    *sumPointer += 8;
    for (int i = 0, j = 5; i < j; i++, j--) {
      NSInteger old = cells[i];
      cells[i] = cells[j];
      cells[j] = old;
      sum = (sum * 3 + cells[i]) % 1000;
    }
    NSLog(@"%ld %ld %ld", (long)sum, (long)cells[0], (long)cells[5]);
    NSLog(@"%03ld %@ {%@} [%@]", (long)width, city, TableText(table), [values componentsJoinedByString:@" "]);
    NSLog(@"<%ld %@ %ld> %ld %.1f <%3ld %@ %03ld>", (long)item.age, item.title, (long)item.level, (long)level2, scale, (long)item2.index, item2.title2, (long)item2.score);
    NSLog(@"%ld", (long)tries);
    switch (ABS(((level2 - tries) | 1)) % 4) {
    case 3:
      {
        width %= 3;
      }
    case 0:
      {
        NSMutableArray *sizes = [@[ [city stringByReplacingOccurrencesOfString:@"n" withString:@"x"] ] mutableCopy];
      }
    case 2:
      {
        item2.index = ((values.count ? [values[ABS(tries) % (NSInteger)values.count] integerValue] : 8) + (NO ? tries : 11)) % 97;
      }
      break;
    case 1:
      {
        Track *entry = item2;
      }
      break;
    default:
      {
        if (7.75 - scale <= scale - scale) {
          if ([city hasSuffix:@"n"]) {
            NSLog(@"%ld %.2f [%@]", (long)width, scale, [values componentsJoinedByString:@" "]);
            [table setObject:@(tries) forKey:@"b"];
          } else {
            NSLog(@"%03ld %@", (long)[values.lastObject integerValue], city);
          }
        } else {
          if ([city hasSuffix:@"a"]) {
            table = [@{ @"a" : @15 } mutableCopy];
          }
        }
      }
    }
    item = [Badge age:(YES ? tries : level2) title:Short([values componentsJoinedByString:@"-"])];
    city = Short([NSString stringWithFormat:@"%.1f/%@", (tries / 5), (width < level2) ? @"YES" : @"NO"]);
    unsigned char byte = (unsigned char)((width + 24) % 100);
    int whole = byte + 138;
    unsigned int wide = whole;
    byte += 234;
    NSLog(@"%d %d %u", byte, whole, wide * 3u);
    byte++;
    whole = ~byte & 0xFF;
    wide = 7 - 13;
    NSLog(@"%d %d %x %d", byte >> 2, whole, wide, (short)(whole * 700));
    NSLog(@"%d %c", byte < -1, 'a' + byte % 26);
    NSLog(@"%03ld %@ {%@} [%@]", (long)width, city, TableText(table), [values componentsJoinedByString:@" "]);
    NSLog(@"<%-4ld %@ %3ld> %ld %.2f <%03ld %@ %03ld>", (long)item.age, item.title, (long)item.level, (long)level2, scale, (long)item2.index, item2.title2, (long)item2.score);
    NSLog(@"%03ld", (long)tries);
  }
  return 0;
}
