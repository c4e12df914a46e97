// Enumerations and a switch over them.
#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, Weather) {
  WeatherSunny,
  WeatherRainy,
  WeatherSnowy = 10,
  WeatherUnknown
};

enum { kFirst = 1, kSecond, kThird };

static NSString *Name(Weather weather) {
  switch (weather) {
    case WeatherSunny:
      return @"sunny";
    case WeatherRainy:
      return @"rainy";
    case WeatherSnowy:
      return @"snowy";
    default:
      return [NSString stringWithFormat:@"weather %ld", (long)weather];
  }
}

int main(void) {
  @autoreleasepool {
    Weather today = WeatherRainy;
    NSLog(@"%@ %ld", Name(today), (long)WeatherUnknown);
    today = WeatherUnknown;
    NSLog(@"%@", Name(today));
    NSLog(@"%@", Name((Weather)0));
    for (Weather w = WeatherSunny; w <= WeatherRainy; w++) {
      NSLog(@"%ld %@", (long)w, Name(w));
    }
    NSLog(@"%d %d", kSecond, kThird + kFirst);
    NSDictionary *icons = @{ @(WeatherSunny) : @"sun", @(WeatherSnowy) : @"flake" };
    NSLog(@"%@ %@", icons[@(WeatherSnowy)], icons[@(today)]);
  }
  return 0;
}
