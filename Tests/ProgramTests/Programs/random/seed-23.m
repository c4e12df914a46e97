// A program by chance, number 23.
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
@property (nonatomic) NSInteger price;
@property (nonatomic) BOOL wasSeen;
@property (nonatomic, readonly) NSInteger count;
+ (instancetype)price:(NSInteger)first wasSeen:(BOOL)second;
- (void)render:(NSInteger)n;
- (NSInteger)press:(NSInteger)n;
@end

@implementation Badge
+ (instancetype)price:(NSInteger)first wasSeen:(BOOL)second {
  Badge *made = [[self alloc] init];
  made.price = first;
  made.wasSeen = second;
  return made;
}
- (void)render:(NSInteger)n {
  self.price = (self.wasSeen ? 3.5 : 6.75);
  self.price = (n != n) % 2;
}
- (NSInteger)press:(NSInteger)n {
  return n % 5 * (self.wasSeen ? n : n) % 997;
}
- (NSInteger)count {
  return 24 / (ABS(self.price) + 1);
}
@end

@interface SpecialBadge : Badge
@end
@implementation SpecialBadge
- (NSInteger)press:(NSInteger)n {
  return ([super press:n] - 5) % 900;
}
@end

static double Mix(NSString *word, BOOL isWide, BOOL isOpen) {
  if (10.5 > 10.75) return (11 / 3) / 4;
  for (NSInteger i = 1; i <= 12; i += 3) {
    word = Short((4 >= i ? [@"wind" stringByAppendingString:@"rain"] : [word stringByAppendingString:@"stone"]));
    isOpen = MAX(i, i) >= i / 9;
    isWide = 10.75 + 10.5 >= (isWide ? 12.5 : 4.0);
  }
  for (NSInteger k = 1; k <= 9; k += 3) {
    NSString *city = Short([[[NSString stringWithFormat:@"%ld", (long)k] stringByAppendingString:[NSString stringWithFormat:@"%d and %03ld", isWide, (long)k]] stringByAppendingString:[[NSString stringWithFormat:@"%@:%7.3f", isWide ? @"YES" : @"NO", 7.25] capitalizedString]]);
    isWide = !isWide;
  }
  for (NSInteger j = 4; j > 0; --j) {
    isWide = !isWide;
    word = [[word stringByReplacingOccurrencesOfString:@"a" withString:@""] capitalizedString];
    isOpen = !isOpen;
  }
  return (isWide ? 9.0 : 4.0) - fabs(2.5);
}

static NSInteger Blend(double weight) {
  if (!NO) return MIN(23 * 6, 5 + 12);
  return (5 == 16);
}

static NSInteger Weigh(NSString *title, BOOL isDone, NSString *word2) {
  return 6 + 3 - (17 - 15);
}

