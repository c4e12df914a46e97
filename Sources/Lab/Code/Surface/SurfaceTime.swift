import Engine
import Program

/// What is put off: timers, queues, animations and notifications, on the scene's clock.
extension UIKitRows {
  static func addTime(_ s: inout SurfaceBuilder) {
    s.type("Timer", above: "NSObject", other: "NSTimer")
    s.call(
      "static func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: (Timer) -> Void) -> Timer",
      "runs a closure after a while", selector: "scheduledTimerWithTimeInterval:repeats:block:"
    ) { (world, _, given) in
      let seconds = max(0.0001, number(given, 0))
      let timer = world.newObject(SurfaceIndex.uikit.type(named: "Timer"))
      world.host.wait(
        closure: given[2], [timer], seconds, world.scene.now, repeats: given[1].asBool == true,
        for: timer)
      return timer
    }
    s.call(
      "static func scheduledTimer(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer",
      selector: "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:"
    ) { (world, _, given) in
      let timer = world.newObject(SurfaceIndex.uikit.type(named: "Timer"))
      let text = world.selector(given[2]) ?? ""
      world.host.wait(
        message: text, to: given[1], text.contains(":") ? [timer] : [],
        max(0.0001, number(given, 0)),
        world.scene.now, repeats: given[4].asBool == true, for: timer)
      return timer
    }
    s.call("func invalidate()") { (world, me, _) in
      world.host.cancel(me)
      return .nothing
    }
    s.get("let isValid: Bool") { (world, me) in .bool(world.host.isWaiting(me)) }
    s.looks("func fire()", "var tolerance: Double", "let userInfo: Any?")
    s.type("RunLoop", above: "NSObject", other: "NSRunLoop")
    s.looks(
      "static let current: RunLoop", "static let main: RunLoop",
      "func add(_ timer: Timer, forMode: Any?)")
    s.type("DispatchTime", .structure, fields: [("seconds", "Double")])
    // A time is its distance from now, so that one may add to it.
    s.call("static func now() -> Double") { (_, _, _) in .double(0) }
    s.type("DispatchQueue", above: "NSObject")
    s.looks(
      "static let main: DispatchQueue", "init(label: String)",
      "static func global(qos: Any? = nil) -> DispatchQueue")
    s.call("func async(execute work: () -> Void)", "runs a closure when what is going on is done") {
      (world, _, given) in
      world.wait(for: given[0], 0)
      return .nothing
    }
    s.call(
      "func async(group: Any? = nil, qos: Any? = nil, flags: Any? = nil, execute work: () -> Void)"
    ) {
      (world, _, given) in
      world.wait(for: given[3], 0)
      return .nothing
    }
    s.call("func sync(execute work: () -> Void)") { (world, _, given) in
      _ = world.host.call(given[0], [], &world.delivery)
      return .nothing
    }
    s.call(
      "func asyncAfter(deadline: DispatchTime, execute work: () -> Void)",
      "runs a closure after a while"
    ) {
      (world, _, given) in
      let seconds = given[0].asDouble ?? world.numbers(given[0])?.first ?? 0
      world.wait(for: given[1], seconds)
      return .nothing
    }
    addQueues(&s)
    addNotifications(&s)
    addAnimations(&s)
  }

  private static func addNotifications(_ s: inout SurfaceBuilder) {
    s.type("NotificationCenter", above: "NSObject", other: "NSNotificationCenter")
    s.looks(
      "static let `default`: NotificationCenter",
      "static func defaultCenter() -> NotificationCenter")
    s.call(
      "func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?)",
      "calls a method when a notification is posted"
    ) { (world, _, given) in
      guard let name = world.selector(given[1]) else { return .nothing }
      world.host.observe(world.notification(given[2]), given[0].weakly, selector: name)
      return .nothing
    }
    s.call(
      "func addObserver(forName name: Notification.Name?, object obj: Any?, queue: Any?, using block: (Notification) -> Void) -> Any",
      selector: "addObserverForName:object:queue:usingBlock:"
    ) {
      (world, _, given) in
      let token = world.newObject(UIKitRows.object)
      world.host.observe(world.notification(given[0]), given[3], selector: nil, token: token)
      return token
    }
    s.call(
      "func post(name aName: Notification.Name, object anObject: Any?, userInfo: Any? = nil)",
      selector: "postNotificationName:object:"
    ) { (world, _, given) in
      world.post(given[0], given[1], given[2])
    }
    s.call(
      "func postNotificationName(_ aName: Any?, object anObject: Any?, userInfo aUserInfo: Any?)"
    ) { (world, _, given) in world.post(given[0], given[1], given[2]) }
    s.call("func post(_ notification: Notification)", selector: "postNotification:") {
      (world, _, given) in
      let name = world.notification(world.kept("name", of: given[0]) ?? .null)
      world.host.post(name, given[0], &world.delivery)
      return .nothing
    }
    s.call(
      "func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?)",
      selector: "removeObserver:name:object:"
    ) { (world, _, given) in
      world.host.stopObserving(given[0], given[1].isNull ? nil : world.notification(given[1]))
      return .nothing
    }
    s.call("func removeObserver(_ observer: Any)") { (world, _, given) in
      world.host.stopObserving(given[0])
      return .nothing
    }
    s.type("Notification", above: "NSObject", other: "NSNotification")
    s.keeps(
      "init(name: Notification.Name, object: Any? = nil, userInfo: Any? = nil)",
      "what is posted")
    s.keeps("let object: Any?", "who posted it")
    s.keeps("let userInfo: [String: Any]?", "what goes with it")
    s.keeps("let name: Notification.Name", "which one it is")
    s.type(
      "Notification.Name", .structure, other: "NSNotification.Name",
      fields: [("rawValue", "String")])
    for declaration in ["init(_ rawValue: String)", "init(rawValue: String)"] {
      s.call(declaration + " -> Notification.Name") { (_, _, given) in
        guard let type = SurfaceIndex.uikit.type(named: "Notification.Name") else { return .null }
        return .structure(type.id, [given[0]])
      }
    }
  }

