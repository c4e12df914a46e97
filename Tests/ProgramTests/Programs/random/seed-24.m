// A program by chance, number 24.
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
  NSInteger age;
  NSInteger price;
} PlainPoint;

static NSString *Adjust(double speed, NSString *word, double weight) {
  if (18 >= 8) return Short([NSString stringWithFormat:@"%@", [word substringFromIndex:word.length / 2]]);
  return Short([[word stringByAppendingString:word] stringByAppendingString:[word substringToIndex:MIN(3, word.length)]]);
}

static NSInteger Weigh(NSString *name, NSString *title) {
  if (YES && NO) return (NSInteger)title.length + (11 < 6);
  title = Short((2 <= 11 ? [title stringByAppendingString:title] : [name stringByReplacingOccurrencesOfString:@"a" withString:@"_"]));
  {
    title = [name substringFromIndex:name.length / 2];
    NSString *label = Short(((YES && YES) && (NO && NO) ? (YES || YES ? Adjust(14.25, name, 10.0) : [title stringByAppendingString:@"stone"]) : [NSString stringWithFormat:@"%3ld", (long)(YES ? 19 : 13)]));
  }
  return ((16 % 8) >> 2);
}

static double Blend(NSInteger total, NSInteger width, NSString *city) {
  if (width >= total) return (total / 2);
  return 11.75 + (NO ? 7.0 : 11.0);
}

