import CommandLanguage
import Engine
import Lab
import Testing

@testable import Import

/// A random scene, printed as a tool prints it and read back, is hit at the same places.
@Suite struct RoundTripTests {
  /// Of which a dump can be printed.
  private struct Printed {
    var scene = Scene()
    var parents: [Int?] = []
    var views: [ViewID] = []

    init(seed: UInt64, elements: Bool) throws {
      var random = SmallRandom(seed)
      let window = try scene.addView(.window, named: "v0", in: nil, frame: Rect(0, 0, 320, 480))
      (views, parents) = ([window], [nil])
      let kinds: [ViewKind] = [.view, .view, .button, .label, .imageView, .scrollView, .control]
      for number in 1...(4 + Int(random.next() % 16)) {
        let parent = Int(random.next() % UInt64(views.count))
        let kind = kinds[Int(random.next() % UInt64(kinds.count))]
        let box = scene.bounds(of: views[parent])
        // Elements' frames are whole, and lie in their parents' with some room.
        var frame = Rect(
          Double(Int(random.next() % 40)) + (elements ? 0 : -10) + box.x,
          Double(Int(random.next() % 60)) + (elements ? 0 : -10) + box.y,
          max(0, Double(Int(box.width)) - Double(random.next() % 120)),
          max(0, Double(Int(box.height)) - Double(random.next() % 160)))
        // The middle of an element is in its parent: where it is not, accessibility's tree tells nothing.
        if elements, !box.contains(frame.mid) { frame = Rect(box.x, box.y, box.width, box.height) }
        if elements, frame.isEmpty { continue }
        let view = try scene.addView(kind, named: "v\(number)", in: views[parent], frame: frame)
        views.append(view)
        parents.append(parent)
        guard !elements else { continue }
        if random.next() % 9 == 0 { try scene.set(.hidden, of: .view(view), to: .bool(true)) }
        if random.next() % 9 == 0 { try scene.set(.alpha, of: .view(view), to: .number(0)) }
        if random.next() % 5 == 0 {
          try scene.set(.userInteractionEnabled, of: .view(view), to: .bool(random.next() % 2 == 0))
        }
        if kind == .scrollView {
          try scene.set(
            .contentOffset, of: .view(view), to: .point(Point(0, Double(random.next() % 50) - 20)))
        }
      }
    }

    func depth(_ index: Int) -> Int {
      sequence(first: index) { parents[$0] }.reduce(-1) { depth, _ in depth + 1 }
    }

    /// Depth first, as tools print.
    var order: [Int] {
      scene.subtree(of: views[0]).compactMap { view in views.firstIndex(of: view) }
    }

    func frameOnScreen(_ index: Int) -> Rect {
      scene.convert(scene.bounds(of: views[index]), from: views[index], to: nil) ?? .zero
    }

    func className(_ index: Int) -> String { scene[views[index]].kind.className }

    // MARK: As tools print it

    var recursiveDescription: String {
      order.map { index in
        let view = views[index]
        let frame = scene.frame(of: view)
        var parts = ["<\(className(index)): 0x\(String(4096 + index, radix: 16))"]
        parts.append("frame = (\(frame.x) \(frame.y); \(frame.width) \(frame.height))")
        if scene[view].alpha < 1 { parts.append("alpha = \(scene[view].alpha)") }
        if case .bool(true)? = scene.value(of: .hidden, of: .view(view)) {
          parts.append("hidden = YES")
        }
        if case .bool(false)? = scene.value(of: .userInteractionEnabled, of: .view(view)) {
          parts.append("userInteractionEnabled = NO")
        }
        parts.append("layer = <CALayer: 0x9>")
        if scene[view].kind == .scrollView {
          parts.append("contentOffset: {\(scene.bounds(of: view).x), \(scene.bounds(of: view).y)}")
        }
        return String(repeating: "   | ", count: depth(index)) + parts.joined(separator: "; ") + ">"
      }.joined(separator: "\n")
    }

    var viewHierarchy: String { object(0, isWindow: true) }

