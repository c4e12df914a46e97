import Engine
import Program

/// What screens use of Foundation besides: defaults, dates, addresses, texts of other languages.
extension UIKitRows {
  static func addFoundation(_ s: inout SurfaceBuilder) {
    addDefaults(&s)
    addDates(&s)
    s.type("URL", above: "NSObject", other: "NSURL")
    s.keeps("init(string: String)", "an address")
    s.call("static func URLWithString(_ string: String) -> URL") { (world, _, given) in
      let url = world.newObject(SurfaceIndex.uikit.type(named: "URL"))
      world.keep("string", given[0], of: url)
      return url
    }
    s.get("let absoluteString: String") { (world, me) in
      world.kept("string", of: me) ?? .text("")
    }
    s.type("UUID", above: "NSObject", other: "NSUUID")
    s.looks("init()", "static func UUID() -> UUID")
    s.get("let uuidString: String") { (_, _) in .text("00000000-0000-4000-8000-000000000000") }
    s.type("NSPredicate", above: "NSObject")
    s.looks(
      "init(format: String)", "static func predicateWithFormat(_ format: String) -> NSPredicate")
    s.globalFunctions()
    for declaration in [
      "func NSLocalizedString(_ key: String, comment: String?) -> String",
      "func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Any? = nil, value: String? = nil, comment: String?) -> String",
    ] {
      s.call(declaration, "no translation is here: the key") { (_, _, given) in given[0] }
    }
  }

  private static func addDefaults(_ s: inout SurfaceBuilder) {
    s.type("UserDefaults", above: "NSObject", other: "NSUserDefaults")
    s.get("static let standard: UserDefaults", "as long as the app runs") { (world, _) in
      world.defaults()
    }
    s.call("static func standardUserDefaults() -> UserDefaults") { (world, _, _) in
      world.defaults()
    }
    s.call("func set(_ value: Any?, forKey defaultName: String)") { (world, me, given) in
      world.keep(given[0], forKey: given[1], of: me)
    }
    for name in ["Object", "Bool", "Integer", "Double", "Float", "URL"] {
      s.call("func set\(name)(_ value: Any?, forKey key: String)") { (world, me, given) in
        world.keep(given[0], forKey: given[1], of: me)
      }
    }
    s.call("func removeObject(forKey key: String)") { (world, me, given) in
      world.keep(.null, forKey: given[0], of: me)
    }
    for (name, type) in [
      ("bool", "Bool"), ("integer", "Int"), ("double", "Double"), ("float", "Float"),
      ("string", "String?"), ("object", "Any?"), ("array", "Any?"), ("stringArray", "Any?"),
      ("dictionary", "Any?"), ("data", "Any?"), ("url", "URL?"), ("value", "Any?"),
    ] {
      s.call(
        "func \(name)(forKey defaultName: String) -> \(type)", selector: "\(name)ForKey:"
      ) { (world, me, given) in
        let kept = world.kept("default " + (given[0].asText ?? ""), of: me)
        switch type {
        case "Bool": return .bool(kept?.asBool ?? ((kept?.asDouble ?? 0) != 0))
        case "Int": return .integer(Int(max(-1e15, min(1e15, kept?.asDouble ?? 0))))
        case "Double": return .double(kept?.asDouble ?? 0)
        case "Float": return ProgramValue(.float(Float(kept?.asDouble ?? 0)))
        default: return .optional(kept)
        }
      }
    }
    s.looks("func synchronize() -> Bool", "func register(defaults: Any?)")
  }

  /// Where the scene's clock stands at its start, in seconds since 2001.
  private static let clockStart = 800_000_000.0
  private static let since1970 = 978_307_200.0

  private static func addDates(_ s: inout SurfaceBuilder) {
    s.type("Date", above: "NSObject", other: "NSDate")
    s.make("init()") { (world, id, _) in
      world.keep("seconds", .double(world.scene.now), of: .object(id))
      return true
    }
    s.make("init(timeIntervalSinceNow: TimeInterval)") { (world, id, given) in
      world.keep("seconds", .double(world.scene.now + number(given, 0)), of: .object(id))
      return true
    }
    s.call("static func date() -> Date") { (world, _, _) in world.date(world.scene.now) }
    s.get("static let now: Date") { (world, _) in world.date(world.scene.now) }
    s.get("let timeIntervalSinceNow: TimeInterval") { (world, me) in
      .double(world.seconds(me) - world.scene.now)
    }
    s.get("let timeIntervalSinceReferenceDate: TimeInterval") { (world, me) in
      .double(world.seconds(me) + clockStart)
    }
    s.get("let timeIntervalSince1970: TimeInterval") { (world, me) in
      .double(world.seconds(me) + clockStart + since1970)
    }
    s.call(
      "func timeIntervalSince(_ date: Date) -> TimeInterval", selector: "timeIntervalSinceDate:"
    ) { (world, me, given) in .double(world.seconds(me) - world.seconds(given[0])) }
    s.call(
      "func addingTimeInterval(_ interval: TimeInterval) -> Date",
      selector: "dateByAddingTimeInterval:"
    ) { (world, me, given) in world.date(world.seconds(me) + number(given, 0)) }
    for name in ["DateFormatter", "NumberFormatter"] {
      s.type(name, above: "NSObject", other: "NS" + name)
      s.looks(
        "init()", "var dateFormat: String", "var dateStyle: Any?", "var timeStyle: Any?",
        "var numberStyle: Any?", "var locale: Any?", "var maximumFractionDigits: Int",
        "var minimumFractionDigits: Int")
      s.missing("func string(from value: Any?) -> String", "its text is empty here")
      s.missing("func stringFromDate(_ date: Any?) -> String", "its text is empty here")
      s.missing("func stringFromNumber(_ number: Any?) -> String", "its text is empty here")
    }
  }

