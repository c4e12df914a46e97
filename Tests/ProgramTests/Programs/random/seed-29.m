// A program by chance, number 29.
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
@property (nonatomic) double ratio;
@property (nonatomic, readonly) NSInteger level;
+ (instancetype)age:(NSInteger)first ratio:(double)second;
- (void)update:(NSInteger)n;
- (NSInteger)render:(NSInteger)n;
@end

@implementation Badge
+ (instancetype)age:(NSInteger)first ratio:(double)second {
  Badge *made = [[self alloc] init];
  made.age = first;
  made.ratio = second;
  return made;
}
- (void)update:(NSInteger)n {
  self.age = 7 + ABS(18);
  switch (ABS(ABS(n / (ABS(self.age) + 1))) % 4) {
  case 2:
    {
      self.ratio /= 4;
    }
    break;
  case 3:
    {
      self.age += (self.age + self.age) % 997;
      self.age %= 999;
    }
  case 1:
    {
      self.ratio *= 0.5;
    }
    break;
  case 0:
    {
      self.ratio = self.age * self.age % 97;
    }
    break;
  default:
    {
      double share = (self.ratio != self.ratio ? (double)self.age / 4 : self.ratio / 2);
    }
  }
}
- (NSInteger)render:(NSInteger)n {
  return (self.ratio < 13.5 ? (self.age | 8) : ABS(7)) % 100;
}
- (NSInteger)level {
  return ((8 & 255) << 3) % 97;
}
@end

@interface SpecialBadge : Badge
@end
@implementation SpecialBadge
- (NSInteger)render:(NSInteger)n {
  return ([super render:n] + 4) % 900;
}
@end

static NSString *Adjust(BOOL isDone, NSInteger score, NSInteger score2) {
  return Short([NSString stringWithFormat:@"%@ and %7.3f", [@"wind" stringByAppendingString:@"moon"], (isDone ? 11.25 : 13.75)]);
}

static NSString *Mix(NSString *name) {
  return Short((17 >= 15 ? (NO ? name : name) : [name stringByAppendingString:@"moon"]));
}

