import Engine

/// A random scene, of which a dump can be printed.
struct PrintedScene {
  /// How much of a scene a format can say.
  enum Content {
    case views
    /// A box at 45 degrees is that of many rectangles: such a turn only where bounds are told.
    case boundedViews
    /// Transforms are not in such a dump.
    case unturnedViews
    /// Neither are they, nor where scroll views have been scrolled to.
    case unscrolledViews
    /// Accessibility knows neither gates nor what is transparent.
    case elements
  }

  var scene = Scene()
  var parents: [Int?] = []
  var views: [ViewID] = []
  /// What each shows, if anything.
  var texts: [String?] = [nil]

  private static let kinds: [ViewKind] = [
    .view, .view, .button, .label, .imageView, .scrollView, .control, .switch, .textField,
  ]
  private static let transforms: [AffineTransform] = [
    .rotation(degrees: 90), .rotation(degrees: 180), .rotation(degrees: 30),
    AffineTransform(0.5, 0, 0, 0.5, 0, 0), AffineTransform(-2, 0, 0, 1.5, 7, -3),
    .rotation(degrees: 45),
  ]

  init(seed: UInt64, _ content: Content) throws {
    let elements = content == .elements
    var random = SmallRandom(seed)
    let window = try scene.addView(.window, named: "v0", in: nil, frame: Rect(0, 0, 320, 480))
    (views, parents) = ([window], [nil])
    for number in 1...(4 + Int(random.next() % 16)) {
      let parent = Int(random.next() % UInt64(views.count))
      let kind = PrintedScene.kinds[Int(random.next() % UInt64(PrintedScene.kinds.count))]
      let box = scene.bounds(of: views[parent])
      let own = kind.ownSizes.isEmpty ? nil : kind.ownSizes[Int(random.next() % 3)]
      // Elements' frames are whole, and lie in their parents' with some room.
      var frame = Rect(
        Double(Int(random.next() % 40)) + (elements ? 0 : -10) + box.x,
        Double(Int(random.next() % 60)) + (elements ? 0 : -10) + box.y,
        own?.width ?? max(0, Double(Int(box.width)) - Double(random.next() % 120)),
        own?.height ?? max(0, Double(Int(box.height)) - Double(random.next() % 160)))
      // The middle of an element is in its parent: where it is not, accessibility's tree tells nothing.
      if elements, !box.contains(frame.mid) {
        guard own == nil else { continue }
        frame = Rect(box.x, box.y, box.width, box.height)
      }
      if elements, frame.isEmpty { continue }
      let view = try scene.addView(kind, named: "v\(number)", in: views[parent], frame: frame)
      views.append(view)
      parents.append(parent)
      let shows = kind == .label || kind == .button || kind == .textField
      texts.append(shows && random.next() % 4 > 0 ? random.text() : nil)
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
      guard content == .views || content == .boundedViews, random.next() % 5 == 0 else { continue }
      let count = PrintedScene.transforms.count - (content == .views ? 1 : 0)
      let transform = PrintedScene.transforms[Int(random.next() % UInt64(count))]
      try scene.set(.transform, of: .view(view), to: .transform(transform))
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

  /// What apps show: lines, brackets, quotation marks, and whatever looks like the dump around it.
  mutating func text() -> String {
    let pieces = [
      "two", "\n", "\n   | ", "|", "<b>", "</b>", "<UIImage: ", ">", "; ", "'s", " - ", "{", "] ",
      ", ",
      "frame = (0 0", "购买", "(layer)", " = ", "\n\n", "alpha = 0", "it's", "NO", "🛒",
    ]
    while true {
      let words = (0...(next() % 6)).map { _ in pieces[Int(next() % UInt64(pieces.count))] }
      let text = String(words.joined().trimming { $0.isWhitespace || $0 == ";" })
      // Where a quotation mark ends one, nothing tells that it goes on.
      if !text.isEmpty, !text.contains("';"), !text.contains("'>") { return text }
    }
  }
}

extension String {
  fileprivate func trimming(_ isBlank: (Character) -> Bool) -> Substring {
    var text = self[...]
    while let first = text.first, isBlank(first) { text.removeFirst() }
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }
}
