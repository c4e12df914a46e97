// Exceptions are thrown and caught; @finally runs in any case.
#import <Foundation/Foundation.h>

static NSString *Read(NSArray *list, NSUInteger index) {
  @try {
    NSLog(@"reading %lu", (unsigned long)index);
    return list[index];
  } @catch (NSException *exception) {
    NSLog(@"caught %@", exception.name);
    return @"nothing";
  } @finally {
    NSLog(@"finished");
  }
}

static void Check(int age) {
  if (age < 0) {
    @throw [NSException exceptionWithName:@"AgeException" reason:@"too young" userInfo:@{ @"age" : @(age) }];
  }
  if (age > 150) {
    [NSException raise:NSInvalidArgumentException format:@"age %d is too high", age];
  }
  NSLog(@"age %d is fine", age);
}

int main(void) {
  @autoreleasepool {
    NSLog(@"%@", Read(@[ @"zero" ], 0));
    NSLog(@"%@", Read(@[ @"zero" ], 5));
    int ages[] = {20, -1, 200};
    for (int i = 0; i < 3; i++) {
      @try {
        Check(ages[i]);
      } @catch (NSException *e) {
        NSLog(@"%@: %@ %@", e.name, e.reason, e.userInfo[@"age"]);
      }
    }
    @try {
      @try {
        Check(-5);
      } @finally {
        NSLog(@"on the way out");
      }
    } @catch (id anything) {
      NSLog(@"outer %@", [anything name]);
    }
  }
  return 0;
}
