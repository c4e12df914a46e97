import Engine
import Lab

/// Whose view it is: controllers, recognizers, the key window.
extension Assembly {
  mutating func addControllers() throws(SceneError) {
    var made: [ControllerID?] = []
    for controller in dump.controllers {
      var id: ControllerID?
      defer { made.append(id) }
      guard let view = controller.viewAddress.flatMap({ viewOfAddress[$0] }),
        scene[view].controller == nil, scene[view].kind != .window
      else { continue }
      let name = naming.name(for: [nil], className: controller.className)
      let parent = controller.isPresented ? nil : controller.parent.flatMap { made[$0] }
      var isInside = false
      if let parent { isInside = scene.isDescendant(view, of: scene[parent].view) }
      let place = isInside ? parent.map { Scene.ControllerPlace.child(of: $0) } : nil
      id = try delivery.scene.addController(
        named: name, adopting: view, at: place ?? .nowhere, frame: nil)
      let className = ClassKind.typable(controller.className)
      if let id { delivery.scene.setClassName(className, of: id) }
      let home = isInside ? parent.map { ParentChoice.object(.controller($0)) } : nil
      note(
        .build(
          .addController(
            AddController(
              name: name, parent: home ?? .nowhere, adopting: view, frame: nil,
              className: className))))
    }
  }

  mutating func addRecognizers() throws(SceneError) {
    for recognizer in dump.recognizers {
      guard let view = recognizer.viewAddress.flatMap({ viewOfAddress[$0] }) else { continue }
      // A scroll view brings its own.
      guard
        let gesture = GestureKind.gesture(recognizer.className, base: recognizer.baseClass),
        !(scene[view].kind.isScrollView && recognizer.className.hasPrefix("UIScrollView"))
      else { continue }
      let name = naming.name(for: [recognizer.action], className: gesture.word)
      let id = try delivery.scene.addRecognizer(gesture, named: name, to: view)
      var assignments: [Assignment] = []
      var properties: [(Property, Value)] = []
      if !recognizer.isEnabled { properties.append((.enabled, .bool(false))) }
      if !recognizer.cancelsTouches { properties.append((.cancelsTouchesInView, .bool(false))) }
      if recognizer.delaysTouchesBegan { properties.append((.delaysTouchesBegan, .bool(true))) }
      if gesture == .tap, recognizer.taps > 1 {
        properties.append((.numberOfTapsRequired, .number(Double(recognizer.taps))))
      }
      if gesture == .tap, recognizer.fingers > 1 {
        properties.append((.numberOfTouchesRequired, .number(Double(recognizer.fingers))))
      }
      if gesture == .longPress, let duration = recognizer.duration {
        properties.append((.minimumPressDuration, .number(duration)))
      }
      for (property, value) in properties {
        do throws(SceneError) {
          try delivery.scene.set(property, of: .recognizer(id), to: value)
        } catch {
          continue
        }
        assignments.append(Assignment(property, value))
      }
      note(.build(.addRecognizer(gesture, name: name, view: view, assignments)))
    }
  }

  /// Of a window's level most dumps know nothing: the order in which they print windows stands for it.
  mutating func finishWindows() {
    let key = objects.first { object in
      object.node.isKeyWindow && object.view.map { scene[$0].kind == .window } == true
    }?.view
    if let key, scene.keyWindow != key {
      delivery.makeKey(key)
      note(.build(.keyWindow(key)))
    }
  }

  /// So many of them are looked at; hidden ones, and those that take no touches, are none.
  var transparent: [ViewID] {
    let found = objects.lazy.compactMap { object -> ViewID? in
      guard let view = object.view,
        ClassKind.isKnownToOverride(ClassKind.short(object.node.className)),
        scene.closedGates(of: view) == [.alpha]
      else { return nil }
      return view
    }
    return Array(found.prefix(64))
  }

  /// Were those of every view that the app has given one printed along?
  var knowsAllRecognizers: Bool {
    !dump.recognizers.isEmpty
      && objects.allSatisfy { object in
        guard let view = object.view, object.node.hasRecognizers, scene[view].kind != .window,
          !scene[view].kind.isScrollView, scene[view].kind != .textField,
          !SystemClass.isSealed(object.node.className, scene[view].kind)
        else { return true }
        return scene.hasOwnRecognizers(view)
      }
  }
}
