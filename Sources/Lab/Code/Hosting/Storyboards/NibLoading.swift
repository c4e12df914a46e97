import Engine
import Program

extension CodeHost {
  /// `loadView()`, where a storyboard or a xib has the view. False, where none has.
  func loadNib(of controller: ControllerID, isSuper: Bool = false, _ delivery: inout Delivery)
    -> Bool
  {
    guard stop == nil, !boards.isEmpty,
      let id = machine.memory.object(native: Object.controller(controller).code)
    else { return false }
    if let place = place(of: id), let scene = boards[place.board].scene(ofController: place.id),
      let object = scene.controller
    {
      guard object.part("view") != nil else { return false }
      // Its own `loadView` comes in place of it.
      if isSuper || !overridesLoadView(id) {
        inOneCall(&delivery) { delivery in
          self.loadView(of: controller, id, object, scene, place.board, &delivery)
        }
      }
      return true
    }
    guard let board = nib(of: id) else { return false }
    if isSuper || !overridesLoadView(id) { loadXib(board, of: controller, id, &delivery) }
    return true
  }

  private func overridesLoadView(_ id: ObjectID) -> Bool {
    ["loadView()", "loadView"].contains { machine.overrides($0, of: id) }
  }

  private func loadView(
    of controller: ControllerID, _ id: ObjectID, _ object: BoardObject, _ scene: BoardScene,
    _ board: Int, _ delivery: inout Delivery
  ) {
    guard let root = object.part("view") else { return }
    var loader = NibLoader(self, board, scene, owner: id, delivery.scene.screen)
    loader.made[object.id] = .object(id)
    loader.makeObjects(beside: object.id, &delivery)
    loader.makeRoot(root, of: controller, &delivery)
    loader.makeItems(of: object, controller, &delivery)
    loader.done.append(object)
    for guide in object.children {
      if case .edgeGuide(let isTop) = guide.sort {
        loader.made[guide.id] = .edge(delivery.scene[controller].view, isTop: isTop)
      }
    }
    loader.constrain(&delivery)
    loader.connect(&delivery)
    loader.embed(in: controller, &delivery)
  }

  /// The xib that a controller's view comes from: the one that it was told of, or that is called as its class is.
  private func nib(of id: ObjectID) -> Int? {
    if let name = machine.kept("nibName", of: id)?.asText { return board(named: name, .xib) }
    guard machine.isOwnClass(id) else { return nil }
    let name = machine.className(of: id)
    if let found = board(named: name, .xib) { return found }
    return name.hasSuffix("Controller") ? board(named: String(name.dropLast(10)), .xib) : nil
  }

  private func loadXib(
    _ board: Int, of controller: ControllerID, _ id: ObjectID, _ delivery: inout Delivery
  ) {
    _ = loadXib(board, owner: id, &delivery)
    // The outlet `view` has set it; without one the first view is taken.
  }

  /// `loadNibNamed(_:owner:options:)`: what stands in a xib, connected to its owner.
  func loadXib(_ board: Int, owner: ObjectID?, _ delivery: inout Delivery) -> [ProgramValue] {
    guard let scene = boards[board].scenes.first, stop == nil else { return [] }
    instances.count += 1
    instances.depth += 1
    defer { instances.depth -= 1 }
    guard instances.count <= CodeHost.mostInstances, instances.depth <= CodeHost.deepestInstance
    else {
      end(with: .tooDeep(machine.place))
      return []
    }
    let holder = owner ?? machine.makeObject(UIKitRows.object)
    var loader = NibLoader(self, board, scene, owner: holder, delivery.scene.screen)
    holding(.object(holder)) {
      if let file = scene.owner {
        loader.made[file.id] = .object(holder)
        loader.done.append(file)
      }
      loader.makeObjects(beside: "", &delivery)
      for object in scene.topLevel {
        if case .view = object.sort { _ = loader.makeView(object, in: nil, &delivery) }
      }
      loader.constrain(&delivery)
      loader.connect(&delivery)
    }
    var values: [ProgramValue] = []
    for object in scene.topLevel {
      if let id = loader.value(of: object.id, &delivery) {
        values.append(.object(id))
        // Whoever asked for it holds it from here on, or nobody does.
        machine.keep("nib " + object.id, nil, of: holder)
      }
    }
    return values
  }
}

extension CodeHost {
  /// A xib alone: its view is in the root's, as large as on the canvas or as the root.
  func showXib(_ delivery: inout Delivery) {
    guard let board = boards.lastIndex(where: { $0.sort == .xib }),
      let window = delivery.scene.keyWindow ?? delivery.scene.windows.last,
      let root = delivery.scene.rootController(of: window)
    else { return }
    let parent = delivery.scene[root].view
    let objects = loadXib(board, owner: nil, &delivery)
    guard let view = objects.lazy.compactMap({ self.native($0)?.view }).first else { return }
    holding(.array(objects)) {
      try? delivery.move(view, to: parent, moments: UIKitWorld.noMoments)
    }
    if (delivery.scene.rare(view).autoresizingMask?.rawValue ?? 0) & 18 == 18 {
      let bounds = delivery.scene.bounds(of: parent)
      try? delivery.set(.frame, of: .view(view), to: .rect(bounds))
    }
  }
}

