import Engine
import Program

/// Tables, collections and their cells.
extension UIKitRows {
  /// Tables and collections: their rows are made from `cellForRowAt`.
  static func addRows(_ s: inout SurfaceBuilder) {
    for name in [
      "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource",
      "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
    ] { s.protocolType(name) }
    s.type("UITableView", above: "UIScrollView")
    s.make("init()", forwards: [.init("frame", "zero"), .init("style", "plain")]) { (_, _, _) in
      true
    }
    s.make("init(frame: CGRect, style: UITableView.Style)") { (world, id, given) in
      world.setFrame(of: id, given[0])
      world.host.machine.keep("style", given[1], of: id)
      return true
    }
    delegate(&s, "UITableViewDelegate")
    delegate(&s, "UITableViewDataSource", "dataSource")
    s.call(
      "func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)",
      selector: "registerClass:forCellReuseIdentifier:"
    ) { (world, me, given) in
      world.keep("class " + (given[1].asText ?? ""), given[0].withoutOptionals, of: me)
      return .nothing
    }
    for declaration in [
      "func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell",
      "func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?",
    ] {
      let isSure = declaration.contains(text: "for indexPath")
      s.call(
        declaration,
        selector: "dequeueReusableCellWithIdentifier:" + (isSure ? "forIndexPath:" : "")
      ) {
        (world, me, given) throws(Stop) in
        try world.cell(for: given[0].asText ?? "", in: me, isSure: isSure, base: "UITableViewCell")
      }
    }
    s.call(
      "func cellForRow(at indexPath: IndexPath) -> UITableViewCell?",
      selector: "cellForRowAtIndexPath:"
    ) {
      (world, me, given) in world.shownCell(given[0], in: me)
    }
    s.call("func indexPath(for cell: UITableViewCell) -> IndexPath?", selector: "indexPathForCell:")
    {
      (world, _, given) in world.view(given[0]).map { world.indexPath(of: $0).wrapped } ?? .null
    }
    s.get("let visibleCells: [UITableViewCell]") { (world, me) in
      .array(world.shownRows(of: me).map { .object($0.id) })
    }
    addRowQuestions(&s, item: "Row")
    addSectionEdges(&s)
    addSelection(&s, item: "Row")
    shared(&s)
    for name in ["tableHeaderView", "tableFooterView"] {
      s.variable(
        "var \(name): UIView?", "as wide as the table, as high as its frame says",
        get: { (world, me) in world.kept(name, of: me) ?? .null },
        set: { (world, me, value) throws(Stop) in try world.setEdge(value, name, of: me) })
    }
    addRowUpdates(&s, item: "Row")
    s.looks(
      "var separatorStyle: UITableViewCell.SeparatorStyle", "var separatorColor: UIColor?",
      "var separatorInset: UIEdgeInsets",
      "var estimatedRowHeight: CGFloat",
      "var sectionHeaderHeight: CGFloat", "var sectionFooterHeight: CGFloat",
      "var estimatedSectionHeaderHeight: CGFloat",
      "var estimatedSectionFooterHeight: CGFloat",
      "func setEditing(_ e: Bool, animated: Bool)",
      "var sectionHeaderTopPadding: CGFloat", "var sectionIndexColor: UIColor?",
      "let style: UITableView.Style")
    addNibCells(&s, label: "forCellReuseIdentifier")
    s.keeps("var rowHeight: CGFloat", "how high a row is")
    s.property("var allowsSelection: Bool", .allowsSelection)
    s.property("var isEditing: Bool", .editing)
    s.get("static let automaticDimension: CGFloat") { (_, _) in .double(-1) }
    s.globalFunctions()
    s.get("static let UITableViewAutomaticDimension: CGFloat") { (_, _) in .double(-1) }
    s.type("UITableViewCell", above: "UIView")
    s.make("init()", forwards: [.init("style", "default"), .init("reuseIdentifier", nil)]) {
      (_, _, _) in true
    }
    s.make("init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)") {
      (world, id, given) in
      world.host.machine.keep("reuseIdentifier", given[1], of: id)
      world.setFrame(of: id, world.value(Rect(0, 0, 320, 44)))
      return true
    }
    s.get("let contentView: UIView") { (world, me) in world.content(of: me) }
    addAccessories(&s)
    for name in ["textLabel", "detailTextLabel"] {
      s.get("let \(name): UILabel?") { (world, me) in world.label(name, of: me) }
    }
    s.looks(
      "let imageView: UIImageView?",
      "var selectionStyle: UITableViewCell.SelectionStyle", "var backgroundView: UIView?",
      "var selectedBackgroundView: UIView?",
      "var reuseIdentifier: String?", "func prepareForReuse()", "var separatorInset: UIEdgeInsets",
      "func setSelected(_ s: Bool, animated: Bool)",
      "func setHighlighted(_ s: Bool, animated: Bool)", "var isSelected: Bool",
      "func defaultContentConfiguration() -> UIListContentConfiguration",
      "var contentConfiguration: Any?", "var editingAccessoryType: Any?")
    s.type("UIListContentConfiguration", above: "NSObject")
    s.looks("var text: String?", "var secondaryText: String?", "var image: UIImage?")
    s.type("UITableViewController", above: "UIViewController")
    s.make("init(style: UITableView.Style)") { (world, id, given) in
      world.makeTable(for: id, style: given[0])
    }
    s.make("init()", forwards: [.init("style", "plain")]) { (world, id, _) in
      world.makeTable(for: id, style: .null)
    }
    s.make("init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)") {
      (world, id, _) in world.makeTable(for: id, style: .null)
    }
    s.get("let tableView: UITableView!") { (world, me) in
      guard let own = world.controller(me) else { return .null }
      world.delivery.loadView(of: own, moments: UIKitWorld.noMoments)
      return world.plain(.view(world.scene[own].view))
    }
    s.looks("var refreshControl: UIRefreshControl?", "var clearsSelectionOnViewWillAppear: Bool")
    addHeaderViews(&s)
    addCollections(&s)
  }

