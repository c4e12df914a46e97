import Depth
import Engine
import Program
import Testing

@testable import Lab

/// What UIView does by itself, written out as it is published: hitTest in six ways, point(inside:), next. Every view
/// of a random tree gets one of them, and each tap goes where it goes among views that override nothing.
@Suite("hitTest by one's own hand")
struct PublishedFormsTests {
  static let swift = """
    class Plain: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print(tag)
        super.touchesBegan(touches, with: event)
      }
    }
    class Guarded: Plain {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
          let converted = subview.convert(point, from: self)
          if let hit = subview.hitTest(converted, with: event) { return hit }
        }
        return self
      }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    }
    class Deferring: Plain {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden { return super.hitTest(point, with: event) }
        let hit = super.hitTest(point, with: event)
        if hit == self { return self }
        return hit
      }
      override var next: UIResponder? { super.next }
    }
    class Mapped: Plain {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !isUserInteractionEnabled || isHidden || alpha < 0.01 || !self.point(inside: point, with: event) {
          return nil
        }
        let hits = subviews.reversed().compactMap { $0.hitTest(convert(point, to: $0), with: event) }
        return hits.first ?? self
      }
    }
    class Counted: Plain {
      private var takesTouches: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, point.x >= bounds.minX, point.y >= bounds.minY,
          point.x < bounds.maxX, point.y < bounds.maxY
        else { return nil }
        var index = subviews.count - 1
        while index >= 0 {
          let inner = subviews[index]
          if let hit = inner.hitTest(inner.convert(point, from: self), with: event) { return hit }
          index -= 1
        }
        return self
      }
      override var next: UIResponder? { superview }
    }

    """

  static let objectiveC = """
    @interface Plain : UIView
    @end
    @implementation Plain
    - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
        NSLog(@"%ld", (long)self.tag);
        [super touchesBegan:touches withEvent:event];
    }
    @end
    @interface Guarded : Plain
    @end
    @implementation Guarded
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (!self.isUserInteractionEnabled || self.isHidden || self.alpha < 0.01) return nil;
        if (![self pointInside:point withEvent:event]) return nil;
        for (UIView *subview in [self.subviews reverseObjectEnumerator]) {
            CGPoint converted = [subview convertPoint:point fromView:self];
            UIView *hit = [subview hitTest:converted withEvent:event];
            if (hit) return hit;
        }
        return self;
    }
    - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        return CGRectContainsPoint(self.bounds, point);
    }
    @end
    @interface Deferring : Plain
    @end
    @implementation Deferring
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *hit = [super hitTest:point withEvent:event];
        return hit == self ? self : hit;
    }
    - (UIResponder *)nextResponder { return [super nextResponder]; }
    @end
    @interface Mapped : Plain
    @end
    @implementation Mapped
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (!self.userInteractionEnabled || self.hidden || self.alpha < 0.01) { return nil; }
        if (![self pointInside:point withEvent:event]) { return nil; }
        __block UIView *hit = self;
        [self.subviews enumerateObjectsWithOptions:NSEnumerationReverse
                                        usingBlock:^(UIView *view, NSUInteger index, BOOL *stop) {
            UIView *inner = [view hitTest:[self convertPoint:point toView:view] withEvent:event];
            if (inner != nil) { hit = inner; *stop = YES; }
        }];
        return hit;
    }
    @end
    @interface Counted : Plain
    @end
    @implementation Counted
    - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        if (!self.userInteractionEnabled || self.hidden || self.alpha < 0.01) return nil;
        if (![self pointInside:point withEvent:event]) return nil;
        for (NSInteger i = self.subviews.count - 1; i >= 0; i--) {
            UIView *view = self.subviews[i];
            UIView *hit = [view hitTest:[view convertPoint:point fromView:self] withEvent:event];
            if (hit) { return hit; }
        }
        return self;
    }
    - (UIResponder *)nextResponder { return self.superview; }
    @end

    """

  /// A tree of views, in either language, all of one class or each of its own.
  struct Tree {
    struct Node {
      var parent: Int?
      var frame: [Int]
      var trait: Int
      var form: Int
      var turn: Bool
    }

