import Engine

/// A random scene, of which a dump can be printed.
struct PrintedScene {
  enum Content {
    case views
    /// Where scroll views have been scrolled to is not in such a dump.
    case unscrolledViews
    /// Accessibility knows neither gates nor what is transparent.
    case elements
  }

  var scene = Scene()
  var parents: [Int?] = []
  var views: [ViewID] = []

  /// `content`: how much of a scene the format can say.
  init(seed: UInt64, _ content: Content) throws {
    let elements = content == .elements
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
      if kind == .scrollView, content != .unscrolledViews {
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

  func isTrue(_ property: Property, _ index: Int) -> Bool {
    scene.value(of: property, of: .view(views[index])) == .bool(true)
  }

  /// As every tool prints it, in hexadecimal digits.
  func address(_ index: Int) -> String { "0x" + String(4096 + index, radix: 16) }

  /// Back to front.
  func subviews(_ index: Int) -> [Int] {
    scene.subviews(of: views[index]).compactMap { views.firstIndex(of: $0) }
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
