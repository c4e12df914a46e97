// A program by chance, number 22.
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

@interface Lamp : NSObject
@property (nonatomic) NSInteger count;
@property (nonatomic, copy) NSString *word;
@property (nonatomic, readonly) NSInteger price;
+ (instancetype)count:(NSInteger)first word:(NSString *)second;
- (void)advance:(NSInteger)n;
- (NSInteger)check:(NSInteger)n;
@end

@implementation Lamp
+ (instancetype)count:(NSInteger)first word:(NSString *)second {
  Lamp *made = [[self alloc] init];
  made.count = first;
  made.word = second;
  return made;
}
- (void)advance:(NSInteger)n {
  self.word = [self.word stringByReplacingOccurrencesOfString:@"o" withString:@""];
  switch (ABS((((n != 4) & 255) << 3)) % 5) {
  case 1:
    {
      self.word = Short([NSString stringWithFormat:@"%d", 3.75 < 6.0]);
    }
    break;
  case 3:
    {
      self.word = Short([[@"stone" stringByAppendingString:self.word] capitalizedString]);
    }
    break;
  case 2:
    {
      self.count /= 3;
    }
    break;
  case 4:
    {
      self.count = (ABS(n) - (n & 1)) % 100;
    }
    break;
  default:
    {
      self.word = [self.word substringToIndex:MIN(5, self.word.length)];
    }
  }
}
- (NSInteger)check:(NSInteger)n {
  return MIN(n, n) * (n / (ABS(self.count) + 1)) % 997;
}
- (NSInteger)price {
  return self.count * self.count % 500;
}
- (void)setCount:(NSInteger)value {
  _count = MAX(-59, MIN(226, value));
}
@end

@interface SpecialLamp : Lamp
@end
@implementation SpecialLamp
- (NSInteger)check:(NSInteger)n {
  return ([super check:n] * 5) % 900;
}
@end

typedef struct {
  NSInteger width;
  BOOL hasMore;
} PlainRange;

static double Shift(BOOL isWide) {
  NSInteger tries = 4;
  do {
    isWide = 13.25 + 2.25 < (tries / 2);
    isWide = 4.25 - 5.25 < 9.0 * 4;
  } while (--tries > 0);
  return (tries / 3);
}

static NSInteger Weigh(NSString *title, NSString *note) {
  if (0.75 == 7.0) return ABS(10 % 5);
  for (NSInteger j = 1; j <= 15; j += 3) {
    title = Short(([note isEqualToString:note] ? [title stringByReplacingOccurrencesOfString:@"o" withString:@""] : [NSString stringWithFormat:@"%@", title]));
    Lamp *item = [SpecialLamp count:(j - j) % 500 word:Short([@"lake" stringByAppendingString:title])];
    item.word = Short([[NSString stringWithFormat:@"%@", @"stone"] stringByAppendingString:(YES ? title : @"wind")]);
  }
  return (NSInteger)note.length * MAX(15, 18);
}

static NSInteger Combine(NSString *note2, double alpha) {
  if (alpha < alpha) return (0 >> 2) * (23 - 1);
  for (NSInteger j2 = 1; j2 <= 6; j2 += 3) {
    SpecialLamp *entry = [SpecialLamp count:j2 * j2 % 97 word:[note2 stringByReplacingOccurrencesOfString:@"o" withString:@""]];
  }
  {
    alpha = fmod(Shift(NO) + (14 / 5), 500);
    alpha = (18 / 5);
  }
  return MAX(3, 18) % 3;
}

