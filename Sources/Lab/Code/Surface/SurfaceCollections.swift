import Engine
import Program

/// What stands in a collection besides its cells: headers, footers, and how a layout names them.
extension UIKitRows {
  /// Continues UICollectionViewFlowLayout.
  static func addFlowExtras(_ s: inout SurfaceBuilder) {
    s.keeps("var estimatedItemSize: CGSize", "other than zero: cells size themselves")
    s.keeps("var headerReferenceSize: CGSize", "how long a section's header is")
    s.keeps("var footerReferenceSize: CGSize", "how long a section's footer is")
    for name in ["automaticSize", "AutomaticSize"] {
      s.get("static let \(name): CGSize", "cells size themselves") { (world, _) in
        world.value(automaticSize)
      }
    }
    s.missing(
      "var sectionHeadersPinToVisibleBounds: Bool", "a header goes with its section here")
    s.globalFunctions()
    s.get("static let UICollectionViewFlowLayoutAutomaticSize: CGSize") { (world, _) in
      world.value(automaticSize)
    }
    for edge in CollectionEdge.allCases {
      s.get("static let \(edge.kind): String") { (_, _) in .text(edge.kind) }
    }
  }

  private static let automaticSize = Size(
    Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude)

  /// Continues UICollectionView.
  static func addSupplementary(_ s: inout SurfaceBuilder) {
    for edge in CollectionEdge.allCases {
      s.get("static let elementKindSection\(edge.word): String", "a kind of view beside the cells")
      { (_, _) in .text(edge.kind) }
    }
    s.call(
      "func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String)",
      selector: "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:"
    ) { (world, me, given) in
      let identifier = (given[1].asText ?? "") + "/" + (given[2].asText ?? "")
      world.keep("class " + identifier, given[0].withoutOptionals, of: me)
      return .nothing
    }
    s.call(
      "func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView",
      selector: "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
    ) { (world, me, given) throws(Stop) in
      try world.cell(
        for: (given[0].asText ?? "") + "/" + (given[1].asText ?? ""), in: me, isSure: true,
        base: "UICollectionReusableView")
    }
    s.call(
      "func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?",
      selector: "supplementaryViewForElementKind:atIndexPath:"
    ) { (world, me, given) in
      guard let list = world.view(me), let section = RowPlace(given[1])?.section,
        let edge = CollectionEdge.allCases.first(where: { $0.kind == given[0].asText }),
        let id = world.host.standingEdge(edge, section, in: list, world.delivery)
      else { return .null }
      return ProgramValue.object(id).wrapped
    }
  }
}

/// Before a section's items, or behind them.
enum CollectionEdge: CaseIterable {
  case header, footer

  var word: String { self == .header ? "Header" : "Footer" }
  var kind: String { "UICollectionElementKindSection" + word }
}

extension CodeHost {
  /// The view of a section that stands in a list.
  func standingEdge(
    _ edge: CollectionEdge, _ section: Int, in list: ViewID, _ delivery: Delivery
  ) -> ObjectID? {
    for view in delivery.scene.subviews(of: list) {
      guard let id = machine.memory.object(native: Object.view(view).code),
        machine.kept("element kind", of: id)?.asText == edge.kind,
        machine.kept("element section", of: id)?.asInteger == Int64(section)
      else { continue }
      return id
    }
    return nil
  }

  /// All of them go, and wait to be used again.
  func takeOutEdges(of list: ViewID, _ id: ObjectID, _ delivery: inout Delivery) {
    for view in delivery.scene.subviews(of: list) {
      guard let edge = machine.memory.object(native: Object.view(view).code),
        machine.kept("element kind", of: edge) != nil
      else { continue }
      machine.keep("element kind", nil, of: edge)
      pool(edge, of: id)
      try? delivery.move(view, to: nil, moments: UIKitWorld.noMoments)
    }
  }
}
