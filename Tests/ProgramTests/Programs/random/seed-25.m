// A program by chance, number 25.
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
@property (nonatomic) NSInteger width;
@property (nonatomic, copy) NSString *word;
@property (nonatomic, readonly) NSInteger score;
+ (instancetype)width:(NSInteger)first word:(NSString *)second;
- (void)rate:(NSInteger)n;
- (NSInteger)update:(NSInteger)n;
@end

@implementation Badge
+ (instancetype)width:(NSInteger)first word:(NSString *)second {
  Badge *made = [[self alloc] init];
  made.width = first;
  made.word = second;
  return made;
}
- (void)rate:(NSInteger)n {
  self.width = (MAX(14, n) | 2) % 500;
  self.word = Short([NSString stringWithFormat:@"%03ld/%@", (long)(NO ? n : self.width), [NSString stringWithFormat:@"%d-%@", NO, NO ? @"YES" : @"NO"]]);
}
- (NSInteger)update:(NSInteger)n {
  return ((NO ? self.width : n) + (NO ? 16 : self.width)) % 100;
}
- (NSInteger)score {
  return (self.width + self.width) % 500;
}
- (void)setWidth:(NSInteger)value {
  _width = MAX(-232, MIN(81, value));
}
@end

@interface SpecialBadge : Badge
@end
@implementation SpecialBadge
- (NSInteger)update:(NSInteger)n {
  return ([super update:n] + 4) % 900;
}
@end

@interface Box : NSObject
@property (nonatomic) NSInteger offset;
@property (nonatomic) BOOL wasSeen;
@property (nonatomic, readonly) NSInteger offset2;
+ (instancetype)offset:(NSInteger)first wasSeen:(BOOL)second;
- (void)check:(NSInteger)n;
- (NSInteger)turn:(NSInteger)n;
@end

@implementation Box
+ (instancetype)offset:(NSInteger)first wasSeen:(BOOL)second {
  Box *made = [[self alloc] init];
  made.offset = first;
  made.wasSeen = second;
  return made;
}
- (void)check:(NSInteger)n {
  self.offset = (MAX(n, 14) + (self.wasSeen ? n : n)) % 97;
  for (NSInteger k = 1; k <= 6; k += 3) {
    self.wasSeen = !self.wasSeen;
    NSInteger score2 = ((self.wasSeen && self.wasSeen ? self.offset / 9 : MAX(self.offset, 8)) + ABS((n & 3))) % 500;
    self.wasSeen = !self.wasSeen && (self.wasSeen && self.wasSeen);
  }
}
- (NSInteger)turn:(NSInteger)n {
  return (!self.wasSeen ? n + n : self.offset + n) % 100;
}
- (NSInteger)offset2 {
  return (NO ? self.offset : self.offset);
}
@end

static NSInteger Combine(NSString *note, NSInteger index, NSInteger width2) {
  NSInteger left = 3;
  while (left-- > 0) {
    note = [note substringFromIndex:note.length / 2];
    width2 /= 5;
  }
  width2 = (index + index) / (ABS(width2) + 1) % 500;
  {
    index = MAX((index != index), left - left) % 500;
    index = MIN(7.25, 0.25);
  }
  return (width2 | 8) * (left / (ABS(index) + 1)) % 100;
}

static NSString *Settle(BOOL hasMore, BOOL isWide) {
  if (19 != 22) return Short([NSString stringWithFormat:@"%@", (3.5 <= 8.25) ? @"YES" : @"NO"]);
  isWide = 8 + 13 > ABS(3);
  return [(isWide ? @"sun" : @"moon") stringByAppendingString:(YES ? @"stone" : @"pear")];
}

