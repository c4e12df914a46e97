// A case without break goes on into the next one.
#import <Foundation/Foundation.h>

static void Prizes(int place) {
  NSLog(@"place %d", place);
  switch (place) {
    case 1:
      NSLog(@"  cup");
    case 2:
      NSLog(@"  badge");
    case 3:
      NSLog(@"  sticker");
      break;
    case 4:
    case 5:
      NSLog(@"  handshake");
      break;
    default:
      NSLog(@"  nothing");
  }
}

static const char *Kind(char c) {
  switch (c) {
    case 'a' ... 'z':
      return "small";
    case 'A' ... 'Z':
      return "capital";
    case '0': case '1':
      return "bit";
  }
  return "other";
}

int main(void) {
  for (int place = 1; place <= 6; place++) {
    Prizes(place);
  }
  NSLog(@"%s %s %s %s", Kind('q'), Kind('Q'), Kind('1'), Kind('?'));
  return 0;
}
