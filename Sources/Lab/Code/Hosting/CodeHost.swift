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
  var keepers: ObjectID?
  var places: [TypeID: OwnPlaces] = [:]
  let sources: [ProgramSource]
  let files: [ProgramFile]
  /// Objects that have the name of a property by now.
  var named: Set<Int>
  /// Where the keyboard stands, as far as the program has heard.
  var keyboard: Rect?
  /// Was something held by a touch when the dead were last looked for?
  var isHeldByTouch = false
  /// How much of what was put off has run in this event.
  var firings = 0
  /// How many things have been put off.
  var count: Int
  /// Changes of views inside of an animation block are gathered.
  var animation: AnimationBlock?
  /// The commands that a typed statement stands for; nil, where nobody wants to know.
  var notes: CommandNotes?
  /// Is it asked whether commands say the same as a typed statement? What it makes is what they make.
  var standsForCommands = false
  /// An object that is there, and is to be one of the program's.
  var adopted: (object: Object, className: String)?
  /// Those that were.
  var adoptions: [Object] = []
  /// Objects that were there without the program: they stay when it has no more use for them.
  var strangers: Set<Int>
  /// How many views, controllers and recognizers there were before this event.
  let known: (views: Int, controllers: Int, recognizers: Int)
  /// Its storyboards and xibs.
  let boards: [Storyboard]
  var instances = BoardInstances()
  /// Classes that stand in no file here, and are taken for others.
  let assumed: [AssumedClass]
  /// Where code last set what.
  var settings: [Setting: Place]

  init(_ state: ProgramState, in scene: Scene) {
    machine = state.machine
    known = (scene.views.count, scene.controllers.count, scene.recognizers.count)
    waiting = state.waiting
    keepers = state.keeper
    sources = state.sources
    files = state.files
    named = state.named
    keyboard = state.keyboard
    strangers = state.strangers
    count = state.count
    boards = state.boards
    assumed = state.assumed
    settings = state.settings
  }

  private func endLine() {
    guard !unfinished.isEmpty else { return }
    lines.append(PrintedLine(text: unfinished, at: lines.last?.at ?? 0))
    unfinished = ""
  }

  /// The program stopped: what it did is not so.
  func giveUp(_ state: inout ProgramState) {
    endLine()
    state.serial += 1
  }

  func take(into state: inout ProgramState) {
    endLine()
    state.machine = machine
    state.waiting = waiting
    state.keeper = keepers
    state.named = named
    state.keyboard = keyboard
    state.strangers = strangers
    state.settings = settings
    state.count = count
    if runs.contains(where: { $0.call?.onlyAsks != true }) { state.serial += 1 }
  }

  // MARK: Being asked

  func answer(_ call: OwnCall, of object: Object, in delivery: inout Delivery) -> OwnAnswer? {
    guard stop == nil else { return nil }
    if case .closure(let word) = call {
      return run(closure: delivery.scene.text(of: word), of: object, &delivery)
    }
    guard call == .loadView, let controller = object.controller else {
      return plainAnswer(call, of: object, in: &delivery)
    }
    if loadNib(of: controller, &delivery) { return plainAnswer(call, of: object, in: &delivery) }
    // What makes the view itself makes its outlets too.
    let isOwn = machine.memory.object(native: object.code).map { id in
      ["loadView()", "loadView"].contains { machine.overrides($0, of: id) }
    }
    if isOwn != true { connectOutlets(of: controller, &delivery) }
    let answer = plainAnswer(call, of: object, in: &delivery)
    if isOwn == true { connectOutlets(of: controller, &delivery) }
    return answer
  }

  private func plainAnswer(
    _ call: OwnCall, of object: Object, in delivery: inout Delivery
  ) -> OwnAnswer? {
    if follows(call, of: object, &delivery) { return .done }
    guard let message = message(call, of: object, delivery) else { return nil }
    if message.names == [CodeHost.performs] { return .bool(true) }
    return enter(&delivery, about: call, of: object) {
      (machine, world) throws(Stop) -> OwnAnswer? in
      let arguments = message.arguments(&world, &machine)
      for name in message.names {
        if let value = try machine.call(name, on: message.receiver, arguments, in: &world) {
          return message.answer(value, to: arguments, &world, &machine)
        }
      }
      if case .action(let selector, _, _) = call, machine.isOwnClass(message.receiver) {
        let name = world.scene.text(of: selector)
        let isHandled = object.responder.map {
          world.scene.behaviour(of: $0).handling(of: .action(selector)) != nil
        }
        if isHandled != true, machine.lacks(name, message.receiver) {
          let type = machine.className(of: message.receiver)
          throw .crash(.unrecognizedSelector(name, type: type), machine.place)
        }
      }
      return nil
    }
  }

  /// Moves the delivery into a world, and lets the machine run there. What UIKit calls is told; so is `isTold`.
  func enter<T>(
    _ delivery: inout Delivery, about call: OwnCall? = nil, of object: Object? = nil,
    isTold: Bool = false, _ work: (inout HostMachine, inout UIKitWorld) throws(Stop) -> T?
  ) -> T? {
    guard stop == nil else { return nil }
    var world = UIKitWorld(delivery: spareDeliveries.popLast() ?? .empty, host: self)
    swap(&world.delivery, &delivery)
    var running = spareMachines.popLast() ?? machine.emptied()
    swap(&running, &machine)
    let isOutermost = running.isIdle
    let start = world.delivery.trace.decisions.count
    let (place, first, wasStopped) = (runs.count, running.recorded, stop != nil)
    var result: T?
    do throws(Stop) {
      result = try work(&running, &world)
    } catch {
      if stop == nil { stop = error.located(at: running.place) }
    }
    // A call within another one is told by itself too, behind the one that led to it.
    let isTold = isTold || call != nil
    let record =
      isOutermost
      ? running.takeRecord()
      : isTold && runs.count < CodeHost.mostCalls ? running.record(from: first) : nil
    if let record, !record.events.isEmpty || isOutermost && stop != nil {
      runs.insert(
        HostedRun(
          call: call, object: object, isTold: isTold, start: start, record: record,
          isStopped: stop != nil && !wasStopped),
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
    _ closure: ProgramValue, _ arguments: [ProgramValue], _ delivery: inout Delivery,
    isTold: Bool = false
  ) -> ProgramValue? {
    enter(&delivery, isTold: isTold) { (machine, world) throws(Stop) -> ProgramValue? in
      try machine.call(closure.withoutOptionals, arguments, in: &world)
    }
  }

  /// The same for a method of an object.
  func call(
    _ names: [String], on object: ObjectID, _ arguments: [ProgramValue],
    _ delivery: inout Delivery, isTold: Bool = false
  ) -> ProgramValue? {
    let native = machine.memory.native(of: object).flatMap { Object(code: $0) }
    return enter(&delivery, of: native, isTold: isTold) {
      (machine, world) throws(Stop) -> ProgramValue? in
      for name in names {
        if let value = try machine.call(name, on: object, arguments, in: &world) { return value }
      }
      return nil
    }
  }

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

  /// Is the statement that runs now one of Swift's?
  var runsSwift: Bool {
    let source = Int(machine.place.source)
    return sources.indices.contains(source) && sources[source].language == .swift
  }

  func remarks(misfit member: String) { remarks.add(.misfit(member), at: machine.place) }

  /// Where the code stands that makes a constraint now: a closure counts as the method that it is in.
  var origin: ConstraintOrigin? {
    guard let call = machine.namedCall else { return nil }
    return ConstraintOrigin(method: call.name, line: sources.line(of: machine.place))
  }

  /// What nobody knows was taken for NO.
  func supposed(_ path: String) { remarks.add(.supposed(path, .no), at: machine.place) }

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
  /// Is it called by UIKit, and no part of another call?
  public var isTold: Bool
  /// How many decisions came before it.
  public var start: Int
  public var record: Record
  /// Did the program stop in it?
  public var isStopped: Bool
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