int main(void) {
  @autoreleasepool {
    NSMutableArray *marks = [@[ @((17 & 15)), @(2 - 6), @(ABS(11)), @((7 | 2)) ] mutableCopy];
    NSInteger count2 = Blend((0 / 5) + MIN(11.0, 5.75));
    Badge *piece = [Badge price:(count2 + count2) % 97 wasSeen:count2 >= count2];
    NSString *label = Short([marks componentsJoinedByString:@", "]);
    NSInteger total = count2 * count2 / (ABS(count2) + 1) * ([marks containsObject:@(count2)] ? piece.price : (NSInteger)label.length) % 97;
    NSMutableDictionary *table = [@{ @"c" : @22, @"b" : @24, @"a" : @10 } mutableCopy];
    double alpha = Mix([label substringToIndex:MIN(5, label.length)], total >= total, [piece wasSeen]);
    SpecialBadge *piece2 = [SpecialBadge price:piece.count wasSeen:count2 < total];
    {
      if ([label hasPrefix:@"a"]) {
        if (ABS(piece2.price) < 900) piece2.price++;
        NSInteger left = 5;
        do {
          piece2.wasSeen = [label isEqualToString:label];
          piece2.price %= 7;
        } while (--left > 0);
      } else {
        {
          NSLog(@"%ld", (long)((total + count2) / (ABS(count2) + 1)));
          NSLog(@"%ld {%@} %03ld", (long)total, TableText(table), (long)count2);
        }
      }
      for (NSInteger j2 = 1; j2 <= 9; j2 += 3) {
        Badge *part = piece;
      }
    }
    NSLog(@"[%@]", [marks componentsJoinedByString:@" "]);
    if ((count2 == total) || (alpha <= alpha)) {
      switch (ABS((NSInteger)label.length) % 5) {
      case 4:
        {
          if ((alpha >= alpha) || (11 == 14)) {
            piece2 = [SpecialBadge price:ABS(7) wasSeen:[label hasPrefix:@"x"]];
            NSLog(@"%03ld <%ld %@ %03ld>", (long)count2, (long)piece2.price, piece2.wasSeen ? @"YES" : @"NO", (long)piece2.count);
          } else {
            [piece render:((count2 & 255) << 2) % 997];
          }
        }
        break;
      case 0:
        {
          if (ABS(count2) < 900) count2--;
        }
        break;
      case 1:
        {
          NSLog(@"<%ld %d %ld> %03ld", (long)piece.price, piece.wasSeen, (long)piece.count, (long)((NSInteger)label.length * (total * total)));
        }
        break;
      case 3:
        {
          NSInteger width = (marks.count ? [marks[ABS(18) % (NSInteger)marks.count] integerValue] : 1);
        }
        break;
      case 2:
        {
          {
            total = [piece press:(count2 | 2) % 100];
            NSInteger index = (total - count2 - (NSInteger)label.length - piece.price) % 500;
          }
        }
      default:
        {
          NSString *name = Short([NSString stringWithFormat:@"%.2f/%@", ([piece2 wasSeen] ? MIN(alpha, alpha) : alpha + alpha), [NSString stringWithFormat:@"%d-%@", NO && YES, [label uppercaseString]]]);
        }
      }
    }
    if ((2 >= count2) || [marks containsObject:@(total)]) {
      for (NSInteger k2 = 1; k2 <= 9; k2 += 3) {
        [marks addObject:@(total % 2)];
        if (marks.count > 8) [marks removeObjectAtIndex:0];
        NSLog(@"[%@] %@", [marks componentsJoinedByString:@" "], (YES || NO ? (NO ? label : label) : (YES ? label : label)));
        {
          NSString *title2 = Short([[marks componentsJoinedByString:@"/"] stringByAppendingString:[NSString stringWithFormat:@"%@-%d", [@"lake" stringByAppendingString:@"wind"], total >= k2]]);
          if (marks.count) marks[marks.count / 2] = @(MAX(count2, k2));
        }
      }
    } else if ([marks containsObject:@(count2)]) {
      label = Short([NSString stringWithFormat:@"%7.3f", alpha + alpha]);
    }
    unsigned char byte = (unsigned char)(count2 / (ABS(total) + 1));
    int whole = byte + 217;
    unsigned int wide = whole;
    byte += 170;
    NSLog(@"%d %d %u", byte, whole, wide * 3u);
    byte++;
    whole = ~byte & 0xFF;
    wide = 8 - 15;
    NSLog(@"%d %d %x %d", byte >> 2, whole, wide, (short)(whole * 700));
    NSLog(@"%d %c", byte < -1, 'a' + byte % 26);
    NSLog(@"[%@] %03ld <%ld %@ %3ld> %@", [marks componentsJoinedByString:@" "], (long)count2, (long)piece.price, piece.wasSeen ? @"YES" : @"NO", (long)piece.count, label);
    NSLog(@"%ld {%@} %7.3f <%ld %d %ld>", (long)total, TableText(table), alpha, (long)piece2.price, piece2.wasSeen, (long)piece2.count);
    if (piece2.wasSeen) {
      label = [[label substringFromIndex:label.length / 2] lowercaseString];
      SpecialBadge *piece3 = [SpecialBadge price:(count2 + count2) % 97 wasSeen:alpha > alpha];
    }
    for (NSInteger i2 = 0; i2 < 4; i2++) {
      NSLog(@"%.2f", alpha);
      SpecialBadge *thing = piece2;
      if ((i2 > total) || (i2 != count2)) {
        [marks removeObject:@([piece2 press:count2])];
      } else if (YES || NO) {
        if (count2 / (ABS(count2) + 1) >= count2 + count2) {
          table = [@{ @"d" : @15 } mutableCopy];
        } else {
          label = Short([NSString stringWithFormat:@"%3ld/%.1f", (long)(i2 - count2), MIN(alpha, alpha)]);
        }
      } else {
        if ((NO || YES) && (i2 < i2)) {
          NSLog(@"%@ %03ld %ld", [marks containsObject:@(count2)] ? @"YES" : @"NO", (long)(ABS(count2) + i2 / (ABS(count2) + 1)), (long)Blend(fmod(alpha * 4, 500)));
          NSMutableArray *points = [@[ (YES ? label : label), [label substringFromIndex:label.length / 2], (NO ? label : label) ] mutableCopy];
        }
      }
    }
    piece2 = [SpecialBadge price:(count2 + 17) % 997 wasSeen:15 >= count2];
    NSInteger cells[3] = {((total & 255) << 1) % 100, 19 - 13};
    NSInteger sum = 0, *sumPointer = &cells[1];
    *sumPointer += 0;
    for (int i = 0, j = 2; i < j; i++, j--) {
      NSInteger old = cells[i];
      cells[i] = cells[j];
      cells[j] = old;
      sum = (sum * 3 + cells[i]) % 1000;
    }
    NSLog(@"%ld %ld %ld", (long)sum, (long)cells[0], (long)cells[2]);
    NSLog(@"[%@] %03ld <%ld %@ %ld> %@", [marks componentsJoinedByString:@" "], (long)count2, (long)piece.price, piece.wasSeen ? @"YES" : @"NO", (long)piece.count, label);
    NSLog(@"%03ld {%@} %.2f <%ld %d %-4ld>", (long)total, TableText(table), alpha, (long)piece2.price, piece2.wasSeen, (long)piece2.count);
    for (NSNumber *one in [marks copy]) {
      NSInteger n = one.integerValue;
      if ([table[@"b"] integerValue] != (NSInteger)([marks indexOfObject:@(count2)] & 15)) {
        count2 = [marks.firstObject integerValue] / (ABS(n) + 1);
        total = (NSInteger)label.length;
      }
      if (!(n != count2)) {
        for (NSInteger i3 = 1; i3 <= 15; i3 += 3) {
          count2 = Blend(alpha / 8);
          piece2 = [SpecialBadge price:n / (ABS(total) + 1) wasSeen:NO && NO];
        }
        switch (ABS((marks.count ? [marks[ABS(n) % (NSInteger)marks.count] integerValue] : 3)) % 4) {
        case 2:
          {
            [marks addObject:@(MAX(count2, total))];
            if (marks.count > 8) [marks removeObjectAtIndex:0];
          }
          break;
        case 0:
          {
            piece2.price += (marks.count ? [marks[ABS(n) % (NSInteger)marks.count] integerValue] : 5);
            piece2.price %= 999;
          }
          break;
        case 3:
          {
            label = Short([[NSString stringWithFormat:@"%-4ld", (long)total] uppercaseString]);
          }
          break;
        default:
          {
            alpha = (total / 2);
          }
        }
      }
      NSLog(@"%ld [%@] %.1f", (long)n, [marks componentsJoinedByString:@" "], alpha * 3 * 5);
    }
    NSInteger tries = 4;
    while (tries-- > 0) {
      NSLog(@"%.2f [%@]", alpha, [marks componentsJoinedByString:@" "]);
    }
    NSArray *few = @[ @(count2 / (ABS(count2) + 1)), @0 ];
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
    NSLog(@"[%@] %3ld <%-4ld %@ %ld> %@", [marks componentsJoinedByString:@" "], (long)count2, (long)piece.price, piece.wasSeen ? @"YES" : @"NO", (long)piece.count, label);
    NSLog(@"%03ld {%@} %.2f <%ld %d %-4ld>", (long)total, TableText(table), alpha, (long)piece2.price, piece2.wasSeen, (long)piece2.count);
    NSLog(@"%ld", (long)tries);
  }
  return 0;
}
