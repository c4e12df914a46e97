import Engine
import Program

/// Runs the app's own classes for one event. Machine and delivery change places with the world's: who runs has them.
final class CodeHost: OwnCode, @unchecked Sendable {
  /// Where nothing of the program runs, the machine; while it runs an empty one, or, inside a call of UIKit's, again it.
  var machine: HostMachine
  private var spareMachines: [HostMachine] = []
  private var spareDeliveries: [Delivery] = []

  /// Why the program does not go on; nobody is asked any more then.
  private(set) var stop: Stop?
  private(set) var lines: [PrintedLine] = []
  private var unfinished = ""
  private(set) var runs: [HostedRun] = []
  private(set) var remarks = CodeRemarks()
  var waiting: [Waiting]
  private var keepers: ObjectID?
  private var places: [TypeID: OwnPlaces] = [:]
  let sources: [ProgramSource]
  let files: [ProgramFile]
  /// Objects that have the name of a property by now.
  var named: Set<Int>
  /// How many things have been put off.
  var count: Int
  /// Changes of views inside of an animation block are gathered.
  var animation: AnimationBlock?
  /// Its storyboards and xibs.
  let boards: [Storyboard]
  var instances = BoardInstances()
  /// Classes that stand in no file here, and are taken for others.
  let assumed: [AssumedClass]

  init(_ state: ProgramState) {
    machine = state.machine
    waiting = state.waiting
    keepers = state.keeper
    sources = state.sources
    files = state.files
    named = state.named
    count = state.count
    boards = state.boards
    assumed = state.assumed
  }

  func take(into state: inout ProgramState) {
    if !unfinished.isEmpty {
      lines.append(PrintedLine(text: unfinished, at: lines.last?.at ?? 0))
      unfinished = ""
    }
    state.machine = machine
    state.waiting = waiting
    state.keeper = keepers
    state.named = named
    state.count = count
    if runs.contains(where: { $0.call?.onlyAsks != true }) { state.serial += 1 }
  }

  // MARK: Being asked

  func answer(_ call: OwnCall, of object: Object, in delivery: inout Delivery) -> OwnAnswer? {
    guard stop == nil else { return nil }
    if case .closure(let word) = call {
      return run(closure: delivery.scene.text(of: word), &delivery)
    }
    if call == .loadView, let controller = object.controller,
      !loadNib(of: controller, &delivery)
    {
      connectOutlets(of: controller, &delivery)
    }
    if follows(call, of: object, &delivery) { return .done }
    guard let message = message(call, of: object, delivery) else { return nil }
    if message.names == [CodeHost.performs] { return .bool(true) }
    return enter(&delivery, about: call, of: object) {
      (machine, world) throws(Stop) -> OwnAnswer? in
      let arguments = message.arguments(&world, &machine)
      for name in message.names {
        if let value = try machine.call(name, on: message.receiver, arguments, in: &world) {
          return message.answer(value, to: arguments, world, machine)
        }
      }
      return nil
    }
  }

  /// Moves the delivery into a world, and lets the machine run there.
  func enter<T>(
    _ delivery: inout Delivery, about call: OwnCall? = nil, of object: Object? = nil,
    _ work: (inout HostMachine, inout UIKitWorld) throws(Stop) -> T?
  ) -> T? {
    guard stop == nil else { return nil }
    var world = UIKitWorld(delivery: spareDeliveries.popLast() ?? .empty, host: self)
    swap(&world.delivery, &delivery)
    var running = spareMachines.popLast() ?? machine.emptied()
    swap(&running, &machine)
    let isOutermost = running.isIdle
    let start = world.delivery.trace.decisions.count
    let (place, first) = (runs.count, running.recorded)
    var result: T?
    do throws(Stop) {
      result = try work(&running, &world)
    } catch {
      if stop == nil { stop = error.located(at: running.place) }
    }
    // A call within another one is told by itself too, behind the one that led to it.
    let record =
      isOutermost
      ? running.takeRecord()
      : call != nil && runs.count < CodeHost.mostCalls ? running.record(from: first) : nil
    if let record, !record.events.isEmpty || isOutermost && stop != nil {
      runs.insert(
        HostedRun(call: call, object: object, start: start, record: record),
        at: min(place, runs.count))
    }
    swap(&running, &machine)
    swap(&world.delivery, &delivery)
    spareMachines.append(running)
    spareDeliveries.append(world.delivery)
    return result
  }