int main(void) {
  @autoreleasepool {
    double ratio = (9 / 5);
    NSInteger step = (21 > 22) % 4;
    Badge *entry = [Badge width:step * step % 97 word:[@"cloud" stringByAppendingString:@"sun"]];
    NSMutableArray *values = [@[ @((step - 4) % 97), @((step + step) % 500), @((YES ? step : step)), @((step > step)) ] mutableCopy];
    NSString *name = entry.word;
    SpecialBadge *thing = [SpecialBadge width:step * step % 500 word:Short([name stringByAppendingString:name])];
    NSInteger age = (ABS(step) - (6 - step) + (step - step - ((step & 255) << 2))) % 997;
    NSMutableDictionary *stock = [@{ @"a" : @14 } mutableCopy];
    if (ratio / 2 == ratio) {
      switch (ABS([values.firstObject integerValue]) % 4) {
      case 2:
        {
          [values addObject:@((step & 1))];
          if (values.count > 8) [values removeObjectAtIndex:2];
        }
        break;
      case 0:
        {
          BOOL isDone = 0 * step <= step - step;
        }
        break;
      case 3:
        {
          [stock setObject:@(step) forKey:@"a"];
        }
        break;
      default:
        {
          NSMutableArray *points = [@[ @(entry.score) ] mutableCopy];
        }
      }
    }
    if ([values containsObject:@(step)]) {
      ratio = fmod((1 < age ? (double)step / 1 : ratio + ratio), 500);
      for (NSInteger k2 = 0; k2 < 5; k2++) {
        if (MAX(9.5, ratio) == MAX(ratio, ratio)) {
          NSInteger offset3 = (age - step + ABS(age) - (age - age) * (step - step)) % 100;
          NSLog(@"%@ [%@] %@", [NSString stringWithFormat:@"%7.3f/%ld", ratio - ratio, (long)(k2 == offset3)], [values componentsJoinedByString:@" "], (MIN(step, age) >= (values.count ? [values[ABS(age) % (NSInteger)values.count] integerValue] : 1)) ? @"YES" : @"NO");
        } else {
          ratio = ratio / 8 / 2;
        }
      }
    } else {
      NSMutableArray *numbers = [@[ @(thing.score), @(step / 9), @([values.firstObject integerValue]) ] mutableCopy];
      NSLog(@"%@ <%ld %@ %ld>", (ratio + ratio != fabs(ratio)) ? @"YES" : @"NO", (long)thing.width, thing.word, (long)thing.score);
    }
    name = Short([NSString stringWithFormat:@"%d", NO || NO]);
    NSString *guess = Short([name stringByAppendingString:name]);
    NSMutableArray *same = values;
    NSMutableArray *copy = [values mutableCopy];
    if (same.count < 8) [same addObject:@(thing.width)];
    [copy addObject:@(step / (ABS(age) + 1))];
    [copy removeObjectAtIndex:0];
    NSLog(@"[%@] [%@] [%@]", [values componentsJoinedByString:@" "], [same componentsJoinedByString:@" "], [copy componentsJoinedByString:@" "]);
    NSLog(@"%d %d", same == values, [copy isEqualToArray:values]);
    NSLog(@"%.2f %ld <%03ld %@ %03ld> [%@]", ratio, (long)step, (long)entry.width, entry.word, (long)entry.score, [values componentsJoinedByString:@" "]);
    NSLog(@"%@ <%03ld %@ %-4ld> %ld {%@}", name, (long)thing.width, thing.word, (long)thing.score, (long)age, TableText(stock));
    NSLog(@"%@", guess);
    NSLog(@"%d", [values containsObject:@(age)] || (!guess.length));
    NSString *note2 = (guess ?: name);
    NSInteger cells[3] = {[values.firstObject integerValue], age % 6};
    NSInteger sum = 0, *sumPointer = &cells[1];
    *sumPointer += 2;
    for (int i = 0, j = 2; i < j; i++, j--) {
      NSInteger old = cells[i];
      cells[i] = cells[j];
      cells[j] = old;
      sum = (sum * 3 + cells[i]) % 1000;
    }
    NSLog(@"%ld %ld %ld", (long)sum, (long)cells[0], (long)cells[2]);
    NSLog(@"%.1f %ld <%ld %@ %-4ld> [%@]", ratio, (long)step, (long)entry.width, entry.word, (long)entry.score, [values componentsJoinedByString:@" "]);
    NSLog(@"%@ <%03ld %@ %3ld> %ld {%@}", name, (long)thing.width, thing.word, (long)thing.score, (long)age, TableText(stock));
    NSLog(@"%@ %@", guess, note2);
    NSLog(@"%@ %-4ld %@", note2, (long)age, name);
    Box *item = [Box offset:[entry update:step] wasSeen:ratio <= ratio];
    {
      for (NSInteger k3 = 0; k3 < 5; k3++) {
        values = [[values sortedArrayUsingComparator:^NSComparisonResult(id a, id b) { return [b compare:a]; }] mutableCopy];
        if ([note2 hasSuffix:@"a"] && (step < age)) {
          BOOL isWide2 = thing.width == MIN(step, k3);
          [thing rate:[stock[@"b"] integerValue]];
        } else if (!guess.length) {
          [item check:(step - step) % 100];
        } else {
          stock[@"b"] = @(k3 / (ABS(k3) + 1));
          [stock removeObjectForKey:@"a"];
        }
        if (item.wasSeen && (age == age)) {
          step = (21 == step ? (YES ? step : age) : (NSInteger)note2.length);
          item.offset = fabs(14.5);
        }
      }
      entry = entry;
    }
    NSArray *few = @[ @((YES ? step : step)), @7 ];
    for (NSUInteger i = 0; i < 3; i++) {
      @try {
        if (i == 2) [NSException raise:@"Odd" format:@"at %lu", (unsigned long)i];
        NSLog(@"%@", few[i]);
      } @catch (NSException *problem) {
        NSLog(@"%@ %d", problem.name, [problem.name isEqual:NSRangeException]);
      } @finally {
        NSLog(@"done %lu", (unsigned long)i);
      }
    }
    NSLog(@"%.2f %-4ld <%-4ld %@ %ld> [%@]", ratio, (long)step, (long)entry.width, entry.word, (long)entry.score, [values componentsJoinedByString:@" "]);
    NSLog(@"%@ <%ld %@ %ld> %ld {%@}", name, (long)thing.width, thing.word, (long)thing.score, (long)age, TableText(stock));
    NSLog(@"%@ %@ <%ld %d %3ld>", guess, note2, (long)item.offset, item.wasSeen, (long)item.offset2);
    for (NSInteger k4 = 0; k4 < 4; k4++) {
      if ([values containsObject:@(age)]) {
        for (NSNumber *one in [values copy]) {
          NSInteger n = one.integerValue;
          note2 = [note2 stringByReplacingOccurrencesOfString:@"o" withString:@"x"];
          [entry rate:(4 - age) % 997];
        }
      } else if (!YES) {
        switch (ABS(((age == k4) | 8)) % 5) {
        case 3:
          {
            [thing rate:[stock[@"c"] integerValue]];
          }
          break;
        case 0:
          {
            age %= 6;
          }
        case 2:
          {
            NSInteger count = entry.score;
          }
          break;
        default:
          {
            entry.word = Short([NSString stringWithFormat:@"%ld", (long)thing.width]);
          }
        }
      }
      SpecialBadge *piece = thing;
    }
    if (guess != nil) {
      NSLog(@"%.2f %@", trunc((double)step / 2), note2);
      NSInteger total = (step >> 3) * (NO ? step : step) % 4 % 997;
    } else {
      item.offset = ratio;
    }
    NSMutableArray *values2 = [@[ [@"moon" stringByAppendingString:@"pear"], (NO ? note2 : name), Short([NSString stringWithFormat:@"%d and %03ld", NO, (long)step]), entry.word ] mutableCopy];
    name = Short([[values2 componentsJoinedByString:@"-"] stringByAppendingString:[thing word]]);
    NSInteger cells2[4] = {Combine(note2, age, age), [thing update:age], (age + 19) % 100};
    NSInteger sum2 = 0, *sum2Pointer = &cells2[1];
    *sum2Pointer += 4;
    for (int i = 0, j = 3; i < j; i++, j--) {
      NSInteger old = cells2[i];
      cells2[i] = cells2[j];
      cells2[j] = old;
      sum2 = (sum2 * 3 + cells2[i]) % 1000;
    }
    NSLog(@"%ld %ld %ld", (long)sum2, (long)cells2[0], (long)cells2[3]);
    NSLog(@"%7.3f %-4ld <%-4ld %@ %ld> [%@]", ratio, (long)step, (long)entry.width, entry.word, (long)entry.score, [values componentsJoinedByString:@" "]);
    NSLog(@"%@ <%ld %@ %03ld> %3ld {%@}", name, (long)thing.width, thing.word, (long)thing.score, (long)age, TableText(stock));
    NSLog(@"%@ %@ <%ld %@ %03ld> [%@]", guess, note2, (long)item.offset, item.wasSeen ? @"YES" : @"NO", (long)item.offset2, [values2 componentsJoinedByString:@" "]);
  }
  return 0;
}
