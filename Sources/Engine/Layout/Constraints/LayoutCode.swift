/// Numbers by which a program knows constraints, guides and anchors, beside the codes of objects.
public enum LayoutCode {
  public static func code(_ id: LayoutConstraintID) -> Int { id.number << 4 | 8 }
  public static func code(_ id: LayoutGuideID) -> Int { id.number << 4 | 9 }

  public static func constraint(_ code: Int) -> LayoutConstraintID? {
    code & 15 == 8 ? LayoutConstraintID(code >> 4) : nil
  }

  public static func guide(_ code: Int) -> LayoutGuideID? {
    code & 15 == 9 ? LayoutGuideID(code >> 4) : nil
  }

  /// An anchor says all that it is.
  public static func code(_ anchor: LayoutAnchor) -> Int {
    let (number, sort) =
      switch anchor.item {
      case .view(let view): (view.number, 0)
      case .own(let guide): (guide.number, 1)
      case .guide(let view, let guide):
        (view.number, 2 + (LayoutGuide.allCases.firstIndex(of: guide) ?? 0))
      }
    return ((number << 4 | sort) << 5 | anchor.attribute.rawValue) << 4 | 10
  }

  public static func anchor(_ code: Int) -> LayoutAnchor? {
    guard code & 15 == 10, let attribute = LayoutAttribute(rawValue: code >> 4 & 31) else {
      return nil
    }
    let (number, sort) = (code >> 13, code >> 9 & 15)
    switch sort {
    case 0: return LayoutAnchor(ViewID(number), attribute)
    case 1: return LayoutAnchor(.own(LayoutGuideID(number)), attribute)
    default:
      guard LayoutGuide.allCases.indices.contains(sort - 2) else { return nil }
      return LayoutAnchor(.guide(ViewID(number), LayoutGuide.allCases[sort - 2]), attribute)
    }
  }
}
