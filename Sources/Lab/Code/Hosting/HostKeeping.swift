import Engine
import Program

/// Names of new objects, and what waits.
extension CodeHost {
  // MARK: Names

  /// The name of the variable that a new object goes into, as the file says it; else its class and a number.
  func name(for id: ObjectID, _ scene: Scene) -> String {
    let className = machine.className(of: id)
    let plain = className.hasPrefix("UI") ? String(className.dropFirst(2)) : className
    let base = (plain.first?.lowercased() ?? "o") + plain.dropFirst()
    let given = variable(near: className)
    return freeName(given ?? base.filter { $0 != "." }, scene)
  }

  /// `let like = UIButton()`: looked for in the lines of the calls that run now.
  func variable(near className: String) -> String? {
    for place in machine.places.prefix(6) where sources.indices.contains(Int(place.source)) {
      let source = sources[Int(place.source)]
      let line = source.laterBinding(at: place.start) ?? source.assignmentText(of: place.start)
      guard line.contains(text: className) || line.contains(text: " init") else { continue }
      if let name = CodeHost.assigned(in: line, an: className) { return name }
      if line.contains(text: className + "(") || line.contains(text: "[" + className) { return nil }
    }
    return nil
  }

  /// What stands before the first `=`, where an object of the class is made right behind it.
  static func assigned(in line: String, an className: String) -> String? {
    guard let equals = line.firstIndex(of: "="), line[..<equals].last != "!" else { return nil }
    let right = line[line.index(after: equals)...].drop { " \t".contains($0) }
    let made = right.drop { " \t[".contains($0) }
    // An array, and not a message of Objective-C's.
    if right.first == "[", made.hasPrefix(className + "(") { return nil }
    guard made.hasPrefix(className) || made.hasPrefix(".init") else { return nil }
    var left = line[..<equals]
    if let brace = left.lastIndex(where: { "{;".contains($0) }) {
      left = left[left.index(after: brace)...]
    }
    if let colon = left.lastIndex(of: ":") { left = left[..<colon] }
    let name = left.reversed().drop { $0 == " " || $0 == "\t" || $0 == "`" }
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let text = String(name.reversed())
    // A property of somebody else's says nothing of what it holds.
    let before = left.reversed().drop { $0 == " " || $0 == "\t" }.dropFirst(name.count)
    if before.first == ".", !String(before.reversed()).hasSuffix("self.") { return nil }
    let words = ["return", "let", "var", "view"]
    return Scene.isValid(name: text) && !words.contains(text)
      ? String(text.drop { $0 == "_" }) : nil
  }

  func freeName(_ name: String, _ scene: Scene) -> String {
    let base = Scene.isValid(name: name) ? name : "object"
    // A view that nobody has named leaves the root's its usual name.
    if scene.names[base] == nil, !["view", "controller"].contains(base) { return base }
    var number = 2
    while scene.names[base + "\(number)"] != nil { number += 1 }
    return base + "\(number)"
  }