  /// From inside of a call of the world's: a closure that the program handed out runs.
  func call(
    _ closure: ProgramValue, _ arguments: [ProgramValue], _ delivery: inout Delivery
  ) -> ProgramValue? {
    enter(&delivery) { (machine, world) throws(Stop) -> ProgramValue? in
      try machine.call(closure.withoutOptionals, arguments, in: &world)
    }
  }

  /// The same for a method of an object.
  func call(
    _ names: [String], on object: ObjectID, _ arguments: [ProgramValue],
    _ delivery: inout Delivery
  ) -> ProgramValue? {
    enter(&delivery) { (machine, world) throws(Stop) -> ProgramValue? in
      for name in names {
        if let value = try machine.call(name, on: object, arguments, in: &world) { return value }
      }
      return nil
    }
  }

  // MARK: Objects

  /// The program's object for one of the scene.
  func objectID(of object: Object, in scene: Scene) -> ObjectID {
    if let known = machine.memory.object(native: object.code) { return known }
    let name = scene.className(of: object)
    let type =
      SurfaceIndex.uikit.type(named: name)
      ?? SurfaceIndex.uikit.type(named: base(of: object, scene))
    guard let type else { return machine.makeObject(UIKitRows.object, native: object.code) }
    return machine.makeObject(type, native: object.code)
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

  var keeper: ObjectID {
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
    for object in [Object.application, .delegate] {
      if let id = memory.object(native: object.code) { found.append(id) }
    }
    return found
  }

  /// Nobody holds it any more: what stood behind it goes.
  func died(_ object: Object, _ delivery: inout Delivery) {
    named.remove(object.code)
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
  }

  /// Classes may have methods now that they had not.
  func forgetPlaces() { places = [:] }

  // MARK: Noting

  func printed(_ text: String, at decision: Int) {
    unfinished += text
    while let end = unfinished.firstIndex(of: "\n") {
      lines.append(PrintedLine(text: String(unfinished[..<end]), at: decision))
      unfinished.removeSubrange(...end)
    }
  }

  func missed(_ member: String, _ reason: String) {
    remarks.add(.notSimulated(member: member, reason: reason), at: machine.place)
  }

  func remarks(standIn name: String, _ className: String) {
    remarks.add(.standIn(outlet: name, className: className), at: machine.place)
  }

  /// Where the code stands that makes a constraint now: a closure counts as the method that it is in.
  var origin: ConstraintOrigin? {
    guard let call = machine.namedCall else { return nil }
    return ConstraintOrigin(method: call.name, line: sources.line(of: machine.place))
  }

  func remark(_ kind: CodeRemark) { remarks.add(kind, at: machine.place) }

  /// The program does not go on.
  func end(with reason: Stop) { stop = stop ?? reason }

  func note(unknown name: String) { remarks.add(.unknown(name), at: machine.place) }

  func refused(_ error: SceneError) { remarks.add(.refused(error), at: machine.place) }

  func crash(_ name: String, _ reason: String) -> Stop {
    .crash(.exception(name: name, reason: reason), machine.place)
  }
}

/// A line that the program printed, and how many decisions came before it.
public struct PrintedLine: Equatable, Sendable {
  public var text: String
  public var at: Int
}

/// One call of UIKit's that ran code, and what ran.
public struct HostedRun: Sendable {
  public var call: OwnCall?
  public var object: Object?
  /// How many decisions came before it.
  public var start: Int
  public var record: Record
}

extension OwnCall {
  /// Is it a question, whose answer changes nothing in code as people write it?
  fileprivate var onlyAsks: Bool {
    switch self {
    case .hitTest, .pointInside, .next, .canBecomeFirstResponder, .canResignFirstResponder,
      .canPerform, .target, .gesture, .viewShouldBegin:
      true
    default: false
    }
  }
}
