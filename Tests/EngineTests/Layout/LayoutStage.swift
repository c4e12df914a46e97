import Engine
import Testing

/// Constraints, as one writes them down.
extension Stage {
  /// `card.left`, `view.safeAreaLayoutGuide.top`.
  func anchor(_ text: String) throws -> LayoutAnchor {
    let words = text.split(separator: ".").map(String.init)
    let attribute = try #require(LayoutAttribute.allCases.first { $0.name == words.last })
    let view = try view(words[0])
    guard words.count == 3 else { return LayoutAnchor(view, attribute) }
    return LayoutAnchor(
      .guide(view, try #require(LayoutGuide(rawValue: words[1]))), attribute)
  }

  @discardableResult
  mutating func constrain(
    _ first: String, _ relation: LayoutRelation = .equal, _ second: String? = nil,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: Float = 1000
  ) throws -> LayoutConstraintID {
    let first = try anchor(first)
    if case .view(let view) = first.item { scene.setTranslatesMask(view, to: false) }
    return try scene.constrain(
      LayoutConstraint(
        first, relation, try second.map { try anchor($0) }, times: multiplier, plus: constant,
        at: LayoutPriority(priority)))
  }

  /// A view that constraints are to hold.
  @discardableResult
  mutating func free(
    _ kind: ViewKind, _ name: String, in parent: String = "view", text: String? = nil,
    font: Font? = nil
  ) throws -> ViewID {
    let view = try add(kind, name, in: parent, 0, 0, 0, 0)
    if let text { try set(.text, name, .text(text)) }
    if let font { scene.changeLayout(of: view) { $0.font = font } }
    scene.setTranslatesMask(view, to: false)
    return view
  }

  /// An image view of a picture so large.
  mutating func picture(_ name: String, _ width: Double, _ height: Double = 20) throws {
    let view = try free(.imageView, name)
    scene.changeLayout(of: view) { $0.imageSize = Size(width, height) }
  }

  mutating func layOut() { run { $0.layOut() } }

  func frame(_ name: String) throws -> Rect { scene.frame(of: try view(name)) }

  var findings: [LayoutFinding] {
    decisions.compactMap {
      if case .layout(.found(let finding)) = $0.kind { finding } else { nil }
    }
  }
}

/// As exactly as it was recorded: within half a point.
func isNear(_ a: Rect, _ b: Rect, within tolerance: Double = 0.5) -> Bool {
  abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
    && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
}