    private func object(_ index: Int, isWindow: Bool = false) -> String {
      let view = views[index]
      let (frame, bounds) = (scene.frame(of: view), scene.bounds(of: view))
      let truth = { (property: Property) -> Bool in
        scene.value(of: property, of: .view(view)) == .bool(true)
      }
      let properties = [
        ("frame", "[\(frame.x),\(frame.y),\(frame.width),\(frame.height)]"),
        ("bounds", "[\(bounds.x),\(bounds.y),\(bounds.width),\(bounds.height)]"),
        ("hidden", "\(truth(.hidden))"), ("alpha", "\(scene[view].alpha)"),
        ("userInteractionEnabled", "\(truth(.userInteractionEnabled))"),
      ].map { "{\"propertyName\":\"\($0)\",\"propertyValue\":\($1)}" }
      let children = scene.subviews(of: view).compactMap { views.firstIndex(of: $0) }
        .map { object($0) }
      let group =
        "{\"groupingID\":\"com.apple.UIKit.UIView\",\"debugHierarchyObjects\":[\(children.joined(separator: ","))]}"
      let own =
        "{\"objectID\":\"0x\(String(4096 + index, radix: 16))\",\"className\":\"\(className(index))\",\"properties\":[\(properties.joined(separator: ","))],\"childGroup\":\(group)}"
      guard isWindow else { return own }
      return
        "{\"topLevelGroups\":{\"w\":{\"groupingID\":\"com.apple.UIKit.UIWindow\",\"debugHierarchyObjects\":[\(own)]}}}"
    }

    private static let types: [ViewKind: String] = [
      .window: "Window", .button: "Button", .label: "StaticText", .imageView: "Image",
      .scrollView: "ScrollView", .control: "Link",
    ]

    private func type(_ index: Int) -> String {
      Printed.types[scene[views[index]].kind] ?? "Other"
    }

    var xcuiTest: String {
      order.map { index in
        let frame = frameOnScreen(index)
        return String(repeating: "  ", count: depth(index))
          + "\(type(index)), 0x\(String(4096 + index, radix: 16)), {{\(frame.x), \(frame.y)}, {\(frame.width), \(frame.height)}}"
      }.joined(separator: "\n")
    }

    var xml: String { "<?xml version=\"1.0\"?><AppiumAUT>" + element(0) + "</AppiumAUT>" }

    private func element(_ index: Int) -> String {
      let frame = frameOnScreen(index)
      let inner = scene.subviews(of: views[index]).compactMap { views.firstIndex(of: $0) }
        .map { element($0) }.joined()
      return
        "<XCUIElementType\(type(index)) name=\"e\(index)\" x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\">\(inner)</XCUIElementType\(type(index))>"
    }

    var idb: String { "[" + json(0) + "]" }

    private func json(_ index: Int) -> String {
      let frame = frameOnScreen(index)
      let inner = scene.subviews(of: views[index]).compactMap { views.firstIndex(of: $0) }
        .map { json($0) }.joined(separator: ",")
      return
        "{\"type\":\"\(type(index))\",\"AXUniqueId\":\"e\(index)\",\"frame\":{\"x\":\(frame.x),\"y\":\(frame.y),\"width\":\(frame.width),\"height\":\(frame.height)},\"children\":[\(inner)]}"
    }
  }

  enum Format: String, CaseIterable {
    case recursiveDescription, viewHierarchy, xcuiTest, xml, idb

    var isOfElements: Bool { self == .xcuiTest || self == .xml || self == .idb }
  }

  private static let scenes = 2_000

  @Test(arguments: Format.allCases) func isHitAtTheSamePlaces(_ format: Format) throws {
    for seed in 0..<UInt64(RoundTripTests.scenes) {
      let printed = try Printed(seed: seed, elements: format.isOfElements)
      let text =
        switch format {
        case .recursiveDescription: printed.recursiveDescription
        case .viewHierarchy: printed.viewHierarchy
        case .xcuiTest: printed.xcuiTest
        case .xml: printed.xml
        case .idb: printed.idb
        }
      let imported = try Assembly.make(try DumpReader.read(Array(text.utf8)))
      let order = printed.order
      let indexOf = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
      var random = SmallRandom(seed &+ 99)
      for _ in 0..<40 {
        let point = Point(Double(random.next() % 3200) / 10, Double(random.next() % 4800) / 10)
        let expected = printed.scene.hitTest(screen: point)
          .flatMap { view in printed.views.firstIndex(of: view) }.flatMap { indexOf[$0] }
        let found = imported.scene.hitTest(screen: point).flatMap { imported.indexOfView[$0] }
        guard expected != found else { continue }
        Issue.record(
          "seed \(seed), \(point): \(String(describing: found)), not \(String(describing: expected))\n\(text)"
        )
        return
      }
    }
  }
}

/// The same numbers on every machine.
struct SmallRandom {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ (state >> 17) & 0xFFFF
  }
}
