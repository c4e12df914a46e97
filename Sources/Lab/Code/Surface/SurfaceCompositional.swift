import Engine
import Program

/// Compositional layouts: items in groups, groups in sections.
extension UIKitRows {
  static func addCompositional(_ s: inout SurfaceBuilder) {
    s.type("NSCollectionLayoutDimension", above: "NSObject")
    for (name, selector) in [
      ("fractionalWidth", "fractionalWidthDimension:"),
      ("fractionalHeight", "fractionalHeightDimension:"), ("absolute", "absoluteDimension:"),
      ("estimated", "estimatedDimension:"),
    ] {
      s.call(
        "static func \(name)(_ amount: CGFloat) -> NSCollectionLayoutDimension",
        "a length in a layout", selector: selector
      ) { (world, _, given) in
        world.newObject(
          "NSCollectionLayoutDimension",
          [("dimension", .text(name)), ("amount", .double(number(given, 0)))])
      }
    }
    s.type("NSCollectionLayoutSize", above: "NSObject")
    s.make(
      "init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension)"
    ) { (world, id, given) in
      world.keep("widthDimension", given[0], of: .object(id))
      world.keep("heightDimension", given[1], of: .object(id))
      return true
    }
    s.type("NSCollectionLayoutSpacing", above: "NSObject")
    for (name, selector) in [("fixed", "fixedSpacing:"), ("flexible", "flexibleSpacing:")] {
      s.call(
        "static func \(name)(_ spacing: CGFloat) -> NSCollectionLayoutSpacing", selector: selector
      ) { (world, _, given) in
        world.newObject("NSCollectionLayoutSpacing", [("spacing", .double(number(given, 0)))])
      }
    }
    addLayoutItems(&s)
    addLayoutSections(&s)
    addCollectionLists(&s)
  }

  private static func addLayoutItems(_ s: inout SurfaceBuilder) {
    s.type("NSCollectionLayoutItem", above: "NSObject")
    s.make("init(layoutSize: NSCollectionLayoutSize)") { (world, id, given) in
      world.keep("layoutSize", given[0], of: .object(id))
      return true
    }
    s.keeps("var contentInsets: NSDirectionalEdgeInsets", "around it, inside of its size")
    s.keeps("let layoutSize: NSCollectionLayoutSize", "how large it is")
    s.missing("var edgeSpacing: Any?", "no item has any here")
    s.type("NSCollectionLayoutGroup", above: "NSCollectionLayoutItem")
    for (direction, isVertical) in [("horizontal", false), ("vertical", true)] {
      let text = "static func \(direction)(layoutSize: NSCollectionLayoutSize, "
      s.call(text + "subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup") {
        (world, _, given) in world.group(given[0], given[1].members, nil, isVertical)
      }
      for label in ["subitem", "repeatingSubitem"] {
        s.call(
          text + "\(label): NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup"
        ) { (world, _, given) in
          world.group(given[0], [given[1]], given[2], isVertical)
        }
      }
      let selector = "\(direction)GroupWithLayoutSize:"
      s.call(
        "static func \(direction)GroupWithLayoutSize(_ size: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup",
        selector: selector + "subitems:"
      ) { (world, _, given) in world.group(given[0], given[1].members, nil, isVertical) }
      s.call(
        "static func \(direction)GroupWithLayoutSize(_ size: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup",
        selector: selector + "subitem:count:"
      ) { (world, _, given) in
        world.group(given[0], [given[1]], given[2], isVertical)
      }
    }
    s.keeps("var interItemSpacing: NSCollectionLayoutSpacing?", "between its items")
    s.type("NSCollectionLayoutBoundarySupplementaryItem", above: "NSCollectionLayoutItem")
    s.make(
      "init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)"
    ) { (world, id, given) in
      world.keep("layoutSize", given[0], of: .object(id))
      world.keep("elementKind", given[1], of: .object(id))
      return true
    }
    s.missing("var pinToVisibleBounds: Bool", "it goes with its section here")
    s.enumeration(
      "NSRectAlignment", "none", "top", "topLeading", "leading", "bottomLeading", "bottom",
      "bottomTrailing", "trailing", "topTrailing", prefix: "NSRectAlignment")
  }

  private static func addLayoutSections(_ s: inout SurfaceBuilder) {
    s.type("NSCollectionLayoutSection", above: "NSObject")
    s.make("init(group: NSCollectionLayoutGroup)") { (world, id, given) in
      world.keep("group", given[0], of: .object(id))
      return true
    }
    s.call(
      "static func sectionWithGroup(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection"
    ) { (world, _, given) in world.newObject("NSCollectionLayoutSection", [("group", given[0])]) }
    s.call(
      "static func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection",
      selector: "sectionWithListConfiguration:layoutEnvironment:"
    ) { (world, _, given) in world.newObject("NSCollectionLayoutSection", [("list", given[0])]) }
    s.keeps("var contentInsets: NSDirectionalEdgeInsets", "around its groups")
    s.keeps("var interGroupSpacing: CGFloat", "between two groups")
    s.keeps(
      "var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]",
      "its header and its footer")
    s.variable(
      "var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior",
      "its groups stand in one row, which does not scroll here",
      get: { (world, me) in
        world.kept("orthogonalScrollingBehavior", of: me)
          ?? world.enumeration("UICollectionLayoutSectionOrthogonalScrollingBehavior", "none")
      },
      set: { (world, me, value) in
        world.keep("orthogonalScrollingBehavior", value, of: me)
        let isOrthogonal = world.word(value) != "none"
        world.keep("isOrthogonal", .bool(isOrthogonal), of: me)
        guard isOrthogonal else { return }
        world.host.missed(
          "NSCollectionLayoutSection.orthogonalScrollingBehavior",
          "the section's row does not scroll here")
      })
    s.enumeration(
      "UICollectionLayoutSectionOrthogonalScrollingBehavior", "none", "continuous",
      "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered",
      prefix: "UICollectionLayoutSectionOrthogonalScrollingBehavior")
    s.type("NSCollectionLayoutEnvironment", above: "NSObject")
    s.looks("let traitCollection: UITraitCollection")
    s.type("UICollectionViewCompositionalLayout", above: "UICollectionViewLayout")
    addListLayout(&s)
    s.make("init(section: NSCollectionLayoutSection)") { (world, id, given) in
      world.keep("section", given[0], of: .object(id))
      return true
    }
    s.make(
      "init(sectionProvider: (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?)"
    ) { (world, id, given) in
      world.keep("sectionProvider", given[0], of: .object(id))
      return true
    }
  }
}

extension UIKitWorld {
  fileprivate mutating func newObject(
    _ type: String, _ parts: [(String, ProgramValue)]
  ) -> ProgramValue {
    let made = newObject(SurfaceIndex.uikit.type(named: type))
    for (name, value) in parts { keep(name, value, of: made) }
    return made
  }

  fileprivate mutating func group(
    _ size: ProgramValue, _ items: [ProgramValue], _ count: ProgramValue?, _ isVertical: Bool
  ) -> ProgramValue {
    newObject(
      "NSCollectionLayoutGroup",
      [
        ("layoutSize", size), ("subitems", .array(items)), ("isVertical", .bool(isVertical)),
      ] + (count.map { [("count", $0)] } ?? []))
  }
}
