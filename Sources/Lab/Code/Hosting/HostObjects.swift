import Engine
import Program

/// The program's objects and those of the scene, one for the other.
extension CodeHost {
  /// The program's object for one of the scene.
  func objectID(of object: Object, in scene: Scene) -> ObjectID {
    if let known = machine.memory.object(native: object.code) { return known }
    let name = scene.className(of: object)
    let type =
      SurfaceIndex.uikit.type(named: name)
      ?? SurfaceIndex.uikit.type(named: base(of: object, scene))
    if isOlder(object) { strangers.insert(object.code) }
    guard let type else { return machine.makeObject(UIKitRows.object, native: object.code) }
    return machine.makeObject(type, native: object.code)
  }

  private func isOlder(_ object: Object) -> Bool {
    switch object {
    case .view(let id): id.number < known.views
    case .controller(let id): id.number < known.controllers
    case .recognizer(let id): id.number < known.recognizers
    case .layer, .windowScene, .application, .delegate, .own: true
    }
  }

  private func base(of object: Object, _ scene: Scene) -> String {
    switch object {
    case .view(let view): scene[view].kind.className
    case .controller(let controller): scene[controller].kind.className
    case .recognizer: "UIGestureRecognizer"
    case .layer: "CALayer"
    case .windowScene: "UIWindowScene"
    case .application: "UIApplication"
    case .delegate, .own: "UIResponder"
    }
  }

  /// An object of the app's own that UIKit is to know: a target, a delegate.
  func enrol(_ id: ObjectID, _ delivery: inout Delivery) -> Object? {
    if let native = machine.memory.native(of: id) { return Object(code: native) }
    guard
      let own = try? delivery.scene.addOwnObject(
        named: name(for: id, delivery.scene), className: machine.className(of: id))
    else { return nil }
    machine.setNative(Object.own(own).code, of: id)
    setPlaces(of: id, .own(own), &delivery)
    return .own(own)
  }

  /// What UIKit keeps for a type as a whole, and closures that wait: an object that nobody else has.
  func keeper(_ type: TypeName?) -> ObjectID { keeper }

  var keeper: ObjectID { keeper(in: &machine) }

  /// The same, while the machine is in other hands.
  func keeper(in machine: inout HostMachine) -> ObjectID {
    if let keepers, machine.memory.isAlive(keepers) { return keepers }
    let made = machine.makeObject(UIKitRows.object)
    keepers = made
    return made
  }

  func roots(_ memory: ProgramMemory, _ scene: Scene) -> [ObjectID] {
    var found = keepers.map { [$0] } ?? []
    for index in 0..<scene.views.count {
      let object = scene.viewID(numbered: index)
      guard scene.exists(object) else { continue }
      let view = scene[object]
      guard view.superview != nil || view.controller != nil || scene.windows.contains(object),
        let id = memory.object(native: Object.view(object).code)
      else { continue }
      found.append(id)
    }
    for index in 0..<scene.controllers.count {
      let controller = scene.controllerID(numbered: index)
      guard scene.isHeld(controller),
        let id = memory.object(native: Object.controller(controller).code)
      else { continue }
      found.append(id)
    }
    for index in 0..<scene.recognizers.count {
      let recognizer = scene.recognizerID(numbered: index)
      guard scene[recognizer].view != nil,
        let id = memory.object(native: Object.recognizer(recognizer).code)
      else { continue }
      found.append(id)
    }
    // A touch holds its view and its window.
    isHeldByTouch = !scene.touches.isEmpty
    for touch in scene.touches {
      for view in [touch.view, touch.window] {
        if let id = memory.object(native: Object.view(view).code) { found.append(id) }
      }
    }
    // What code keeps with an object that it did not make is kept as long as that is there.
    for code in strangers {
      guard let object = Object(code: code), scene.exists(object) else { continue }
      if let id = memory.object(native: code) { found.append(id) }
    }
    for object in [Object.application, .delegate] {
      if let id = memory.object(native: object.code) { found.append(id) }
    }
    return found
  }

  func isStranger(_ object: Object) -> Bool { strangers.contains(object.code) }

  /// Nobody holds it any more: what stood behind it goes.
  func died(_ object: Object, _ delivery: inout Delivery) {
    named.remove(object.code)
    guard strangers.remove(object.code) == nil else { return }
    delivery.letGo(of: object)
  }

  /// Where the object's class has code of its own.
  func setPlaces(of id: ObjectID, _ object: Object, _ delivery: inout Delivery) {
    guard machine.isOwnClass(id) else { return }
    let type = machine.memory.type(of: id)
    var places = self.places[type] ?? OwnNames.places(of: id, machine)
    if object.controller != nil, machine.hasOutlets(id) { places.insert(.loadView) }
    self.places[type] = places
    delivery.scene.setOwnPlaces(places.union(delivery.scene.ownPlaces(of: object)), of: object)
    setPlacesOfPan(of: id, object, &delivery)
  }

  /// A scroll view is the delegate of its own recognizers.
  private func setPlacesOfPan(of id: ObjectID, _ object: Object, _ delivery: inout Delivery) {
    guard let view = object.view, delivery.scene[view].kind.isScrollView,
      OwnNames.delegatePlaces(of: id, machine).contains(.gestureDelegate)
    else { return }
    for recognizer in delivery.scene.recognizers(of: view)
    where delivery.scene[recognizer].origin.isScrollViews {
      let own = Object.recognizer(recognizer)
      delivery.scene.setOwnPlaces(
        delivery.scene.ownPlaces(of: own).union(.gestureDelegate), of: own)
    }
  }

  /// Classes may have methods now that they had not.
  func forgetPlaces() { places = [:] }
}
