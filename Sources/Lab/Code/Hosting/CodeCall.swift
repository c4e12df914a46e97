import Engine
import Program

/// One call that UIKit made, and what the app's code did in it, line by line.
public struct CodeCall: Equatable, Sendable {
  public struct Answer: Equatable, Sendable {
    public var value: String
    public var line: Int
  }

  /// A piece of code that ran, and what it came to.
  public struct Step: Equatable, Sendable {
    public var line: Int
    public var code: String
    public var value: String
    /// What a condition rested on: `bounds`, and its value.
    public var rested: [Rested] = []
  }

  public struct Rested: Equatable, Sendable {
    public var code: String
    public var value: String
  }

  public var className: String
  public var method: String
  /// Whose method it is, by name.
  public var object: String?
  /// The line on which the method begins.
  public var line: Int
  /// What it returned, and where.
  public var answer: Answer?
  public var steps: [Step] = []
  /// More ran than is kept.
  public var isCut = false
  /// Where the program stopped, in it or in what it had called.
  public var stoppedAt: Int?
  /// The number of the decision that it made, from 0.
  public var decision: Int?

  public var name: String { className.isEmpty ? method : className + "." + method }
}

extension [ProgramSource] {
  /// What a piece of code is called: in Objective-C a closure is a block.
  func method(_ name: String, at place: Place) -> String {
    guard name == CodeCall.closure, indices.contains(Int(place.source)),
      self[Int(place.source)].language == .objectiveC
    else { return name }
    return CodeCall.block
  }
}

extension CodeCall {
  static let closure = "closure"
  static let block = "block"

  /// Has it no name of its own?
  static func isNameless(_ method: String) -> Bool { method == closure || method == block }
}

extension CodeHost {
  /// So many calls of one event are told line by line.
  static let mostCalls = 200
  private static let mostSteps = 200

  /// What ran since the event began.
  func calls(in delivery: Delivery) -> [CodeCall] {
    runs.prefix(CodeHost.mostCalls).compactMap { call(of: $0, delivery) }
  }

  private func call(of run: HostedRun, _ delivery: Delivery) -> CodeCall? {
    guard run.isTold, case .called(let named, let place)? = run.record.events.first else {
      return nil
    }
    let name = sources.method(named, at: place)
    let dot = name.firstIndex(of: ".")
    var told = CodeCall(
      className: dot.map { String(name[..<$0]) } ?? "",
      method: dot.map { String(name[name.index(after: $0)...]) } ?? name,
      object: run.object.flatMap {
        delivery.scene.exists($0) ? delivery.scene.name(of: $0) : nil
      },
      line: sources.line(of: place))
    if let call = run.call, let object = run.object {
      told.decision = run.decision(about: call, of: object, delivery.trace)
    }
    let depths = run.record.depths
    for (index, event) in run.record.events.enumerated().dropFirst() {
      guard let step = step(event, delivery.scene) else { continue }
      // What another function returned on the way is no answer of this one's.
      if case .returned = event, depths[index] == depths[0] {
        told.answer = CodeCall.Answer(value: step.value, line: step.line)
      }
      if told.steps.count < CodeHost.mostSteps {
        told.steps.append(step)
      } else {
        told.isCut = true
      }
    }
    if run.record.isFull { told.isCut = true }
    if run.isStopped, let stop {
      told.stoppedAt = ProgramEnd.reading(stop).1.map { sources.line(of: $0) }
    }
    return told
  }

  private func step(_ event: Record.Event, _ scene: Scene) -> CodeCall.Step? {
    switch event {
    case .condition(let place, let holds, let rested):
      // What stands there as it is says nothing more.
      var others: [CodeCall.Rested] = []
      for one in rested where one.place != place && others.count < 4 {
        let told = CodeCall.Rested(code: code(at: one.place), value: text(of: one.value, scene))
        if told.code != told.value, !others.contains(told) { others.append(told) }
      }
      return CodeCall.Step(
        line: sources.line(of: place), code: code(at: place), value: holds ? "true" : "false",
        rested: others)
    case .returned(let place, let value):
      return CodeCall.Step(
        line: sources.line(of: place), code: code(at: place), value: text(of: value, scene))
    case .round(let place, let value):
      return CodeCall.Step(
        line: sources.line(of: place), code: code(at: place), value: text(of: value, scene))
    case .called, .printed, .supposed, .unknown, .earlySelf: return nil
    }
  }

