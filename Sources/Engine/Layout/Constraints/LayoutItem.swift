/// What a constraint can be about: a view, or a guide.
public enum LayoutItem: Hashable, Sendable {
  case view(ViewID)
  case guide(ViewID, LayoutGuide)
  /// A UILayoutGuide of one's own (U-AL-08).
  case own(LayoutGuideID)
}

/// The guides that views bring along.
public enum LayoutGuide: String, CaseIterable, Hashable, Sendable {
  case safeArea = "safeAreaLayoutGuide"
  case margins = "layoutMarginsGuide"
  case readable = "readableContentGuide"
  case keyboard = "keyboardLayoutGuide"
  /// A scroll view's two: what it shows, and itself (U-AL-11).
  case content = "contentLayoutGuide"
  case frame = "frameLayoutGuide"
}

/// One side of a constraint: `card.centerX`.
public struct LayoutAnchor: Hashable, Sendable {
  public var item: LayoutItem
  public var attribute: LayoutAttribute

  public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  public init(_ view: ViewID, _ attribute: LayoutAttribute) {
    self.init(.view(view), attribute)
  }
}

/// A rectangle for constraints alone: no view, no touch (U-AL-08).
public struct LayoutGuideRecord: Equatable, Sendable {
  public internal(set) var identifier: String
  /// Nil: it was taken away.
  public internal(set) var owner: ViewID?
  /// In the owner's coordinates, as of the last layout.
  public internal(set) var frame = Rect.zero
}

public typealias LayoutGuideID = ID<LayoutGuideRecord>

extension Scene {
  /// The view that an item is, or belongs to.
  public func owner(of item: LayoutItem) -> ViewID? {
    switch item {
    case .view(let view), .guide(let view, _): exists(view) ? view : nil
    case .own(let guide): layout.guides[guide.index].owner
    }
  }

  /// As it is typed: `card`, `card.safeAreaLayoutGuide`, `card.gap`.
  public func name(of item: LayoutItem) -> String {
    switch item {
    case .view(let view): name(of: view)
    case .guide(let view, let guide): name(of: view) + "." + guide.rawValue
    case .own(let guide):
      (layout.guides[guide.index].owner.map { name(of: $0) + "." } ?? "")
        + layout.guides[guide.index].identifier
    }
  }

  /// `layoutFrame`, in the coordinates of the view that the guide belongs to: as of the last layout.
  public func layoutFrame(of item: LayoutItem) -> Rect {
    switch item {
    case .own(let guide): return layout.guides[guide.index].frame
    case .view(let view), .guide(let view, .frame): return frame(of: view)
    case .guide(let view, .content): return Rect(origin: .zero, size: rare(view).contentSize)
    case .guide(let view, let guide):
      let (inset, bounds) = (insets(of: guide, in: view), bounds(of: view))
      return Rect(
        bounds.x + inset.left, bounds.y + inset.top, bounds.width - inset.left - inset.right,
        bounds.height - inset.top - inset.bottom)
    }
  }

  public func name(of anchor: LayoutAnchor) -> String {
    name(of: anchor.item) + "." + anchor.attribute.name
  }
}
