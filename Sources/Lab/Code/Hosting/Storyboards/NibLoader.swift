import Engine
import Program

/// Makes the objects of a nib: the view of a controller with all that is in it, a cell, the objects of a xib.
///
/// First come the objects, then constraints between them, then connections; at last all of them awake.
struct NibLoader {
  /// What an object of the file has become.
  enum Made {
    case view(ViewID)
    case recognizer(RecognizerID)
    case constraint(LayoutConstraintID)
    case guide(LayoutItem)
    /// `topLayoutGuide` and its counterpart, of a controller's view.
    case edge(ViewID, isTop: Bool)
    /// Any other object of the program's.
    case object(ObjectID)
  }

  let host: CodeHost
  let board: Int
  let scene: BoardScene
  /// Holds what is no view: a controller, a cell, or whoever loads a xib.
  let owner: ObjectID
  var made: [String: Made] = [:]
  /// What was made, in order, with what the file says of it.
  var done: [BoardObject] = []
  /// By what names outlets know an object.
  let outlets: [String: String]
  private let excluded: Set<String>

  init(
    _ host: CodeHost, _ board: Int, _ scene: BoardScene, owner: ObjectID, _ screen: Screen
  ) {
    (self.host, self.board, self.scene, self.owner) = (host, board, scene, owner)
    var outlets: [String: String] = [:]
    var excluded: Set<String> = []
    let isTurned = screen.size.width > screen.size.height
    let (isPad, isCompactHigh) = (screen.device.isPad, isTurned && !screen.device.isPad)
    for object in scene.objects {
      NibLoader.walk(object) { one in
        for case .outlet(let property, let destination) in one.connections
        where !NibLoader.plumbing.contains(property) && outlets[destination] == nil {
          outlets[destination] = property
        }
        for variation in one.variations
        where variation.applies(isWideCompact: !isPad, isHighCompact: isCompactHigh) {
          excluded.formUnion(variation.excluded)
          excluded.subtract(variation.included)
        }
      }
    }
    (self.outlets, self.excluded) = (outlets, excluded)
  }

  /// Outlets that every controller has, and that name nobody.
  private static let plumbing: Set<String> = ["delegate", "dataSource", "view"]

  private static func walk(_ object: BoardObject, _ work: (BoardObject) -> Void) {
    work(object)
    for inner in object.inner { walk(inner, work) }
  }

  func isExcluded(_ id: String) -> Bool { excluded.contains(id) }

  // MARK: Views

  /// A view in its parent, and all that is in it.
  mutating func makeView(
    _ object: BoardObject, in parent: ViewID?, at index: Int? = nil, _ delivery: inout Delivery
  ) -> ViewID? {
    guard host.stop == nil, !isExcluded(object.id),
      let view = newView(object, &delivery)
    else { return nil }
    made[object.id] = .view(view)
    done.append(object)
    place(view, object, &delivery)
    if let parent {
      let known = host.machine.memory.object(native: Object.view(view).code)
      host.holding(known.map { .object($0) }) {
        attach(view, to: parent, at: index, &delivery)
      }
    } else {
      keep(host.objectID(of: .view(view), in: delivery.scene), object)
    }
    host.settle(object.settings, of: view, board, &delivery)
    fill(view, object, &delivery)
    return view
  }

  private func attach(
    _ view: ViewID, to parent: ViewID, at index: Int?, _ delivery: inout Delivery
  ) {
    if delivery.scene[parent].kind == .stackView {
      try? delivery.arrange(view, in: parent, at: index, moments: UIKitWorld.noMoments)
    } else {
      try? delivery.move(view, to: parent, at: index, moments: UIKitWorld.noMoments)
    }
  }

  /// What is in a view that is there; what its class made in `init(coder:)` lies in front of it.
  mutating func fill(_ view: ViewID, _ object: BoardObject, _ delivery: inout Delivery) {
    var index = 0
    for child in object.children where host.stop == nil {
      switch child.sort {
      case .view:
        switch child.key {
        case nil, "subviews":
          if makeView(child, in: view, at: index, &delivery) != nil { index += 1 }
        case "contentView": makeContent(child, of: view, &delivery)
        case "tableHeaderView"?, "tableFooterView"?: makeEdge(child, of: view, &delivery)
        default: break
        }
      case .guide(let guide): made[child.id] = .guide(.guide(view, guide))
      case .edgeGuide(let isTop): made[child.id] = .edge(view, isTop: isTop)
      case .barItem: makeItem(child, in: view, &delivery)
      case .item: makeLayout(child, of: view, &delivery)
      case .recognizer, .controller, .owner, .firstResponder, .exit, .reference, .object: break
      }
    }
    host.keepCells(of: object, view, BoardPlace(board, object.id), owner: owner, &delivery)
    if !object.sections.isEmpty { makeRows(object, in: view, &delivery) }
  }

  /// Of the app's own class by its initializer, of UIKit's at once.
  private mutating func newView(
    _ object: BoardObject, _ delivery: inout Delivery
  ) -> ViewID? {
    guard case .view(let kind, let className) = object.sort else { return nil }
    let custom = object.customClass
    if let custom, host.machine.isOwnClass(named: custom) {
      guard let made = host.make(object, &delivery), let view = host.native(made)?.view else {
        return nil
      }
      host.rename(.view(view), object, outlet: outlets[object.id], &delivery)
      return view
    }
    // A class of UIKit's that the canvas has no element for: UIControl.
    let known = custom.flatMap { UIKitWorld.viewKind($0) }
    if let custom, known == nil {
      host.remark(.assumed(AssumedClass(name: custom, superclass: className)))
    }
    let name = host.boardName(object, outlet: outlets[object.id], delivery.scene)
    let size = known == .window ? delivery.scene.screen.bounds : Rect.zero
    guard
      let view = try? delivery.scene.addView(known ?? kind, named: name, in: nil, frame: size)
    else { return nil }
    let shown = custom ?? className
    if shown != (known ?? kind).className { delivery.scene.setClassName(shown, of: view) }
    return view
  }

