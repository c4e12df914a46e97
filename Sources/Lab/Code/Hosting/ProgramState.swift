import Engine
import Program

/// A program between two events: a value, so that a copy is a snapshot.
public struct ProgramState: Equatable, @unchecked Sendable {
  // Its parts are values that nobody else changes; the evaluator's library is the same for all and never changes.

  var machine: HostMachine
  private(set) var sources: [ProgramSource]
  private(set) var files: [ProgramFile] = []
  /// Which of them nobody pasted.
  private var guessed: Set<Int> = []
  var waiting: [Waiting] = []
  /// Holds what waits.
  var keeper: ObjectID?
  /// Objects of the scene that have the name of a property by now.
  var named: Set<Int> = []
  /// Objects of the scene that the program met, and did not make.
  var strangers: Set<Int> = []
  var count = 0
  /// Where the keyboard stands, as far as the program has heard.
  var keyboard: Rect?
  /// The class of the controller that the program started with.
  var root: String?
  /// Where code last set what.
  var settings: [Setting: Place] = [:]
  /// What commands have changed since, as statements, each behind so many files.
  private(set) var changes: [(behind: Int, statements: [String])] = []
  /// Counts events, so that two states can be told apart.
  var serial = 0
  /// Superclasses that stand in no file here, and what they were taken for.
  public private(set) var assumed: [AssumedClass] = []
  /// Methods of files that are not here, taken for what such methods usually do.
  public private(set) var usual: [String] = []
  /// What could not be read or put together.
  public private(set) var problems: [FileProblem] = []
  /// Its storyboards and xibs, in the order in which they came.
  var boards: [Storyboard] = []

  /// What nobody here knows, and what the start of the app hung on.
  private(set) var suppositions: [String: ProgramValue] = [:]
  private var hung: Set<String> = []

  /// Objects of the scene are variables to it: their classes, by name.
  init(_ sources: [ProgramSource], names: [String: String] = [:]) {
    let surface = UIKitSurface(names: names)
    self.sources = []
    machine = BlankMachine.blank(Program([]), surface)
    for source in sources { _ = read(source) }
    machine = BlankMachine.blank(Program(files), surface)
    assume(for: machine)
    if files.count > sources.count { machine = BlankMachine.blank(Program(files), surface) }
    machine.startRecording()
  }

