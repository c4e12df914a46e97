// A program by chance, number 27.
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
  NSInteger level;
  NSInteger total;
} PlainSize;

static double Adjust(NSInteger index, NSInteger step) {
  switch (ABS(step + 18 + (step + index)) % 5) {
  case 2:
    {
      if (ABS(index) < 900) index--;
    }
    break;
  case 0:
    {
      step /= 4;
    }
    break;
  case 1:
    {
      index += index * step % 97;
      index %= 999;
    }
  default:
    {
      index = (double)index / 2;
    }
  }
  NSInteger left = 3;
  while (left-- > 0) {
    step += 19 / 5;
    step %= 999;
  }
  return MIN(MIN(8.25, 7.75), (double)step / 4);
}

static BOOL Combine(NSString *city, NSInteger price) {
  city = Short([NSString stringWithFormat:@"%-4ld/%@", (long)(YES ? price : price), [NSString stringWithFormat:@"%7.3f/%@", 11.75, city]]);
  return 0.75 - 10.0 == Adjust(price, price);
}

int main(void) {
  @autoreleasepool {
    NSInteger score = (21 >> 1) + (10 + 23) + (MAX(5, 1) - 10);
    NSMutableDictionary *stock = [@{ @"d" : @8, @"b" : @16 } mutableCopy];
    NSInteger level2 = [(stock[@"a"] ?: @3) intValue] * (score / (ABS(score) + 1)) / (ABS(score) + 1) % 500;
    PlainSize part = (PlainSize){(YES ? score : 5), ABS(score)};
    double scale = (score >= score ? Adjust(score, score) : (NO ? 4.5 : 4.25));
    NSMutableArray *marks = [@[ @((level2 | 1) % 100), @(part.total), @((5 - level2) % 500), @(score * level2 % 997) ] mutableCopy];
    NSString *city2 = Short([(scale < 13.75 ? (YES ? @"pear" : @"fox") : [NSString stringWithFormat:@"%@/%@", @"fox", @"oak"]) stringByAppendingString:(level2 > score ? [marks componentsJoinedByString:@", "] : [NSString stringWithFormat:@"%d:%d", YES, NO])]);
    part.level = fmod(scale * 5, 500);
    city2 = Short([NSString stringWithFormat:@"%7.3f/%d", scale + scale, Combine(city2, level2)]);
    NSArray *few = @[ @((22 + level2) % 97), @4 ];
    for (NSUInteger i = 0; i < 3; i++) {
      @try {
        if (i == 0) [NSException raise:@"Odd" format:@"at %lu", (unsigned long)i];
        NSLog(@"%@", few[i]);
      } @catch (NSException *problem) {
        NSLog(@"%@ %d", problem.name, [problem.name isEqual:NSRangeException]);
      } @finally {
        NSLog(@"done %lu", (unsigned long)i);
      }
    }
    NSLog(@"%03ld {%@} %ld <%ld %ld>", (long)score, TableText(stock), (long)level2, (long)part.level, (long)part.total);
    NSLog(@"%.2f [%@] %@", scale, [marks componentsJoinedByString:@" "], city2);
    part = (PlainSize){MIN(level2, 16), (level2 != level2)};
    switch (ABS((score < score ? [(stock[@"c"] ?: @7) intValue] : MIN(score, level2))) % 3) {
    case 2:
      {
        for (NSInteger i = 3; i > 0; --i) {
          switch (ABS(level2 / 3 % 5) % 5) {
          case 3:
            {
              part.total = ABS(level2 * level2) % 997;
            }
            break;
          case 0:
            {
              part.level = scale / 8;
            }
            break;
          case 1:
            {
              marks = [[marks sortedArrayUsingComparator:^NSComparisonResult(id a, id b) { return [a compare:b]; }] mutableCopy];
            }
            break;
          default:
            {
              score = ((i & 3) + part.level) % 100;
            }
          }
          if ([city2 containsString:@"x"]) break;
        }
      }
      break;
    case 1:
      {
        scale = fmod(Adjust(score, level2) - scale / 2, 500);
      }
    default:
      {
        switch (ABS(ABS(level2) % 8) % 3) {
        case 2:
          {
            [marks removeObject:@((NSInteger)marks.count)];
          }
          break;
        case 0:
          {
            switch (ABS(MIN(score, 9) * part.level) % 4) {
            case 0:
              {
                stock = [@{ @"a" : @4, @"b" : @19, @"d" : @30 } mutableCopy];
              }
              break;
            case 2:
              {
                double share = fmod((scale - scale) * 3, 500);
              }
            case 3:
              {
                stock = [@{ @"d" : @3, @"b" : @1 } mutableCopy];
              }
              break;
            default:
              {
                stock[@"a"] = @(([stock[@"a"] integerValue] + 9) % 90);
              }
            }
          }
          break;
        case 1:
          {
            city2 = [[city2 stringByReplacingOccurrencesOfString:@"n" withString:@"_"] lowercaseString];
          }
          break;
        default:
          {
            if (7.25 / 8 >= scale * 5) {
              marks = [@[ @((level2 != level2)) ] mutableCopy];
            } else {
              marks = [marks.reverseObjectEnumerator.allObjects mutableCopy];
            }
          }
        }
      }
    }
    __block NSInteger all = 0;
    [marks enumerateObjectsUsingBlock:^(NSNumber *item, NSUInteger index, BOOL *stop) {
      all = (all + item.integerValue * (NSInteger)(index + 1)) % 900;
      if (index == 4) *stop = YES;
    }];
    NSArray *sorted = [marks sortedArrayUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) {
      NSInteger left = ABS(a.integerValue) % 7, right = ABS(b.integerValue) % 7;
      if (left != right) return left < right ? NSOrderedAscending : NSOrderedDescending;
      return [b compare:a];
    }];
    NSLog(@"%ld [%@]", (long)all, [sorted componentsJoinedByString:@" "]);
    NSLog(@"%ld {%@} %ld <%03ld %ld>", (long)score, TableText(stock), (long)level2, (long)part.level, (long)part.total);
    NSLog(@"%.2f [%@] %@", scale, [marks componentsJoinedByString:@" "], city2);
  }
  return 0;
}