extension NibLoader {
  /// Recognizers and objects that stand beside a controller, or beside the views of a xib.
  mutating func makeObjects(beside controller: String, _ delivery: inout Delivery) {
    for object in scene.objects where object.id != controller && host.stop == nil {
      switch object.sort {
      case .recognizer(let gesture, _): makeRecognizer(object, gesture, &delivery)
      case .object:
        guard let id = host.make(object, &delivery)?.withoutOptionals.asObject else { continue }
        made[object.id] = .object(id)
        done.append(object)
        keep(id, object)
      case .barItem: _ = makeBarItem(object, &delivery)
      // A view that stands in the bar above the scene, until code takes it.
      case .view where !controller.isEmpty: _ = makeView(object, in: nil, &delivery)
      case .view, .controller, .guide, .edgeGuide, .item, .owner, .firstResponder, .exit,
        .reference:
        break
      }
    }
  }

  private mutating func makeRecognizer(
    _ object: BoardObject, _ gesture: Gesture, _ delivery: inout Delivery
  ) {
    var recognizer: RecognizerID?
    if let custom = object.customClass, host.machine.isOwnClass(named: custom) {
      let value = host.make(object, &delivery)?.withoutOptionals
      recognizer = host.native(value)?.recognizer
      if let recognizer {
        host.rename(.recognizer(recognizer), object, outlet: outlets[object.id], &delivery)
      }
    } else {
      let name = host.boardName(object, outlet: outlets[object.id], delivery.scene)
      recognizer = try? delivery.scene.addRecognizer(gesture, named: name)
    }
    guard let recognizer else { return }
    made[object.id] = .recognizer(recognizer)
    done.append(object)
    keep(host.objectID(of: .recognizer(recognizer), in: delivery.scene), object)
    for case .property(let property, let value) in object.settings {
      try? delivery.set(property, of: .recognizer(recognizer), to: value)
    }
  }

  /// A controller's own view: in place of the one that it has by now.
  mutating func makeRoot(
    _ root: BoardObject, of controller: ControllerID, _ delivery: inout Delivery
  ) {
    guard case .view(let kind, let className) = root.sort else { return }
    let own = delivery.scene[controller].view
    var view = own
    if root.customClass != nil || delivery.scene[own].kind != kind {
      guard let made = makeView(root, in: nil, &delivery) else { return }
      view = made
      try? delivery.scene.setView(of: controller, to: view)
      return
    }
    made[root.id] = .view(view)
    done.append(root)
    // What is in it grows with it from the canvas's size on.
    let frame = delivery.scene.frame(of: own)
    place(view, root, &delivery)
    if className != kind.className { delivery.scene.setClassName(className, of: view) }
    host.settle(root.settings, of: view, board, &delivery)
    fill(view, root, &delivery)
    try? delivery.set(.frame, of: .view(view), to: .rect(frame))
  }

  /// The navigation item, with its buttons; a tab's title.
  mutating func makeItems(
    of object: BoardObject, _ controller: ControllerID, _ delivery: inout Delivery
  ) {
    guard let item = object.part("navigationItem") else { return }
    let me = ProgramValue.object(owner)
    let value = host.withWorld(&delivery) { world -> ProgramValue in
      if let known = world.kept("navigationItem", of: me) { return known }
      let made = world.newObject(SurfaceIndex.uikit.type(named: "UINavigationItem"))
      world.keep("navigationItem", made, of: me)
      return made
    }
    guard let id = value.asObject else { return }
    made[item.id] = .object(id)
    for case .keptText(let name, let text) in item.settings {
      host.machine.keep(name, .text(text), of: id)
    }
    for (key, isLeft) in [("leftBarButtonItem", true), ("rightBarButtonItem", false)] {
      var buttons: [ProgramValue] = []
      for child in item.children where child.key == key || child.key == key + "s" {
        if let made = makeBarItem(child, &delivery) { buttons.append(.object(made)) }
      }
      guard !buttons.isEmpty else { continue }
      host.withWorld(&delivery) { world in world.setItems(buttons, of: value, isLeft: isLeft) }
    }
    if let title = item.part("titleView"), let view = makeView(title, in: nil, &delivery) {
      let inner = host.objectID(of: .view(view), in: delivery.scene)
      host.machine.keep("titleView", .object(inner), of: id)
    }
  }

  /// The controllers in container views come before `viewDidLoad`.
  func embed(in controller: ControllerID, _ delivery: inout Delivery) {
    for object in done where host.stop == nil {
      for case .segue(let segue) in object.connections where segue.kind == .embed {
        guard case .view(let view)? = made[object.id] else { continue }
        let place = BoardPlace(board, segue.id)
        host.perform(segue, at: place, from: controller, sender: .null, in: view, &delivery)
      }
    }
  }
}
