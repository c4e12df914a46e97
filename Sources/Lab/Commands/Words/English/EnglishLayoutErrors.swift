extension English {
  static func sentence(_ problem: LayoutProblem) -> String {
    switch problem {
    case .noCommonAncestor(let a, let b):
      "\(a) and \(b) are in no common hierarchy, so nothing can tie them: UIKit raises an exception. "
        + "Put both into one view first."
    case .unlike(let a, let b):
      "\(a) cannot be tied to \(b): a place goes with a place along the same axis, a size with a size."
    case .leftWithLeading(let a, let b):
      "\(a) cannot be tied to \(b): left and right do not turn with the language, leading and trailing do."
    case .placeAlone(let anchor):
      "\(anchor) needs another place to be measured from: \(anchor) = view.\(LayoutProblem.attribute(of: anchor)) + 10. "
        + "Only a width or a height can be a number alone."
    case .nothingTimes(let anchor): "0 × \(anchor) is no place: UIKit raises an exception."
    case .itself(let anchor): "\(anchor) cannot be tied to itself."
    case .notAnAttribute: "A constraint begins with an attribute, such as card.width."
    case .priority(let number):
      "A priority goes from 1 to 1000, and \(Numbers.text(number)) does not."
    case .noSuchGuide(let view, let guide): "\(view) is no scroll view and has no \(guide)."
    case .isWindow(let view): "\(view) is a window: constraints do not place it. Set its frame."
    case .notAStack(let view): "\(view) is no stack view, so it arranges nothing."
    case .tooMany(let limit): "A scene holds \(Digits.grouped(Double(limit))) constraints at most."
    }
  }
}