    static let forms = ["Guarded", "Deferring", "Mapped", "Counted", "Plain"]
    var nodes: [Node] = []

    init(_ generator: inout Generator) {
      for number in 0..<Int.random(in: 3...14, using: &generator) {
        nodes.append(
          Node(
            parent: number == 0 || Int.random(in: 0..<4, using: &generator) == 0
              ? nil : Int.random(in: 0..<number, using: &generator),
            frame: [
              Int.random(in: -60...200, using: &generator),
              Int.random(in: -60...260, using: &generator),
              Int.random(in: 10...260, using: &generator),
              Int.random(in: 10...300, using: &generator),
            ],
            trait: Int.random(in: 0..<14, using: &generator),
            form: Int.random(in: 0..<Self.forms.count, using: &generator),
            turn: Int.random(in: 0..<6, using: &generator) == 0))
      }
    }

    func code(_ language: SourceLanguage, isPlain: Bool) -> String {
      let isSwift = language == .swift
      var lines: [String] = []
      for (number, node) in nodes.enumerated() {
        let form = isPlain ? "Plain" : Self.forms[node.form]
        let frame = node.frame.map { String($0) }
        lines.append(
          isSwift
            ? "let v\(number) = \(form)(frame: CGRect(x: \(frame[0]), y: \(frame[1]), width: \(frame[2]), height: \(frame[3])))"
            : "\(form) *v\(number) = [[\(form) alloc] initWithFrame:CGRectMake(\(frame.joined(separator: ", ")))];"
        )
        lines.append("v\(number).tag = \(number + 1);")
        switch node.trait {
        case 0: lines.append("v\(number).\(isSwift ? "isHidden = true" : "hidden = YES");")
        case 1:
          lines.append(
            "v\(number).\(isSwift ? "isUserInteractionEnabled = false" : "userInteractionEnabled = NO");"
          )
        case 2: lines.append("v\(number).alpha = 0.005;")
        case 3: lines.append("v\(number).alpha = 0.5;")
        case 4: lines.append("v\(number).clipsToBounds = \(isSwift ? "true" : "YES");")
        default: break
        }
        if node.turn {
          lines.append(
            isSwift
              ? "v\(number).transform = CGAffineTransform(rotationAngle: 0.5)"
              : "v\(number).transform = CGAffineTransformMakeRotation(0.5);")
        }
        let parent = node.parent.map { "v\($0)" } ?? (isSwift ? "view!" : "self.view")
        lines.append(
          isSwift ? "\(parent).addSubview(v\(number))" : "[\(parent) addSubview:v\(number)];")
      }
      let body = lines.joined(separator: "\n")
      return isSwift
        ? PublishedFormsTests.swift
          + "class Screen: UIViewController {\noverride func viewDidLoad() {\nsuper.viewDidLoad()\n\(body)\n}\n}"
        : PublishedFormsTests.objectiveC
          + "@interface Screen : UIViewController\n@end\n@implementation Screen\n- (void)viewDidLoad {\n[super viewDidLoad];\n\(body)\n}\n@end"
    }
  }

  @Test(
    "Every tap goes where it goes among plain views",
    arguments: [SourceLanguage.swift, .objectiveC])
  func agrees(_ language: SourceLanguage) {
    var generator = Generator(seed: language == .swift ? 11 : 12)
    var taps = 0
    for _ in 0..<Depth.count(12, nightly: 10_000) {
      let tree = Tree(&generator)
      var plain = HostedApp(tree.code(language, isPlain: true), language)
      var own = HostedApp(tree.code(language, isPlain: false), language)
      for _ in 0..<8 {
        let (x, y) = (
          Double.random(in: 0..<320, using: &generator),
          Double.random(in: 0..<480, using: &generator)
        )
        let (expected, found) = (plain.tap(x, y), own.tap(x, y))
        taps += expected.isEmpty ? 0 : 1
        guard expected == found, !own.isStopped else {
          Issue.record(
            "(\(x), \(y)): \(found), and not \(expected):\n\(tree.code(language, isPlain: false))")
          return
        }
      }
    }
    #expect(taps > 10)
    Depth.report("\(taps) taps that somebody heard")
  }
}
