/// Scenes and events made by chance, the same ones for the same seed.
struct RandomScenes: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Xorshift: small, and good enough to mix scenes.
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  private mutating func one(in many: Int) -> Bool { Int.random(in: 0..<many, using: &self) == 0 }

  private mutating func pick<T>(_ items: [T]) -> T {
    items[Int.random(in: 0..<items.count, using: &self)]
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// The lines that build a scene, and the names in it.
  mutating func scene() -> (lines: [String], names: [String]) {
    var lines: [String] = []
    var views = ["view"]
    var recognizers: [String] = []
    for index in 0..<number(3...7) {
      let name = "V\(index)"
      let kind = pick(["view", "view", "view", "button", "text-field", "image-view", "scroll-view"])
      let frame = "\(number(0...120)) \(number(0...200)) \(number(40...240)) \(number(40...240))"
      lines.append("add \(kind) \(name) in \(pick(views)) \(frame)")
      views.append(name)
    }
    for view in views.dropFirst() {
      if one(in: 6) { lines.append("set hidden \(view) YES") }
      if one(in: 6) { lines.append("set userInteractionEnabled \(view) NO") }
      if one(in: 8) { lines.append("set alpha \(view) 0") }
      if one(in: 10) { lines.append("set transform \(view) rotate 30") }
      if one(in: 10) {
        lines.append("override \(view) hit-test \(pick(["nil", "self", "pass-through"]))")
      }
      if one(in: 10) {
        lines.append("override \(view) point-inside \(pick(["never", "ellipse", "inset 10"]))")
      }
      if one(in: 6) { lines.append("handle \(view) touches") }
      if one(in: 6) { lines.append("handle \(view) motion") }
      if one(in: 6) { lines.append("set canBecomeFirstResponder \(view) YES") }
      if one(in: 3) {
        let name = "R\(recognizers.count)"
        let kind = pick(["tap", "tap", "pan", "long-press", "swipe"])
        lines.append("add \(kind)-recognizer \(name) to \(view)")
        if kind == "tap", one(in: 3) { lines.append("set numberOfTapsRequired \(name) 2") }
        if one(in: 6) { lines.append("set enabled \(name) NO") }
        if one(in: 6) { lines.append("set delaysTouchesBegan \(name) YES") }
        recognizers.append(name)
      }
    }
    if one(in: 4) { lines.append("add window W 0 0 320 300") }
    if one(in: 4) { lines.append("become-first-responder \(pick(views))") }
    if one(in: 5) { lines.append("set delegate app plain") }
    return (lines, views + recognizers + ["controller", "app", "delegate"])
  }

  mutating func event() -> String {
    let point = point()
    switch number(0...6) {
    case 0: return "tap \(point) count 2"
    case 1: return "drag \(point) to \(number(0...319)) \(number(0...479))"
    case 2: return "hit-test \(point)"
    case 3: return "shake"
    default: return "tap \(point)"
    }
  }

  mutating func point() -> String { "\(number(0...319)) \(number(0...479))" }

  mutating func object(of names: [String]) -> String { pick(names) }
}
