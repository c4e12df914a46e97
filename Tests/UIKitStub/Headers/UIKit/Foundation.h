// As much of Foundation's and Core Graphics' surface as the Objective-C needs that `code objc` prints.
// Nothing in it does anything.
typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
typedef double CGFloat;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;
#define NS_OPTIONS(type, name) type name; enum
#define NS_ENUM(type, name) type name; enum

@class NSString, NSArray<ObjectType>, NSDictionary;

@protocol NSObject
- (BOOL)isKindOfClass:(Class)type;
@end
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (instancetype)new;
+ (Class)class;
- (instancetype)init;
@end
@interface NSString : NSObject
@end
@interface NSNumber : NSObject
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithUnsignedInt:(unsigned)value;
@end
@interface NSArray<__covariant ObjectType> : NSObject
@property (readonly) ObjectType firstObject;
+ (instancetype)arrayWithObjects:(const ObjectType[])objects count:(NSUInteger)count;
- (NSArray<ObjectType> *)arrayByAddingObjectsFromArray:(NSArray<ObjectType> *)others;
@end
@interface NSSet<__covariant ObjectType> : NSObject
@property (readonly) ObjectType anyObject;
@end
@interface NSIndexPath : NSObject
@end
typedef struct { NSUInteger location, length; } NSRange;

typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;
typedef struct { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
typedef struct {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
} CATransform3D;
typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
extern const CGAffineTransform CGAffineTransformIdentity;
extern const CATransform3D CATransform3DIdentity;
CGPoint CGPointMake(CGFloat x, CGFloat y);
CGSize CGSizeMake(CGFloat width, CGFloat height);
CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
CGRect CGRectInset(CGRect rect, CGFloat dx, CGFloat dy);
_Bool CGRectContainsPoint(CGRect rect, CGPoint point);
CGAffineTransform CGAffineTransformMake(
    CGFloat a, CGFloat b, CGFloat c, CGFloat d, CGFloat tx, CGFloat ty);
UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right);