  static func addDispatching(_ s: inout SurfaceBuilder) {
    s.globalFunctions()
    for (name, value) in [
      ("NSEC_PER_SEC", 1_000_000_000), ("NSEC_PER_MSEC", 1_000_000), ("NSEC_PER_USEC", 1_000),
      ("USEC_PER_SEC", 1_000_000), ("DISPATCH_TIME_NOW", 0), ("DISPATCH_QUEUE_PRIORITY_DEFAULT", 0),
      ("DISPATCH_QUEUE_PRIORITY_HIGH", 2), ("QOS_CLASS_DEFAULT", 21),
      ("QOS_CLASS_USER_INITIATED", 25), ("QOS_CLASS_BACKGROUND", 9),
    ] { s.get("static let \(name): Int") { (_, _) in .integer(value) } }
    // A time is its distance from now, in seconds.
    s.call("func dispatch_time(_ when: Any?, _ delta: Int) -> Double") { (_, _, given) in
      .double((given[0].asDouble ?? 0) + number(given, 1) / 1e9)
    }
    s.looks(
      "func dispatch_get_main_queue() -> DispatchQueue",
      "func dispatch_get_global_queue(_ identifier: Int, _ flags: Int) -> DispatchQueue",
      "func dispatch_queue_create(_ label: Any?, _ attributes: Any?) -> DispatchQueue")
    s.call("func dispatch_async(_ queue: Any?, _ block: () -> Void)") { (world, _, given) in
      world.host.wait(closure: given[1], [], 0, world.scene.now)
      return .nothing
    }
    s.call("func dispatch_sync(_ queue: Any?, _ block: () -> Void)") { (world, _, given) in
      _ = world.host.call(given[1], [], &world.delivery)
      return .nothing
    }
    s.call("func dispatch_after(_ when: Double, _ queue: Any?, _ block: () -> Void)") {
      (world, _, given) in
      world.host.wait(closure: given[2], [], max(0, number(given, 0)), world.scene.now)
      return .nothing
    }
    addPerforming(&s)
  }

  /// What every object can do, whatever class it is of.
  private static func addPerforming(_ s: inout SurfaceBuilder) {
    s.type(rootExtension)
    s.call("static func classForCoder() -> Any") { (_, me, _) in me }
    s.call(
      "func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)",
      "calls a method after a while", selector: "performSelector:withObject:afterDelay:"
    ) { (world, me, given) in
      guard let name = world.selector(given[0]) else { return .nothing }
      world.host.wait(
        message: name, to: me, name.contains(":") ? [given[1]] : [], max(0, number(given, 2)),
        world.scene.now)
      return .nothing
    }
    s.call(
      "func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool)",
      selector: "performSelectorOnMainThread:withObject:waitUntilDone:"
    ) { (world, me, given) in
      guard let name = world.selector(given[0]) else { return .nothing }
      world.host.wait(
        message: name, to: me, name.contains(":") ? [given[1]] : [], 0, world.scene.now)
      return .nothing
    }
    s.call(
      "static func cancelPreviousPerformRequests(withTarget aTarget: Any)",
      selector: "cancelPreviousPerformRequestsWithTarget:"
    ) { (world, _, given) in
      world.host.cancelMessages(to: given[0], nil)
      return .nothing
    }
    s.call(
      "static func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?)",
      selector: "cancelPreviousPerformRequestsWithTarget:selector:object:"
    ) { (world, _, given) in
      world.host.cancelMessages(to: given[0], world.selector(given[1]))
      return .nothing
    }
  }
}

extension UIKitWorld {
  mutating func defaults() -> ProgramValue {
    let keeper = ProgramValue.object(host.keeper)
    if let known = kept("UserDefaults", of: keeper) { return known }
    let made = newObject(SurfaceIndex.uikit.type(named: "UserDefaults"))
    keep("UserDefaults", made, of: keeper)
    return made
  }

  func keep(_ value: ProgramValue, forKey key: ProgramValue, of me: ProgramValue) -> ProgramValue {
    keep("default " + (key.asText ?? ""), value.isNull ? nil : value.withoutOptionals, of: me)
    return .nothing
  }

  mutating func date(_ seconds: Double) -> ProgramValue {
    let date = newObject(SurfaceIndex.uikit.type(named: "Date"))
    keep("seconds", .double(seconds), of: date)
    return date
  }

  func seconds(_ date: ProgramValue) -> Double { kept("seconds", of: date)?.asDouble ?? 0 }
}