int main(void) {
  @autoreleasepool {
    NSMutableArray *values = [@[ @(2 - 2) ] mutableCopy];
    NSInteger offset = ABS(11 / 2 + (16 - 24));
    NSInteger height = (offset != offset);
    NSString *word2 = Short([NSString stringWithFormat:@"%.2f:%@", 1.25 / 2 * 4, [NSString stringWithFormat:@"%.2f:%03ld", floor(9.25), (long)(offset - height)]]);
    NSMutableDictionary *table = [@{ @"d" : @3, @"b" : @2, @"a" : @25 } mutableCopy];
    double alpha = Blend((offset - offset) % 97, (height + 20) % 100, Short([NSString stringWithFormat:@"%@-%03ld", word2, (long)offset]));
    PlainPoint item = (PlainPoint){11 / 2, height * offset % 997};
    NSLog(@"%@ [%@]", [NSString stringWithFormat:@"%@", [NSString stringWithFormat:@"%d", YES]], [values componentsJoinedByString:@" "]);
    switch (ABS(ABS((values.count ? [values[ABS(offset) % (NSInteger)values.count] integerValue] : 8))) % 4) {
    case 2:
      {
        if (height / (ABS(offset) + 1) >= (NSInteger)values.count) {
          NSMutableArray *values2 = [@[ (YES ? word2 : word2), [word2 stringByReplacingOccurrencesOfString:@"a" withString:@"x"], Short([word2 stringByAppendingString:word2]) ] mutableCopy];
          word2 = Short([NSString stringWithFormat:@"%@", word2.capitalizedString]);
        } else {
          switch (ABS(Weigh([word2 stringByReplacingOccurrencesOfString:@"a" withString:@""], Short([NSString stringWithFormat:@"%ld", (long)height]))) % 4) {
          case 3:
            {
              BOOL isDone = (NO ? height : 3) == MAX(height, offset);
            }
          case 0:
            {
              NSLog(@"%ld %.1f", (long)height, round(alpha) * 3);
            }
            break;
          case 1:
            {
              item.price += item.age;
              item.price %= 360;
            }
            break;
          case 2:
            {
              NSString *found = Short([NSString stringWithFormat:@"%d", NO]);
            }
          default:
            {
              if (ABS(item.price) < 900) item.price--;
            }
          }
          item = (PlainPoint){(2 | 8), MIN(height, 4)};
        }
      }
    case 0:
      {
        NSLog(@"%ld", (long)height);
      }
    case 3:
      {
        NSInteger tries = 2;
        while (tries-- > 0) {
          for (NSInteger k = 3; k > 0; --k) {
            values = [[values sortedArrayUsingSelector:@selector(compare:)] mutableCopy];
            NSLog(@"{%@} {%@}", TableText(table), TableText(table));
            alpha /= 4;
          }
          item = item;
        }
      }
      break;
    default:
      {
        {
          double ratio = MAX((double)height / 4, (height / 3));
          ratio = fmod(trunc(ratio / 4), 500);
        }
      }
    }
    __block NSInteger all = 0;
    [values enumerateObjectsUsingBlock:^(NSNumber *item, NSUInteger index, BOOL *stop) {
      all = (all + item.integerValue * (NSInteger)(index + 1)) % 900;
      if (index == 4) *stop = YES;
    }];
    NSArray *sorted = [values sortedArrayUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) {
      NSInteger left = ABS(a.integerValue) % 7, right = ABS(b.integerValue) % 7;
      if (left != right) return left < right ? NSOrderedAscending : NSOrderedDescending;
      return [b compare:a];
    }];
    NSLog(@"%ld [%@]", (long)all, [sorted componentsJoinedByString:@" "]);
    NSLog(@"[%@] %ld %03ld %@", [values componentsJoinedByString:@" "], (long)offset, (long)height, word2);
    NSLog(@"{%@} %.2f <%3ld %3ld>", TableText(table), alpha, (long)item.age, (long)item.price);
    if ((NSInteger)([values indexOfObject:@(height)] & 15) != Weigh(word2, word2)) {
      NSInteger left = 2;
      do {
        offset = (values.count ? [values[ABS(left) % (NSInteger)values.count] integerValue] : 6);
        item.price %= 2;
        alpha = (NSInteger)word2.length;
      } while (--left > 0);
      word2 = Short([NSString stringWithFormat:@"%-4ld:%d", (long)[table[@"a"] integerValue], YES && YES]);
    } else {
      if (alpha - alpha == alpha - alpha) {
        PlainPoint item2 = (PlainPoint){(NSInteger)word2.length, height * height % 97};
        for (NSInteger j = 2; j > 0; --j) {
          alpha /= 2;
        }
      } else {
        PlainPoint entry = (PlainPoint){offset + 0, (NSInteger)word2.length};
        for (NSInteger k2 = 1; k2 <= 15; k2 += 3) {
          values = [@[ @(ABS(height)) ] mutableCopy];
          entry.age %= 4;
        }
      }
      table = [@{ @"c" : @29, @"d" : @29 } mutableCopy];
    }
    NSInteger tries2 = 3;
    while (tries2-- > 0) {
      for (NSInteger k3 = 1; k3 <= 15; k3 += 3) {
        NSLog(@"%-4ld %.1f %.1f", (long)MIN(tries2 / (ABS(height) + 1), (k3 != height)), fabs(alpha) * 3, (17 / 5));
        word2 = Short(([word2 hasPrefix:@"x"] ? [NSString stringWithFormat:@"%@", NO ? @"YES" : @"NO"] : [NSString stringWithFormat:@"%@", @"fox"]));
        for (NSNumber *one in [values copy]) {
          NSInteger n = one.integerValue;
          if (ABS(item.age) < 900) item.age++;
        }
      }
      BOOL wasSeen = (tries2 != tries2) || (alpha == alpha);
      word2 = Short([Adjust(alpha, word2, alpha) stringByAppendingString:[values componentsJoinedByString:@"/"]]);
    }
    values = [@[ @(MAX(19, 20)) ] mutableCopy];
    if (!(alpha == alpha)) {
      word2 = Short([NSString stringWithFormat:@"%@-%d", [NSString stringWithFormat:@"%@", word2], [values containsObject:@(height)]]);
    } else {
      alpha = Blend(height, height, @"rain") / 8;
      NSLog(@"%@ %3ld", Adjust(fmod(alpha + alpha, 500), [word2 substringFromIndex:word2.length / 2], fmod(alpha - alpha, 500)), (long)height);
    }
    unsigned char byte = (unsigned char)(offset * tries2 % 100);
    int whole = byte + 102;
    unsigned int wide = whole;
    byte += 218;
    NSLog(@"%d %d %u", byte, whole, wide * 3u);
    byte++;
    whole = ~byte & 0x3F;
    wide = 1 - 14;
    NSLog(@"%d %d %x %d", byte >> 2, whole, wide, (short)(whole * 700));
    NSLog(@"%d %c", byte < -1, 'a' + byte % 26);
    NSLog(@"[%@] %-4ld %ld %@", [values componentsJoinedByString:@" "], (long)offset, (long)height, word2);
    NSLog(@"{%@} %7.3f <%ld %ld> %ld", TableText(table), alpha, (long)item.age, (long)item.price, (long)tries2);
    if ((height != tries2) && [values containsObject:@(offset)]) {
      item = (PlainPoint){tries2 * 18 % 500, (NSInteger)word2.length};
      if (!(height < 11)) {
        item.age = (values.count ? [values[ABS(height) % (NSInteger)values.count] integerValue] : 0);
        switch (ABS((NSInteger)word2.length) % 3) {
        case 2:
          {
            alpha /= 4;
          }
          break;
        case 0:
          {
            table = [@{ @"b" : @30, @"d" : @22, @"c" : @4 } mutableCopy];
          }
        default:
          {
            NSLog(@"%3ld", (long)tries2);
          }
        }
      } else {
        offset -= (NO ? height : tries2);
        offset %= 360;
      }
    }
    if (((height & 255) << 3) == tries2 * height) {
      switch (ABS((height + offset) % 3) % 3) {
      case 1:
        {
          NSMutableDictionary *table2 = [@{ @"a" : @19, @"c" : @26 } mutableCopy];
        }
        break;
      case 2:
        {
          BOOL hasMore = alpha + alpha >= (offset / 5);
        }
      default:
        {
          for (NSNumber *one2 in [values copy]) {
            NSInteger n2 = one2.integerValue;
            item.price /= 7;
            word2 = Short([NSString stringWithFormat:@"%ld", (long)((NSInteger)word2.length)]);
          }
        }
      }
      if ((NO ? 24 : 17) == offset + offset) {
        NSInteger tries3 = 4;
        while (tries3-- > 0) {
          table[@"d"] = @(([table[@"d"] integerValue] + 2) % 90);
        }
        NSLog(@"%@", word2);
      } else {
        if (!(YES && NO)) {
          table = [@{ @"b" : @11 } mutableCopy];
        }
        height = ((tries2 | 2) - tries2 / (ABS(tries2) + 1)) % 500;
      }
    } else if (offset >= height) {
      if (ABS(offset) < 900) offset++;
    } else {
      if (!(YES && YES)) {
        switch (ABS((tries2 - 10) * (12 * tries2)) % 4) {
        case 2:
          {
            values = [[values sortedArrayUsingComparator:^NSComparisonResult(id a, id b) { return [a compare:b]; }] mutableCopy];
          }
          break;
        case 3:
          {
            alpha = ((height & 255) << 2) % 100;
          }
          break;
        case 0:
          {
            NSLog(@"%3ld %7.3f", (long)((height >> 1) >> 2), Blend(MIN(offset, tries2), (height + 2) % 100, [word2 substringFromIndex:word2.length / 2]));
          }
          break;
        default:
          {
            NSString *note = Short([[word2 stringByReplacingOccurrencesOfString:@"o" withString:@"_"] stringByAppendingString:[[NSString stringWithFormat:@"%.2f-%@", alpha, word2] uppercaseString]]);
          }
        }
      }
      if (ABS(item.price) < 900) item.price--;
    }
    item.price = item.price;
    PlainPoint first = (PlainPoint){[(table[@"a"] ?: @3) intValue], tries2 * tries2 % 500};
    PlainPoint second = first, *secondPointer = &second;
    secondPointer->age = offset / (ABS(offset) + 1);
    first.age /= 2;
    NSLog(@"<%-4ld %ld> <%ld %ld>", (long)first.age, (long)first.price, (long)second.age, (long)second.price);
    NSLog(@"[%@] %03ld %ld %@", [values componentsJoinedByString:@" "], (long)offset, (long)height, word2);
    NSLog(@"{%@} %.1f <%ld %ld> %ld", TableText(table), alpha, (long)item.age, (long)item.price, (long)tries2);
  }
  return 0;
}
