// An exception thrown through several calls, and not caught.
#import <Foundation/Foundation.h>

static void Open(NSString *name) {
  NSLog(@"opening %@", name);
  @try {
    if ([name isEqualToString:@"secret"]) {
      @throw [NSException exceptionWithName:@"DoorException" reason:@"locked" userInfo:nil];
    }
  } @finally {
    NSLog(@"hand off");
  }
  NSLog(@"open");
}

int main(void) {
  @autoreleasepool {
    Open(@"garden");
    Open(@"secret");
    NSLog(@"never");
  }
  return 0;
}