  private static func shared(_ s: inout SurfaceBuilder) {
    s.call("func reloadData()", "asks the data source for all rows again") { (world, me, _) in
      world.reload(me)
    }
    s.looks("var backgroundView: UIView?")
  }

  private static func addCollections(_ s: inout SurfaceBuilder) {
    s.type("UICollectionViewLayout", above: "NSObject")
    s.looks("init()", "func invalidateLayout()")
    s.type("UICollectionViewFlowLayout", above: "UICollectionViewLayout")
    s.keeps("var itemSize: CGSize", "how large a cell is")
    s.keeps("var minimumLineSpacing: CGFloat", "between lines")
    s.keeps("var minimumInteritemSpacing: CGFloat", "between cells of a line")
    s.keeps("var scrollDirection: UICollectionView.ScrollDirection", "which way it goes")
    s.keeps("var sectionInset: UIEdgeInsets", "around the cells")
    addFlowExtras(&s)
    addCompositional(&s)
    addDiffable(&s)
    s.type("UICollectionView", above: "UIScrollView")
    s.make("init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)") {
      (world, id, given) in
      world.setFrame(of: id, given[0])
      world.host.machine.keep("collectionViewLayout", given[1], of: id)
      return true
    }
    delegate(&s, "UICollectionViewDelegate")
    delegate(&s, "UICollectionViewDataSource", "dataSource")
    s.keeps("var collectionViewLayout: UICollectionViewLayout", "where its cells go")
    s.call(
      "func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)",
      selector: "registerClass:forCellWithReuseIdentifier:"
    ) { (world, me, given) in
      world.keep("class " + (given[1].asText ?? ""), given[0].withoutOptionals, of: me)
      return .nothing
    }
    s.call(
      "func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell",
      selector: "dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    ) { (world, me, given) throws(Stop) in
      try world.cell(for: given[0].asText ?? "", in: me, isSure: true, base: "UICollectionViewCell")
    }
    s.call(
      "func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?",
      selector: "cellForItemAtIndexPath:"
    ) {
      (world, me, given) in world.shownCell(given[0], in: me)
    }
    s.call(
      "func indexPath(for cell: UICollectionViewCell) -> IndexPath?", selector: "indexPathForCell:"
    ) {
      (world, _, given) in world.view(given[0]).map { world.indexPath(of: $0).wrapped } ?? .null
    }
    s.get("let visibleCells: [UICollectionViewCell]") { (world, me) in
      .array(world.shownRows(of: me).map { .object($0.id) })
    }
    addRowQuestions(&s, item: "Item")
    addRowUpdates(&s, item: "Item")
    shared(&s)
    addNibCells(&s, label: "forCellWithReuseIdentifier")
    addSupplementary(&s)
    addConfiguredCells(&s)
    s.looks(
      "var isPrefetchingEnabled: Bool")
    s.property("var allowsSelection: Bool", .allowsSelection)
    addSelection(&s, item: "Item")
    s.type("UICollectionViewController", above: "UIViewController")
    s.make("init(collectionViewLayout layout: UICollectionViewLayout)") { (world, id, given) in
      world.makeCollection(for: id, layout: given[0])
    }
    s.make("init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)") {
      (world, id, _) in world.makeCollection(for: id, layout: .null)
    }
    s.variable(
      "var collectionView: UICollectionView!",
      get: { (world, me) in
        guard let own = world.controller(me) else { return .null }
        world.delivery.loadView(of: own, moments: UIKitWorld.noMoments)
        return world.kept("collectionView", of: me) ?? world.plain(.view(world.scene[own].view))
      },
      set: { (world, me, value) throws(Stop) in world.keep("collectionView", value, of: me) })
    s.get("let collectionViewLayout: UICollectionViewLayout") { (world, me) in
      world.kept("collectionView", of: me)
        .flatMap { world.kept("collectionViewLayout", of: $0) } ?? .null
    }
    s.looks("var clearsSelectionOnViewWillAppear: Bool")
    s.type("UICollectionReusableView", above: "UIView")
    s.looks("let reuseIdentifier: String?")
    s.call("func prepareForReuse()") { (_, _, _) in .nothing }
    s.type("UICollectionViewCell", above: "UICollectionReusableView")
    s.get("let contentView: UIView") { (world, me) in world.content(of: me) }
    s.looks(
      "var isSelected: Bool", "var isHighlighted: Bool", "var backgroundView: UIView?")
  }
}
