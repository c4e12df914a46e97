import Engine
import Program

/// Storyboards, segues and nibs.
extension UIKitRows {
  /// Continues UIViewController.
  static func addStoryboardsOfControllers(_ s: inout SurfaceBuilder) {
    s.call(
      "func performSegue(withIdentifier identifier: String, sender: Any?)",
      "leads to another scene of its storyboard",
      selector: "performSegueWithIdentifier:sender:"
    ) { (world, me, given) in
      if let id = me.asObject {
        world.host.performSegue(
          given[0].asText ?? "", from: id, sender: given[1], &world.delivery)
      }
      return .nothing
    }
    s.call(
      "func prepare(for segue: UIStoryboardSegue, sender: Any?)",
      selector: "prepareForSegue:sender:"
    ) { (_, _, _) in .nothing }
    s.call(
      "func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool",
      selector: "shouldPerformSegueWithIdentifier:sender:"
    ) { (_, _, _) in .bool(true) }
    s.get("let storyboard: UIStoryboard?", "where it comes from") { (world, me) in
      guard let place = me.anyObject.flatMap({ world.host.place(of: $0) }) else { return .null }
      return world.storyboard(named: world.host.boards[place.board].name).wrapped
    }
    for (name, selector) in [
      ("show(_ vc: UIViewController, sender: Any?)", "showViewController:sender:"),
      ("showDetailViewController(_ vc: UIViewController, sender: Any?)", nil),
    ] {
      s.call("func \(name)", "on the stack, or over everything", selector: selector) {
        (world, me, given) in
        if let own = world.controller(me), let other = world.controller(given[0]) {
          world.host.show(other, from: own, &world.delivery)
        }
        return .nothing
      }
    }
  }

  static func addStoryboards(_ s: inout SurfaceBuilder) {
    s.type("UIStoryboard", above: "NSObject")
    s.keeps("init(name: String, bundle: Any?)", "a storyboard that was imported")
    s.call("static func storyboardWithName(_ name: String, bundle: Any?) -> UIStoryboard") {
      (world, _, given) in world.storyboard(named: given[0].asText ?? "")
    }
    for declaration in [
      "func instantiateViewController(withIdentifier identifier: String) -> UIViewController",
      "func instantiateViewController(identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController",
    ] {
      s.call(
        declaration, "makes a controller of it",
        selector: "instantiateViewControllerWithIdentifier:"
      ) { (world, me, given) throws(Stop) in
        try world.instantiate(given[0].asText, of: me, creator: given.count > 1 ? given[1] : nil)
      }
    }
    s.call(
      "func instantiateInitialViewController() -> UIViewController?", "the one with the arrow"
    ) { (world, me, _) throws(Stop) in
      try world.instantiate(nil, of: me, creator: nil).wrapped
    }
    s.type("UIStoryboardSegue", above: "NSObject")
    s.make("init(identifier: String?, source: UIViewController, destination: UIViewController)") {
      (world, id, given) in
      for (name, value) in zip(["identifier", "source", "destination"], given) {
        world.host.machine.keep(name, value, of: id)
      }
      return true
    }
    s.keeps("let identifier: String?", "which segue it is")
    for (name, old) in [
      ("source", "sourceViewController"), ("destination", "destinationViewController"),
    ] {
      for one in [name, old] {
        s.get("let \(one): UIViewController") { (world, me) in world.kept(name, of: me) ?? .null }
      }
    }
    s.call("func perform()") { (_, _, _) in .nothing }
    addNibs(&s)
  }

  private static func addNibs(_ s: inout SurfaceBuilder) {
    s.type("UINib", above: "NSObject")
    s.keeps("init(nibName: String, bundle: Any?)", "a xib that was imported")
    s.call("static func nibWithNibName(_ name: String, bundle: Any?) -> UINib") {
      (world, _, given) in
      let made = world.newObject(SurfaceIndex.uikit.type(named: "UINib"))
      world.keep("nibName", given[0], of: made)
      return made
    }
    s.call(
      "func instantiate(withOwner ownerOrNil: Any?, options: Any? = nil) -> [Any]",
      "what stands in it", selector: "instantiateWithOwner:options:"
    ) { (world, me, given) throws(Stop) in
      try world.load(nib: world.kept("nibName", of: me)?.asText ?? "", owner: given.first)
    }
    s.type("Bundle", above: "NSObject", other: "NSBundle")
    s.looks("static let main: Bundle", "init(for aClass: Any)", "init(identifier: String)")
    for name in ["mainBundle()", "bundleForClass(_ aClass: Any)"] {
      s.call("static func \(name) -> Bundle") { (world, _, _) in
        world.newObject(SurfaceIndex.uikit.type(named: "Bundle"))
      }
    }
    s.call(
      "func loadNibNamed(_ name: String, owner: Any?, options: Any? = nil) -> [Any]?",
      "what stands in a xib", selector: "loadNibNamed:owner:options:"
    ) { (world, _, given) throws(Stop) in
      try world.load(nib: given[0].asText ?? "", owner: given.count > 1 ? given[1] : nil).wrapped
    }
  }

  /// Continues UITableView and UICollectionView: cells of a xib.
  static func addNibCells(_ s: inout SurfaceBuilder, label: String) {
    s.call(
      "func register(_ nib: UINib?, \(label) identifier: String)",
      "its cells come from a xib", selector: "registerNib:\(label):"
    ) { (world, me, given) in
      world.keep("nib " + (given[1].asText ?? ""), world.kept("nibName", of: given[0]), of: me)
      return .nothing
    }
  }
}

extension UIKitWorld {
  mutating func storyboard(named name: String) -> ProgramValue {
    let made = newObject(SurfaceIndex.uikit.type(named: "UIStoryboard"))
    keep("name", .text(name), of: made)
    return made
  }

  /// By its identifier, or the initial one.
  mutating func instantiate(
    _ identifier: String?, of storyboard: ProgramValue, creator: ProgramValue?
  ) throws(Stop) -> ProgramValue {
    let name = kept("name", of: storyboard)?.asText ?? ""
    guard let index = host.board(named: name, .storyboard) else {
      host.note(unknown: name + ".storyboard")
      return ProgramValue(.unknown(name + ".storyboard"))
    }
    let board = host.boards[index]
    let object = identifier.map { board.controller(identifier: $0) } ?? board.initialController
    guard let object else {
      guard let identifier else { return .null }
      throw host.crash(
        "NSInvalidArgumentException",
        "Storyboard (<UIStoryboard: \(name)>) doesn't contain a view controller with identifier '\(identifier)'"
      )
    }
    let made = host.instantiate(BoardPlace(index, object.id), creator: creator, &delivery)
    try goOn()
    return made ?? .null
  }

  /// Whatever is known of a xib: without it the value is unknown.
  mutating func load(nib name: String, owner: ProgramValue?) throws(Stop) -> ProgramValue {
    guard let board = host.board(named: name, .xib) else {
      host.note(unknown: name + ".xib")
      return ProgramValue(.unknown(name + ".xib"))
    }
    let objects = host.loadXib(board, owner: owner?.anyObject, &delivery)
    try goOn()
    return .array(objects)
  }
}