  /// Where the canvas has it, until its superview or its constraints have it elsewhere.
  func place(_ view: ViewID, _ object: BoardObject, _ delivery: inout Delivery) {
    if let frame = object.frame { try? delivery.set(.frame, of: .view(view), to: .rect(frame)) }
    if let mask = object.autoresizing { delivery.scene.setAutoresizing(of: view, raw: mask) }
    if !object.translatesMask { delivery.scene.setTranslatesMask(view, to: false) }
  }

  /// The content of a cell is a view of UIKit's own.
  private mutating func makeContent(
    _ object: BoardObject, of view: ViewID, _ delivery: inout Delivery
  ) {
    let id = host.objectID(of: .view(view), in: delivery.scene)
    let made = host.withWorld(&delivery) { world in world.content(of: .object(id)) }
    guard let content = host.native(made)?.view else { return }
    self.made[object.id] = .view(content)
    done.append(object)
    let bounds = delivery.scene.bounds(of: view)
    if let frame = object.frame {
      try? delivery.set(.frame, of: .view(content), to: .rect(frame))
    }
    host.settle(object.settings, of: content, board, &delivery)
    fill(content, object, &delivery)
    // It follows its cell from here on, whatever accessory the canvas left room for.
    try? delivery.set(
      .frame, of: .view(content), to: .rect(Rect(0, 0, bounds.width, bounds.height)))
    delivery.scene.setAutoresizing(of: content, raw: 18)
  }

  private mutating func makeEdge(
    _ object: BoardObject, of table: ViewID, _ delivery: inout Delivery
  ) {
    guard let key = object.key, let view = makeView(object, in: nil, &delivery) else { return }
    let id = host.objectID(of: .view(table), in: delivery.scene)
    let value = ProgramValue.object(host.objectID(of: .view(view), in: delivery.scene))
    host.withWorld(&delivery) { world in
      do throws(Stop) { try world.setEdge(value, key, of: .object(id)) } catch {
        world.host.end(with: error)
      }
    }
  }

  /// Items of a toolbar stand beside each other.
  private mutating func makeItem(
    _ object: BoardObject, in bar: ViewID, _ delivery: inout Delivery
  ) {
    guard let item = makeBarItem(object, &delivery),
      let view = host.machine.memory.native(of: item).flatMap({ Object(code: $0)?.view })
    else { return }
    let count = delivery.scene.subviews(of: bar).count
    try? delivery.set(.frame, of: .view(view), to: .rect(Rect(8 + Double(count) * 60, 0, 60, 44)))
    try? delivery.move(view, to: bar, moments: UIKitWorld.noMoments)
  }

  mutating func makeBarItem(
    _ object: BoardObject, _ delivery: inout Delivery
  ) -> ObjectID? {
    guard let value = host.make(object, &delivery)?.withoutOptionals, let id = value.asObject
    else { return nil }
    keep(id, object)
    done.append(object)
    made[object.id] = .object(id)
    if let view = host.native(value)?.view {
      host.rename(.view(view), object, outlet: outlets[object.id], &delivery)
      for case .property(let property, let setting) in object.settings {
        try? delivery.set(property, of: .view(view), to: setting)
      }
    }
    for case .keptText(let name, let text) in object.settings {
      host.machine.keep(name, .text(text), of: id)
    }
    if let custom = object.part("customView"), let view = makeView(custom, in: nil, &delivery) {
      let inner = host.objectID(of: .view(view), in: delivery.scene)
      host.machine.keep("customView", .object(inner), of: id)
    }
    return id
  }

  private mutating func makeLayout(
    _ object: BoardObject, of view: ViewID, _ delivery: inout Delivery
  ) {
    guard object.key == "collectionViewLayout",
      let layout = host.make(object, &delivery)?.withoutOptionals.asObject
    else { return }
    let id = host.objectID(of: .view(view), in: delivery.scene)
    host.machine.keep("collectionViewLayout", .object(layout), of: id)
    made[object.id] = .object(layout)
    for setting in object.settings {
      switch setting {
      case .keptNumber(let name, let number): host.machine.keep(name, .double(number), of: layout)
      case .keptSize(let name, let size):
        let value = host.withWorld(&delivery) { world in world.value(size) }
        host.machine.keep(name, value, of: layout)
      default: break
      }
    }
  }

  /// Its owner holds what nobody else does.
  func keep(_ id: ObjectID, _ object: BoardObject) {
    host.machine.keep("nib " + object.id, .object(id), of: owner)
  }

  /// The program's object for one of the file's.
  func value(of id: String, _ delivery: inout Delivery) -> ObjectID? {
    switch made[id] {
    case .view(let view)?: host.objectID(of: .view(view), in: delivery.scene)
    case .recognizer(let one)?: host.objectID(of: .recognizer(one), in: delivery.scene)
    case .constraint(let one)?:
      host.withWorld(&delivery) { world in world.value(one) }.asObject
    case .guide(let item)?: host.withWorld(&delivery) { world in world.value(item) }.asObject
    case .object(let id)?: id
    case .edge?, nil: nil
    }
  }
}