int main(void) {
  @autoreleasepool {
    NSInteger height = ((Combine(@"tea", 1.5) + 10 * 0) & 3);
    double weight = 3.5 / 8 + (7.5 + 14.5);
    NSMutableDictionary *table = [@{ @"a" : @27 } mutableCopy];
    NSInteger step = (MIN(height, height) + (height + height)) * ABS(height / (ABS(height) + 1)) % 100;
    Lamp *entry2 = [SpecialLamp count:step / 4 word:(YES ? @"stone" : @"rain")];
    NSMutableArray *values = [@[ @(ABS(height)), @((NO ? step : height)) ] mutableCopy];
    NSString *city = Short([NSString stringWithFormat:@"%.2f/%ld", weight * 2 + Shift(YES), (long)[(table[@"d"] ?: @4) intValue]]);
    SpecialLamp *item2 = [SpecialLamp count:step * height % 500 word:[city stringByReplacingOccurrencesOfString:@"a" withString:@"_"]];
    if ((YES && YES) || (height != height)) {
      if ((NSInteger)values.count > [values.firstObject integerValue]) {
        NSInteger left = 4;
        while (left-- > 0) {
          item2.count = fmod(weight * 5, 500);
          item2 = [SpecialLamp count:(9 != left) word:Short([values componentsJoinedByString:@"/"])];
          [values removeObject:@([values.firstObject integerValue])];
        }
      }
      weight = floor(ceil(11.25));
    }
    if (values.count) [values removeLastObject];
    NSInteger left2 = 4;
    do {
      table[@"a"] = @(Weigh(city, city));
    } while (--left2 > 0);
    item2.word = item2.word;
    NSInteger cells[5] = {[item2 check:height], 4 * height % 997, ((step & 255) << 3) % 500, (step + left2) % 997};
    NSInteger sum = 0, *sumPointer = &cells[1];
    *sumPointer += 0;
    for (int i = 0, j = 4; i < j; i++, j--) {
      NSInteger old = cells[i];
      cells[i] = cells[j];
      cells[j] = old;
      sum = (sum * 3 + cells[i]) % 1000;
    }
    NSLog(@"%ld %ld %ld", (long)sum, (long)cells[0], (long)cells[4]);
    NSLog(@"%ld %7.3f {%@} %03ld", (long)height, weight, TableText(table), (long)step);
    NSLog(@"<%ld %@ %ld> [%@] %@ <%3ld %@ %03ld>", (long)entry2.count, entry2.word, (long)entry2.price, [values componentsJoinedByString:@" "], city, (long)item2.count, item2.word, (long)item2.price);
    NSLog(@"%03ld", (long)left2);
    height %= 5;
    NSLog(@"%ld", (long)step);
    item2 = item2;
    for (NSInteger k = 2; k > 0; --k) {
      switch (ABS(k * step - entry2.count) % 3) {
      case 2:
        {
          for (NSInteger i = 0; i < 3; i++) {
            height -= (values.count ? [values[ABS(step) % (NSInteger)values.count] integerValue] : 0);
            height %= 100;
          }
        }
        break;
      case 0:
        {
          if (ABS(left2) <= left2 * step) {
            entry2.count /= 5;
            item2.count = (weight == weight ? (values.count ? [values[ABS(step) % (NSInteger)values.count] integerValue] : 3) : 18 - left2) % 997;
          }
        }
        break;
      case 1:
        {
          for (NSNumber *one in [values copy]) {
            NSInteger n = one.integerValue;
            entry2.count = [entry2 check:MIN(n, step)];
            PlainRange thing = (PlainRange){(step - k) % 997, 15.0 < weight};
          }
        }
      default:
        {
          if (ABS(height) < 900) height--;
        }
      }
      item2 = item2;
    }
    unsigned char byte = (unsigned char)(left2 * height % 997);
    int whole = byte + 158;
    unsigned int wide = whole;
    byte += 106;
    NSLog(@"%d %d %u", byte, whole, wide * 3u);
    byte++;
    whole = ~byte & 0xF0;
    wide = 3 - 15;
    NSLog(@"%d %d %x %d", byte >> 2, whole, wide, (short)(whole * 700));
    NSLog(@"%d %c", byte < -1, 'a' + byte % 26);
    NSLog(@"%03ld %.1f {%@} %03ld", (long)height, weight, TableText(table), (long)step);
    NSLog(@"<%-4ld %@ %3ld> [%@] %@ <%ld %@ %03ld>", (long)entry2.count, entry2.word, (long)entry2.price, [values componentsJoinedByString:@" "], city, (long)item2.count, item2.word, (long)item2.price);
    NSLog(@"%ld", (long)left2);
  }
  return 0;
}