  private func code(at place: Place) -> String {
    guard sources.indices.contains(Int(place.source)) else { return "" }
    return sources[Int(place.source)].shortText(of: place, most: 60)
  }

  /// A value as it is named in a sentence: an object by its name in the scene.
  private func text(of value: ProgramValue, _ scene: Scene) -> String {
    switch value.content {
    case .absent, .nothing: return "()"
    case .null: return "nil"
    case .bool(let holds): return holds ? "true" : "false"
    case .integer(let number, _): return String(number)
    case .double(let number): return Numbers.text(number)
    case .float(let number): return Numbers.text(Double(number))
    case .text(let text): return "\"" + CodeHost.onOneLine(text.prefix(40)) + "\""
    case .character(let character): return "\"\(character)\""
    case .selector(let name): return name
    case .array(let list): return "[\(list.items.count)]"
    case .object(let id), .weak(let id):
      let native = machine.memory.isAlive(id) ? machine.memory.native(of: id) : nil
      guard let object = native.flatMap({ Object(code: $0) }), scene.exists(object) else {
        return machine.memory.isAlive(id) ? machine.className(of: id) : "nil"
      }
      return scene.name(of: object)
    case .structure:
      let reader = UIKitWorld(delivery: .empty, host: self)
      if let rect = reader.rect(value) { return Numbers.text(rect) }
      if let point = reader.point(value) { return Numbers.text(point) }
      return "…"
    case .unknown(let path): return path
    case .enumeration: return machine.caseName(of: value).map { "." + $0 } ?? "…"
    case .set, .dictionary, .range, .tuple, .cell, .closure, .type: return "…"
    }
  }

  /// As code writes it.
  private static func onOneLine(_ text: Substring) -> String {
    text.reduce(into: "") { line, character in
      switch character {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\r\n": line += "\\r\\n"
      case "\t": line += "\\t"
      default: line.append(character)
      }
    }
  }
}

extension HostedRun {
  /// The decision that a call made, from where it began.
  fileprivate func decision(about call: OwnCall, of object: Object, _ trace: Trace) -> Int? {
    let decisions = trace.decisions
    // What reaches somebody is noted before it runs.
    let first = max(0, start - 1)
    guard first < decisions.count else { return nil }
    return decisions[first...].firstIndex { $0.kind.isMade(by: call, of: object) }
  }
}

extension Decision.Kind {
  fileprivate func isMade(by call: OwnCall, of object: Object) -> Bool {
    switch (self, call) {
    case (.hitTestReturned(let view, _), .hitTest): .view(view) == object
    case (.pointInside(let view, _, _, isOverridden: true), .pointInside): .view(view) == object
    case (.delivered(let responder, _, _, _), .touches),
      (.delivered(let responder, _, _, _), .motion),
      (.delivered(let responder, _, _, _), .presses),
      (.delivered(let responder, _, _, _), .keyPress),
      (.delivered(let responder, _, _, _), .remoteControl),
      (.askedToBecome(let responder, _), .canBecomeFirstResponder),
      (.askedToBecome(let responder, _), .becomeFirstResponder),
      (.askedToResign(let responder, _), .canResignFirstResponder),
      (.askedToResign(let responder, _), .resignFirstResponder):
      responder.object == object
    case (.gestureAsked(_, let asked, _, let about, _, _), .gesture(_, let method, let other)):
      asked == method && about == other
    case (.gestureAsked(let asked, .begin, _, _, _, _), .viewShouldBegin(let recognizer)):
      asked == recognizer
    case (.actionSent(let asked, let target, _, _), .action(let word, _, _)):
      asked == word && target == object
    case (.menuAsked(let asked, let responder, _), .canPerform(let word, _)):
      asked == word && responder.object == object
    default: false
    }
  }
}