  /// What was pasted, as it was written, and what has changed since.
  var lines: [String] {
    var found: [String] = []
    for index in sources.indices {
      if !guessed.contains(index) {
        found += String(decoding: sources[index].text, as: UTF8.self)
          .split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0) }
      }
      for change in changes where change.behind == index + 1 { found += change.statements }
    }
    return found
  }

  /// Of what was pasted first.
  var language: SourceLanguage { sources.first?.language ?? .swift }

  mutating func note(change statements: [String]) {
    if !statements.isEmpty { changes.append((sources.count, statements)) }
  }

  /// The line that last set a property; nil, where none has.
  func line(setting property: Property, of object: Object) -> Int? {
    guard let place = settings[Setting(object: object.code, property: property)] else { return nil }
    let line = sources.line(of: place)
    return line > 0 ? line : nil
  }

  /// The same files, of which nothing has run, and perhaps more of them; statements that were typed since are gone with
  /// what they did.
  func afresh(with more: [ProgramSource] = []) -> ProgramState {
    let own = sources.indices.filter { !guessed.contains($0) && files[$0].declares }
    var state = ProgramState(own.map { sources[$0] } + more)
    state.suppositions = suppositions
    state.machine.suppositions = suppositions
    state.serial = serial + 1
    state.boards = boards
    return state
  }

  var declaresSomething: Bool {
    files.contains { $0.declares }
  }

  /// Is it a variable outside of types, or the root controller's own?
  func hasVariable(_ name: String) -> Bool {
    machine.hasGlobal(name)
      || root.flatMap { machine.memberNames(ofClass: $0) }?.names.contains(name) == true
  }

  /// What a variable outside of types holds, or one of the root controller's.
  func value(of name: String) -> ProgramValue? {
    if let value = machine.globals.first(where: { $0.name == name })?.value { return value }
    guard let root else { return nil }
    for id in machine.objects where machine.className(of: id) == root {
      if let value = machine.fields(of: id).first(where: { $0.name == name })?.value {
        return value
      }
    }
    return nil
  }

  /// Does the root controller have it from UIKit?
  func inherits(_ name: String) -> Bool {
    guard let base = root.flatMap({ machine.memberNames(ofClass: $0) })?.worldClass else {
      return false
    }
    return SurfaceIndex.uikit.memberNames(of: base).contains(name)
  }

  /// The classes that can be launched, in order.
  var controllers: [String] {
    machine.classes.filter { $0.lineage.contains("UIViewController") }.map { $0.name }
  }

  /// Has a class of it what UIKit calls as an app starts?
  var hasLauncher: Bool {
    machine.classes.contains { one in
      CodeHost.launches.contains { machine.hasMethod($0, inClass: one.name) }
    }
  }

  mutating func suppose(_ supposition: Supposition) {
    suppositions[supposition.path] = ProgramValue(supposition.value)
    machine.suppositions = suppositions
    serial += 1
  }

  /// An initializer of a class of which only the name is known.
  func makesAssumed(_ path: String) -> Bool {
    assumed.contains { path.hasPrefix($0.name + ".init(") }
  }

  /// Is it the beginning of what is supposed: `Settings`, of `Settings.shared.isOn`?
  func supposes(partOf path: String) -> Bool {
    suppositions.keys.contains { $0 == path || $0.hasPrefix(path + ".") }
  }

  mutating func note(hung remarks: [CodeAnswer.NotRun]) {
    hung = []
    for remark in remarks {
      switch remark.remark {
      case .supposed(let path, _), .unknown(let path): hung.insert(path)
      case .notSimulated, .standIn, .refused, .assumed, .usual, .unread, .misfit, .earlySelf,
        .endless:
        break
      }
    }
  }

  /// Did the start of the app hang on it, or on a part of it?
  func hangs(on path: String) -> Bool {
    hung.contains { $0 == path || $0.contains(text: path) || path.contains(text: $0) }
  }

  /// One more file: the machine goes on with the new program when it next runs.
  mutating func add(_ source: ProgramSource) {
    _ = read(source)
    assume(for: BlankMachine.blank(Program(files), UIKitSurface()))
  }

  /// The same, where it did not run.
  mutating func keep(_ source: ProgramSource) {
    if root == nil { self = afresh(with: [source]) } else { add(source) }
  }

  private mutating func read(_ source: ProgramSource) -> Int {
    let number = sources.count
    let file = SourceReader.read(source, number: Int32(truncatingIfNeeded: number))
    sources.append(source)
    files.append(file)
    problems += file.problems.map { FileProblem(.unread($0.kind), $0.place, sources) }
    return number
  }

  /// What stands in another file of the app: guessed from its name, and said.
  private mutating func assume(for machine: HostMachine) {
    assumeMethods(for: machine)
    for problem in machine.problems {
      guard case .circularClass = problem.kind else { continue }
      let told = FileProblem(.unmerged(problem.kind), problem.place, sources)
      if !problems.contains(told) { problems.append(told) }
    }
    let own = sources.indices.filter { !guessed.contains($0) }.map { sources[$0] }
    let made = own.flatMap { Superclass.declarations(madeIn: $0, for: machine) }
    for guess in Superclass.declarations(for: machine, in: own) + made
    where !assumed.contains(where: { $0.name == guess.told.name }) {
      assumed.append(guess.told)
      let number = read(ProgramSource(guess.text, language: guess.language))
      files[number].isGuess = true
      guessed.insert(number)
    }
  }

  private mutating func assumeMethods(for machine: HostMachine) {
    let called = sources.indices.filter { !guessed.contains($0) && sources[$0].language == .swift }
      .reduce(into: Set<String>()) { $0.formUnion(SourceReader.namesCalled(in: sources[$1])) }
    for method in UsualMethod.all
    where called.contains(method.name) && !usual.contains(method.name)
      && !machine.hasFunction(named: method.name)
    {
      usual.append(method.name)
      let number = read(ProgramSource(method.text, language: .swift))
      files[number].isGuess = true
      guessed.insert(number)
    }
  }

  public static func == (a: ProgramState, b: ProgramState) -> Bool {
    a.serial == b.serial && a.sources == b.sources && a.waiting == b.waiting && a.named == b.named
      && a.boards == b.boards
  }
}

extension ProgramFile {
  /// Does something in it have a name from now on?
  var declares: Bool { statements.contains { $0.declares } }
}

extension ProgramValue {
  fileprivate init(_ value: Supposition.Value) {
    switch value {
    case .bool(let holds): self = .bool(holds)
    case .nothing: self = .null
    case .text(let text): self = .text(text)
    case .number(let number):
      self =
        number == number.rounded() && abs(number) < 2e9
        ? .integer(Int(number)) : .double(number)
    }
  }
}

/// What a file says that is not to be run.
public struct FileProblem: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case unread(ReadingProblem.Kind)
    case unmerged(ProgramProblem.Kind)
  }

  public var kind: Kind
  public var file: Int
  public var line: Int

  init(_ kind: Kind, _ place: Place, _ sources: [ProgramSource]) {
    self.kind = kind
    file = Int(place.source)
    line = sources.line(of: place)
  }
}

extension [ProgramSource] {
  /// 0, where it is nowhere.
  func line(of place: Place) -> Int {
    indices.contains(Int(place.source)) ? self[Int(place.source)].line(of: place.start) : 0
  }
}

/// What the program has put off.
struct Waiting: Equatable, Sendable {
  enum Work: Sendable {
    case task(Parked)
    /// A closure or a method of the keeper's, by the name that it is kept under.
    case closure(String)
    case message(String)
  }

  var time: Double
  var work: Work
  /// A timer that repeats does so after so many seconds.
  var every: Double?
  var number: Int

  static func == (a: Waiting, b: Waiting) -> Bool { a.number == b.number && a.time == b.time }
}

/// A property of an object of the scene.
struct Setting: Hashable, Sendable {
  var object: Int
  var property: Property
}

/// Changes of views inside of `UIView.animate`.
struct AnimationBlock: Sendable {
  var seconds: Double
  var allows: Bool
}

/// What all machines share, made when code first runs.
private struct BlankMachine: @unchecked Sendable {
  // Nobody changes it.
  private let machine = HostMachine(Program([]), surface: UIKitSurface())

  private static let shared = BlankMachine()

  static func blank(_ program: Program, _ surface: UIKitSurface) -> HostMachine {
    HostMachine(program, surface: surface, sharing: shared.machine)
  }
}