  /// `Delete all` as a name: `deleteAll`.
  static func identifier(_ text: String) -> String {
    let words = text.split { !($0.isLetter || $0.isNumber) }
    guard let first = words.first else { return "button" }
    return first.lowercased()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A property that holds an object gives it its name.
  func nameObjects(_ delivery: inout Delivery) {
    for owner in machine.objects where machine.isOwnClass(owner) {
      for (name, value) in machine.fields(of: owner) {
        guard let id = value.asObject, let native = machine.memory.native(of: id),
          !named.contains(native), let object = Object(code: native),
          delivery.scene.exists(object)
        else { continue }
        named.insert(native)
        let wanted = String(name.drop { $0 == "_" })
        let name = delivery.scene.name(of: object)
        // `buy2` is what a second one is called anyway, as long as the first is there.
        if delivery.scene.names[wanted] != nil, name.hasPrefix(wanted),
          name.dropFirst(wanted.count).allSatisfy({ $0.isNumber })
        {
          continue
        }
        let free = freeName(wanted, delivery.scene)
        try? delivery.scene.rename(object, to: free)
      }
    }
  }

  // MARK: Closures

  /// A closure that a control runs.
  /// One of the same identifier takes its place.
  func keepClosure(
    _ closure: ProgramValue, named title: String, isIdentified: Bool = false, sender: ProgramValue
  ) -> String {
    notes?.noteOther()
    let name = isIdentified ? title : freeClosure(title)
    machine.keep("closure " + name, closure, of: keeper)
    machine.keep("sender " + name, sender, of: keeper)
    return name
  }

  /// The closure of an alert's button stays as long as the alert does.
  func keepAlert(_ action: ProgramValue, _ alert: ProgramValue, named title: String) -> String {
    guard let id = alert.anyObject else { return title }
    notes?.noteOther()
    var (name, number) = (title, 2)
    while machine.kept("closure " + name, of: id) != nil {
      name = title + " \(number)"
      number += 1
    }
    let handler = action.anyObject.flatMap { machine.kept("handler", of: $0) }
    machine.keep("closure " + name, handler ?? .null, of: id)
    machine.keep("sender " + name, action.weakly, of: id)
    return name
  }

  private func freeClosure(_ title: String) -> String {
    notes?.noteOther()
    var (name, number) = (title, 2)
    while machine.kept("closure " + name, of: keeper) != nil {
      name = title + " \(number)"
      number += 1
    }
    return name
  }

  /// The closure of a UIAction, or of an alert's button, which takes the alert away first.
  func run(
    closure name: String, of control: Object, _ delivery: inout Delivery
  ) -> OwnAnswer? {
    let alert = control.view.flatMap { alertController(around: $0, delivery.scene) }
    let alertID = alert.flatMap { machine.memory.object(native: Object.controller($0).code) }
    let owner = alertID ?? keeper
    guard let closure = machine.kept("closure " + name, of: owner) else { return nil }
    let sender = machine.kept("sender " + name, of: owner) ?? .null
    // Nobody else may hold them once the alert is gone.
    machine.keep("running", .array([closure, sender.strongly(machine)]), of: keeper)
    defer { machine.keep("running", nil, of: keeper) }
    if let alert { try? delivery.dismiss(alert, moments: UIKitWorld.noMoments) }
    guard !closure.isNull else { return .done }
    if alert == nil, let action = sender.anyObject {
      let control = ProgramValue.object(objectID(of: control, in: delivery.scene))
      machine.keep("sender", control.weakly, of: action)
    }
    _ = call(closure, [sender.strongly(machine)], &delivery, isTold: true)
    return .done
  }

  /// The alert that a button was put into for one of its actions.
  private func alertController(around view: ViewID, _ scene: Scene) -> ControllerID? {
    guard let controller = scene.superview(of: view).flatMap({ scene[$0].controller }),
      scene[controller].alert != nil
    else { return nil }
    return controller
  }

  // MARK: Waiting

  func wait(_ work: Waiting.Work, until time: Double, every: Double? = nil) {
    notes?.noteOther()
    count += 1
    waiting.append(Waiting(time: time, work: work, every: every, number: count))
  }

  func wait(
    closure: ProgramValue, _ arguments: [ProgramValue], _ seconds: Double, _ now: Double,
    repeats: Bool = false, for timer: ProgramValue? = nil
  ) {
    let name = "wait \(count + 1)"
    machine.keep(name, closure, of: keeper)
    machine.keep(name + " given", .array(arguments), of: keeper)
    if let timer, let id = timer.asObject { machine.keep("waits", .integer(count + 1), of: id) }
    wait(.closure(name), until: now + seconds, every: repeats ? seconds : nil)
  }

  func wait(
    message: String, to target: ProgramValue, _ arguments: [ProgramValue], _ seconds: Double,
    _ now: Double, repeats: Bool = false, for timer: ProgramValue? = nil
  ) {
    let name = "wait \(count + 1)"
    machine.keep(name, target, of: keeper)
    machine.keep(name + " given", .array(arguments), of: keeper)
    if let timer, let id = timer.asObject { machine.keep("waits", .integer(count + 1), of: id) }
    wait(.message(name + "\n" + message), until: now + seconds, every: repeats ? seconds : nil)
  }

  func cancel(_ timer: ProgramValue) {
    guard let number = number(of: timer) else { return }
    waiting.removeAll { $0.number == number }
  }

  /// Messages that wait for an object: all of them, or those of one selector.
  func cancelMessages(to target: ProgramValue, _ selector: String?) {
    waiting.removeAll { one in
      guard case .message(let text) = one.work else { return false }
      let parts = text.split(separator: "\n").map { String($0) }
      guard parts.count == 2, let object = machine.kept(parts[0], of: keeper)?.anyObject else {
        return false
      }
      return object == target.anyObject && (selector == nil || selector == parts[1])
    }
  }

  func isWaiting(_ timer: ProgramValue) -> Bool {
    number(of: timer).map { number in waiting.contains { $0.number == number } } ?? false
  }

  private func number(of timer: ProgramValue) -> Int? {
    timer.asObject.flatMap { machine.kept("waits", of: $0)?.asInteger }.map { Int($0) }
  }

  /// When the next thing that was put off is due.
  var nextTime: Double? { waiting.map { $0.time }.min() }

  /// So much of what was put off runs in one event, and so much of it at one moment.
  static let mostFirings = 3_000
  static let mostFiringsAtOnce = 1_000

  /// Runs what is due, in the order of its time.
  func fire(_ delivery: inout Delivery) {
    // A closure that puts off another for no time at all would never end.
    for _ in 0..<CodeHost.mostFiringsAtOnce {
      guard stop == nil, firings < CodeHost.mostFirings, waiting.count < 1_000,
        let at = waiting.indices.min(by: {
          (waiting[$0].time, waiting[$0].number) < (waiting[$1].time, waiting[$1].number)
        }), waiting[at].time <= delivery.scene.now + 1e-9
      else { return }
      firings += 1
      var due = waiting.remove(at: at)
      if let every = due.every {
        due.time += every
        waiting.append(due)
      }
      run(due, &delivery)
    }
  }

  private func run(_ due: Waiting, _ delivery: inout Delivery) {
    switch due.work {
    case .task(let task):
      _ = enter(&delivery) { (machine, world) throws(Stop) -> ProgramValue? in
        try machine.resume(task, in: &world)
        return nil
      }
    case .closure(let name):
      guard let closure = machine.kept(name, of: keeper) else { return }
      let given = machine.kept(name + " given", of: keeper)?.members ?? []
      if due.every == nil { forget(name) }
      _ = call(closure, given, &delivery, isTold: true)
    case .message(let text):
      let parts = text.split(separator: "\n").map { String($0) }
      guard parts.count == 2, let target = machine.kept(parts[0], of: keeper)?.anyObject else {
        return
      }
      let given = machine.kept(parts[0] + " given", of: keeper)?.members ?? []
      if due.every == nil { forget(parts[0]) }
      _ = call([parts[1]], on: target, given, &delivery, isTold: true)
    }
  }

  private func forget(_ name: String) {
    machine.keep(name, nil, of: keeper)
    machine.keep(name + " given", nil, of: keeper)
  }

  // MARK: Notifications

  /// A closure is taken away again by its token.
  func observe(
    _ notification: String, _ observer: ProgramValue, selector: String?,
    token: ProgramValue = .null
  ) {
    notes?.noteOther()
    var all = machine.kept("observers", of: keeper)?.members ?? []
    all.append(
      .array([.text(notification), observer, selector.map { .text($0) } ?? .null, token]))
    machine.keep("observers", .array(all), of: keeper)
  }

  /// Of all notifications, or of one.
  func stopObserving(_ observer: ProgramValue, _ name: String? = nil) {
    let all = machine.kept("observers", of: keeper)?.members ?? []
    let left = all.filter { entry in
      let parts = entry.members
      guard parts.count == 4, let object = observer.anyObject else { return false }
      let isMeant = parts[1].anyObject == object || parts[3].anyObject == object
      return !isMeant || name != nil && parts[0].asText != name
    }
    machine.keep("observers", .array(left), of: keeper)
  }

  func post(_ name: String, _ notification: ProgramValue, _ delivery: inout Delivery) {
    for entry in machine.kept("observers", of: keeper)?.members ?? [] {
      let parts = entry.members
      guard parts.count == 4, parts[0].asText == name else { continue }
      if let selector = parts[2].asText {
        guard let target = parts[1].anyObject, machine.memory.isAlive(target) else { continue }
        let given = selector.contains(":") ? [notification] : []
        _ = call([selector], on: target, given, &delivery, isTold: true)
      } else {
        _ = call(parts[1], [notification], &delivery, isTold: true)
      }
    }
  }

  func name(of type: ProgramType) -> String { machine.name(of: type) }
}
