/// Which parts of a view's place grow and shrink with its superview: `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  static let fills: AutoresizingMask = [.flexibleWidth, .flexibleHeight]

  static let names: [(mask: AutoresizingMask, word: String)] = [
    (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
    (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
    (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
  ]

  var words: [String] { Self.names.filter { contains($0.mask) }.map { $0.word } }

  init(words: [String]) {
    self = AutoresizingMask(Self.names.filter { words.contains($0.word) }.map { $0.mask })
  }
}

extension Scene {
  /// A controller's view right in a window, as the root's is, follows the window (U-WN-15).
  func autoresizingMask(of view: ViewID) -> AutoresizingMask {
    rare(view).autoresizingMask ?? usualAutoresizingMask(of: view)
  }

  func usualAutoresizingMask(of view: ViewID) -> AutoresizingMask {
    guard let superview = superview(of: view) else { return [] }
    if nodes[view.index].flags.contains(.transitionView) { return .fills }
    guard let controller = self[view].controller else { return [] }
    let isContained = self[controller].parent.map { self[$0].kind != .plain } ?? false
    return isStage(superview) || isContained ? .fills : []
  }

  /// What is below a view whose size has changed follows it as far as its masks say.
  mutating func autoresize(below view: ViewID, from old: Size) {
    var stack = [(view, old)]
    while let (superview, before) = stack.popLast() {
      let after = bounds(of: superview).size
      for view in subviews(of: superview) {
        let mask = autoresizingMask(of: view)
        guard !mask.isEmpty, translatesMask(view) else { continue }
        let (frame, size) = (frame(of: view), bounds(of: view).size)
        let across = AutoresizingAxis(
          .horizontal, start: frame.x, length: frame.width, mask: mask
        ).resized(from: before.width, to: after.width)
        let down = AutoresizingAxis(
          .vertical, start: frame.y, length: frame.height, mask: mask
        ).resized(from: before.height, to: after.height)
        setFrameAlone(
          of: view, to: Rect(across.start, down.start, across.length, down.length))
        if bounds(of: view).size != size {
          noteUnlaid(view)
          stack.append((view, size))
        }
      }
    }
  }
}

/// One axis of a view's place. What the superview gains or loses is shared among the flexible parts,
/// each by how large it is (U-AL-03).
struct AutoresizingAxis {
  private let start: Double
  private let length: Double
  private let isFlexible: (start: Bool, length: Bool, end: Bool)

  init(_ axis: ScrollAxis, start: Double, length: Double, mask: AutoresizingMask) {
    self.start = start
    self.length = length
    switch axis {
    case .horizontal:
      isFlexible = (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    case .vertical:
      isFlexible = (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    }
  }

  /// How much of a gain goes before the view, and how much to itself.
  func shares(of whole: Double) -> (start: Double, length: Double) {
    let parts = [
      (start, isFlexible.start), (length, isFlexible.length),
      (whole - start - length, isFlexible.end),
    ].filter { $0.1 }
    let sum = parts.reduce(0) { $0 + $1.0 }
    func share(_ part: Double, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return sum > 0 ? part / sum : 1 / Double(parts.count)
    }
    return (share(start, isFlexible.start), share(length, isFlexible.length))
  }

  func resized(from old: Double, to new: Double) -> (start: Double, length: Double) {
    let shares = shares(of: old)
    let gain = new - old
    return (start + shares.start * gain, max(0, length + shares.length * gain))
  }
}