  private static func addAnimations(_ s: inout SurfaceBuilder) {
    // They belong to UIView, which they continue.
    s.enumeration(
      "UIViewAnimatingPosition", "end", "start", "current", prefix: "UIViewAnimatingPosition")
    s.type("UIViewPropertyAnimator", above: "NSObject")
    s.make("init(duration: TimeInterval, curve: Any?, animations: (() -> Void)? = nil)") {
      (world, id, given) in
      world.host.machine.keep("duration", given[0], of: id)
      world.host.machine.keep("animations", given[2].isLeftOut ? nil : given[2], of: id)
      return true
    }
    s.call("func startAnimation()") { (world, me, _) in
      let seconds = world.kept("duration", of: me)?.asDouble ?? 0
      world.animate(world.kept("animations", of: me) ?? .null, seconds, allows: true, then: .null)
      let end = world.enumeration("UIViewAnimatingPosition", "end")
      for completion in world.kept("completions", of: me)?.members ?? [] {
        world.host.wait(closure: completion, [end], seconds, world.scene.now)
      }
      return .nothing
    }
    s.call("func addCompletion(_ completion: (UIViewAnimatingPosition) -> Void)") {
      (world, me, given) in
      let all = (world.kept("completions", of: me)?.members ?? []) + [given[0]]
      world.keep("completions", .array(all), of: me)
      return .nothing
    }
    s.call(
      "static func runningPropertyAnimator(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = 0, animations: () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> UIViewPropertyAnimator",
      selector: "runningPropertyAnimatorWithDuration:delay:options:animations:completion:"
    ) { (world, _, given) in
      world.animate(given[3], number(given, 0), allows: true, then: .null)
      if !given[4].isNull, !given[4].isLeftOut {
        let end = world.enumeration("UIViewAnimatingPosition", "end")
        world.host.wait(closure: given[4], [end], number(given, 0), world.scene.now)
      }
      return world.newObject(SurfaceIndex.uikit.type(named: "UIViewPropertyAnimator"))
    }
    s.call("func addAnimations(_ animation: () -> Void)") { (world, me, given) in
      world.keep("animations", given[0], of: me)
      return .nothing
    }
    s.looks(
      "func stopAnimation(_ withoutFinishing: Bool)", "var isRunning: Bool")
  }

  /// Continues UIView.
  static func addAnimating(_ s: inout SurfaceBuilder) {
    s.call(
      "static func animate(withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil)",
      "the model changes at once, what is seen follows",
      selector: "animateWithDuration:animations:completion:"
    ) { (world, _, given) in
      world.animate(given[1], number(given, 0), allows: false, then: given[2])
      return .nothing
    }
    s.call("static func animateWithDuration(_ duration: TimeInterval, animations: () -> Void)") {
      (world, _, given) in
      world.animate(given[1], number(given, 0), allows: false, then: .null)
      return .nothing
    }
    s.call(
      "static func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = 0, animations: () -> Void, completion: ((Bool) -> Void)? = nil)",
      selector: "animateWithDuration:delay:options:animations:completion:"
    ) { (world, _, given) in
      world.animate(
        given[3], number(given, 0), allows: (world.raw(given[2]) ?? 0) & 2 != 0, then: given[4])
      return .nothing
    }
    s.call(
      "static func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = 0, animations: () -> Void, completion: ((Bool) -> Void)? = nil)",
      selector:
        "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:"
    ) { (world, _, given) in
      world.animate(
        given[5], number(given, 0), allows: (world.raw(given[4]) ?? 0) & 2 != 0, then: given[6])
      return .nothing
    }
    s.call(
      "static func transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = 0, animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)",
      selector: "transitionWithView:duration:options:animations:completion:"
    ) {
      (world, _, given) in
      world.animate(given[3], 0, allows: true, then: given[4])
      return .nothing
    }
    s.call("static func performWithoutAnimation(_ actions: () -> Void)") { (world, _, given) in
      _ = world.host.call(given[0], [], &world.delivery)
      return .nothing
    }
    s.looks("static func setAnimationsEnabled(_ enabled: Bool)")
    addKeyframes(&s)
  }
}

extension UIKitWorld {
  mutating func post(
    _ name: ProgramValue, _ object: ProgramValue, _ userInfo: ProgramValue
  ) -> ProgramValue {
    let notification = newObject(SurfaceIndex.uikit.type(named: "Notification"))
    keep("name", name, of: notification)
    keep("object", object, of: notification)
    keep("userInfo", userInfo.isLeftOut ? .null : userInfo, of: notification)
    host.post(self.notification(name), notification, &delivery)
    return .nothing
  }

  func notification(_ value: ProgramValue) -> String {
    if case .structure(let name) = value.content { return name.fields.first?.asText ?? "" }
    return value.asText ?? value.path ?? ""
  }

  /// The changes take their time, and the completion comes at the end of it.
  mutating func animate(
    _ changes: ProgramValue, _ seconds: Double, allows: Bool, then completion: ProgramValue
  ) {
    let outer = host.animation
    host.animation = AnimationBlock(seconds: seconds, allows: allows)
    if !changes.isNull { _ = host.call(changes, [], &delivery) }
    host.animation = outer
    if !completion.isNull, !completion.isLeftOut {
      host.wait(closure: completion, [.bool(true)], seconds, scene.now)
    }
  }
}