int main(void) {
  @autoreleasepool {
    NSMutableArray *points = [@[ @(15 - 9), @(ABS(14)), @(MAX(11, 3)), @(21 * 3) ] mutableCopy];
    NSMutableDictionary *stock = [@{ @"c" : @13, @"d" : @29 } mutableCopy];
    NSInteger age2 = (((NSInteger)([points indexOfObject:@(9)] & 15)) | 1) - (14 > 9);
    double share2 = fmod((double)(age2 + age2) / 1, 500);
    NSString *label = Short([NSString stringWithFormat:@"%.1f and %.1f", MAX(share2 - 6.25, trunc(share2)), share2 / 8 + (YES ? share2 : share2)]);
    Badge *item = [SpecialBadge age:(NSInteger)points.count ratio:(age2 / 5)];
    NSInteger offset = ABS(item.age + MIN(age2, age2)) % 97;
    SpecialBadge *part = [SpecialBadge age:age2 * age2 % 97 ratio:(YES ? share2 : share2)];
    for (NSInteger j = 1; j <= 12; j += 3) {
      Badge *item2 = [Badge age:offset / 2 ratio:0.25 - 8.25];
    }
    points = [@[ @(age2 * age2 % 500) ] mutableCopy];
    if (age2 / (ABS(offset) + 1) < 19 - age2) {
      if ([points containsObject:@(age2)]) {
        if ((points.count ? [points[ABS(offset) % (NSInteger)points.count] integerValue] : 1) != ABS(age2)) {
          [item update:[stock[@"b"] integerValue]];
        } else if (offset != age2) {
          [points addObject:@(13 - 1)];
          if (points.count > 8) [points removeObjectAtIndex:2];
        } else {
          if (points.count) points[points.count / 2] = @((NO ? offset : age2));
        }
      } else {
        NSLog(@"<%ld %.2f %03ld>", (long)part.age, part.ratio, (long)part.level);
        for (NSInteger k = 1; k <= 6; k += 3) {
          stock = [@{ @"a" : @8, @"c" : @12, @"b" : @20 } mutableCopy];
        }
      }
      Badge *thing = item;
    }
    switch (ABS(offset - age2 + (NSInteger)label.length) % 4) {
    case 3:
      {
        switch (ABS(age2 % 5 - age2 / 6) % 4) {
        case 1:
          {
            stock[@"c"] = @(([stock[@"c"] integerValue] + 1) % 90);
          }
          break;
        case 3:
          {
            NSInteger tries = 3;
            do {
              part.age -= age2 * age2 % 97;
              part.age %= 360;
            } while (--tries > 0);
          }
        default:
          {
            if (ABS(age2) < 900) age2++;
          }
        }
      }
      break;
    case 2:
      {
        [points removeObject:@(ABS(offset))];
      }
    case 1:
      {
        if ((share2 < share2) && (offset == age2)) {
          if (share2 * 3 == part.ratio) {
            offset = (NO ? share2 : share2);
            part.ratio = fmod(share2 + share2, 500);
          }
        }
      }
    case 0:
      {
        if (!(!NO)) {
          stock = [@{ @"c" : @22, @"d" : @11, @"b" : @29 } mutableCopy];
          NSLog(@"%ld %ld <%ld %.1f %ld>", (long)ABS((NSInteger)points.count), (long)age2, (long)item.age, item.ratio, (long)item.level);
        }
      }
      break;
    default:
      {
        if ((offset != offset) != (NSInteger)label.length) {
          NSLog(@"%ld %ld <%3ld %7.3f %ld>", (long)([stock[@"b"] integerValue] / 2), (long)age2, (long)part.age, part.ratio, (long)part.level);
        } else {
          if ((offset <= age2) || [points containsObject:@(offset)]) {
            part = [SpecialBadge age:(offset & 3) ratio:fmod(0.5 + share2, 500)];
          } else {
            share2 = fmod(share2 * 4 / 8, 500);
            age2 = (YES ? share2 : share2);
          }
        }
      }
    }
    NSInteger kept = ABS(offset);
    __block NSInteger shared = (NSInteger)label.length;
    NSInteger (^block)(NSInteger) = ^NSInteger(NSInteger n) {
      shared = (shared + n) % 300;
      return (kept * n) % 400;
    };
    kept = 10 * offset % 100;
    for (NSInteger round = 0; round < 4; round++) {
      NSInteger answer = block(round + 7);
      NSLog(@"%ld %ld %ld", (long)answer, (long)kept, (long)shared);
    }
    NSLog(@"[%@] {%@} %3ld %7.3f", [points componentsJoinedByString:@" "], TableText(stock), (long)age2, share2);
    NSLog(@"%@ <%ld %.2f %03ld> %3ld <%-4ld %.2f %ld>", label, (long)item.age, item.ratio, (long)item.level, (long)offset, (long)part.age, part.ratio, (long)part.level);
    NSLog(@"%ld <%ld %.1f %ld> %d", (long)offset, (long)part.age, part.ratio, (long)part.level, (YES ? 13.5 : share2) != (offset / 4));
    item = item;
    points = [points.reverseObjectEnumerator.allObjects mutableCopy];
    NSLog(@"{%@}", TableText(stock));
    __block NSInteger all = 0;
    [points enumerateObjectsUsingBlock:^(NSNumber *item, NSUInteger index, BOOL *stop) {
      all = (all + item.integerValue * (NSInteger)(index + 1)) % 900;
      if (index == 4) *stop = YES;
    }];
    NSArray *sorted = [points sortedArrayUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) {
      NSInteger left = ABS(a.integerValue) % 7, right = ABS(b.integerValue) % 7;
      if (left != right) return left < right ? NSOrderedAscending : NSOrderedDescending;
      return [b compare:a];
    }];
    NSLog(@"%ld [%@]", (long)all, [sorted componentsJoinedByString:@" "]);
    NSLog(@"[%@] {%@} %3ld %.2f", [points componentsJoinedByString:@" "], TableText(stock), (long)age2, share2);
    NSLog(@"%@ <%ld %.2f %ld> %3ld <%ld %.2f %-4ld>", label, (long)item.age, item.ratio, (long)item.level, (long)offset, (long)part.age, part.ratio, (long)part.level);
    switch (ABS((NSInteger)points.count + (offset - offset)) % 4) {
    case 0:
      {
        label = Mix(Short([NSString stringWithFormat:@"%.2f", share2]));
      }
      break;
    case 2:
      {
        part.ratio = [points.lastObject integerValue];
      }
    case 1:
      {
        offset = ([label hasSuffix:@"n"] ? [stock[@"d"] integerValue] : (NSInteger)points.count);
      }
      break;
    default:
      {
        offset = ((13 - age2) >> 1) % 997;
      }
    }
    {
      NSString *city = Short([NSString stringWithFormat:@"%d/%@", [label containsString:@"x"], [[@"lake" capitalizedString] capitalizedString]]);
      item = item;
    }
    offset -= [item level];
    offset %= 360;
    switch (ABS((NSInteger)points.count - item.level) % 3) {
    case 1:
      {
        for (NSInteger j2 = 2; j2 > 0; --j2) {
          NSLog(@"<%03ld %.2f %-4ld> %@ %-4ld", (long)part.age, part.ratio, (long)part.level, label, (long)(points.count ? [points[ABS(offset) % (NSInteger)points.count] integerValue] : 8));
          [stock removeObjectForKey:@"b"];
        }
      }
      break;
    case 2:
      {
        if (ABS(offset) < 900) offset--;
      }
      break;
    case 0:
      {
        NSInteger left = 2;
        do {
          for (NSInteger k2 = 0; k2 < 3; k2++) {
            points = [[points subarrayWithRange:NSMakeRange(0, MIN(3, points.count))] mutableCopy];
            NSInteger score3 = ((5.5 <= share2 ? age2 + offset : 14 * offset) - [points.firstObject integerValue]) % 100;
            stock[@"d"] = @(([stock[@"d"] integerValue] + 6) % 90);
          }
          if (offset * offset > (NSInteger)([points indexOfObject:@(left)] & 15)) {
            [item update:[(stock[@"a"] ?: @8) intValue]];
            SpecialBadge *item3 = [SpecialBadge age:left / (ABS(age2) + 1) ratio:fmod(share2 - share2, 500)];
          }
        } while (--left > 0);
      }
    default:
      {
        NSInteger tries2 = 2;
        do {
          if (points.count) points[points.count / 2] = @((offset - tries2) % 100);
        } while (--tries2 > 0);
      }
    }
    NSArray *words = [@"fox wind bird pear rain moon" componentsSeparatedByString:@" "];
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    for (NSString *word in words) {
      NSNumber *key = @(word.length);
      if (!groups[key]) groups[key] = [NSMutableArray array];
      [groups[key] addObject:word];
    }
    for (NSNumber *key in [[groups allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
      NSLog(@"%@: %@", key, [groups[key] componentsJoinedByString:@","]);
    }
    NSMutableString *wordsText = [NSMutableString string];
    for (NSInteger i = (NSInteger)words.count - 1; i >= 0; i -= 2) {
      if (wordsText.length) [wordsText appendString:@"+"];
      [wordsText appendFormat:@"%@%ld", [words[i] substringToIndex:2], (long)i];
    }
    NSLog(@"%@", wordsText);
    NSLog(@"[%@] {%@} %ld %.2f", [points componentsJoinedByString:@" "], TableText(stock), (long)age2, share2);
    NSLog(@"%@ <%ld %7.3f %ld> %3ld <%ld %7.3f %ld>", label, (long)item.age, item.ratio, (long)item.level, (long)offset, (long)part.age, part.ratio, (long)part.level);
  }
  return 0;
}
