import Engine

/// What a session knows of the code that was typed in it: the lines of something that is not whole yet,
/// classes, constants, and what was made and is on no view yet. Commands alone change the scene.
public struct CodeDesk: Equatable, Sendable {
  public var gatherer = CodeGatherer()
  /// Classes as they were pasted, before there is a program for them.
  var pieces: [String] = []
  var classes: [String: CodeClass] = [:]
  var bases: [String: String] { classes.compactMapValues { $0.base } }
  var constants: [String: CodeValue] = [:]
  var waiting: [String: WaitingObject] = [:]
  /// The class that `controller` was given by being pasted.
  var rootClass: String?
  /// Classes that are not known, and what was to be made of them: who has said so once says it no more.
  var failed: Set<String> = []
  /// Whose delegate is of which class.
  var delegates: [String: String] = [:]
  /// How a controller is to be presented, or an alert.
  var styles: [String: String] = [:]
  /// Objects of classes that name somebody who is not there yet, or who are not there themselves.
  var unsettled: [UnsettledObject] = []
  /// What came out as they were settled, and has not been said.
  var toTell: [CodeNote] = []

  public init() {}

  /// Forgets lines that were never closed.
  public mutating func forgetLines() { gatherer = CodeGatherer() }

  /// What one statement is in commands.
  public mutating func translate(
    _ statement: CodePiece, of source: CodeSource, in scene: Scene
  ) throws(CommandError) -> CodeTranslation {
    var translator = CodeTranslator(desk: self, scene: scene)
    do throws(CodeError) {
      try translator.translate(statement.statement)
    } catch {
      if let note = afterFailure(error, of: statement.statement, knowing: translator.desk.classes) {
        return CodeTranslation(notes: [note])
      }
      throw source.error(error)
    }
    self = translator.desk
    return translator.result
  }

  /// What hangs on a class that is not known has been said with that; nil where this is news.
  private mutating func afterFailure(
    _ error: CodeError, of statement: CodeStatement, knowing classes: [String: CodeClass]
  ) -> CodeNote? {
    let missing: String? =
      switch error.problem {
      case .unknownClass(let name), .unknownName(let name): name
      default: nil
      }
    let isKnown = missing.map { failed.contains($0) } ?? false
    switch statement.kind {
    case .declaration(let declared):
      // It stands without what could not be said, unless it stood before.
      if self.classes[declared.name] == nil { self.classes[declared.name] = classes[declared.name] }
      if self.classes[declared.name] == nil { failed.insert(declared.name) }
      if let missing { failed.insert(missing) }
    case .bind(let name, _, _): failed.insert(name)
    default: break
    }
    guard isKnown, let missing else { return nil }
    return .hangsOn(statement.title.isEmpty ? missing : statement.title, missing)
  }

  /// What a class does as an object is made, a step at a time; nil where no command says it.
  public mutating func follow(_ step: CodeStep, in scene: Scene) -> CodeTranslation? {
    var translator = CodeTranslator(desk: self, scene: scene)
    do throws(CodeError) {
      try translator.translate(step.statement)
    } catch {
      return nil
    }
    self = translator.desk
    return translator.result
  }
}

/// A line of a class that is made an object.
public struct CodeStep: Equatable, Sendable {
  let statement: CodeStatement

  /// What it is called where it is left aside.
  public var title: String { statement.title }

  /// The object that it makes.
  public var made: String? {
    if case .bind(let name, _, _) = statement.kind { name } else { nil }
  }
}

/// A recognizer or a layer: the commands want to know at once whose it is.
struct WaitingObject: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case recognizer(Gesture)
    case layer
    /// Somebody's delegate.
    case delegate(CodeClass)
  }

  let kind: Kind
  /// That was declared for it.
  var className: String?
  var settings = ""
  var frame: Rect?
  /// What was made its delegate.
  var delegate: CodeExpression?
  /// Run when it is there.
  var then: [Later] = []

  /// A command that wants another one to be there too.
  struct Later: Equatable, Sendable {
    var command: String
    var other: String?
  }
}

/// The commands that a statement stands for, and what is to be said where there are none.
public struct CodeTranslation: Equatable, Sendable {
  public var commands: [String] = []
  public var notes: [CodeNote] = []
  /// What is to be run after them.
  public var then: [CodeStep] = []
}

/// What somebody should know about code that runs nothing, or does less than it does in an app.
public enum CodeNote: Equatable, Sendable {
  case looksOnly(String)
  case classKnown(String)
  /// The class of the controller that is there; its `viewDidLoad` has run.
  case classOfRoot(String)
  /// Lines of a class that no command says.
  case notRun([String])
  /// Views that were made without a frame.
  case sizeless([String])
  /// A method that events ask, and why no command says it.
  case refused(String, CodeProblem)
  /// Actions that would end the editing.
  case endsEditing([String])
  /// What a line is about, and whom it wants who could not be read.
  case hangsOn(String, String)
  /// An object, its class, and whom that names who is not there yet.
  case waitsFor(String, String, String)
  /// A class whose own line is not there, and what it is probably made from.
  case takenFor(String, String)
  /// What of a class is nothing to events.
  case leftAside([String])
  case constantKnown(String)
  case waits(String, isLayer: Bool)
  case alreadySo

  func isWaiting(_ name: String) -> Bool {
    if case .waits(name, _) = self { true } else { false }
  }
}

/// Code as it was typed, and where its bytes stand in it.
public struct CodeSource: Equatable, Sendable {
  public let text: String
  let bytes: [UInt8]

  public init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// The statements in it.
  public func pieces() throws(CommandError) -> [CodePiece] {
    do throws(CodeError) {
      return try CodeParser.statements(of: bytes).map {
        CodePiece(statement: $0, text: text(of: $0.place))
      }
    } catch {
      throw self.error(error)
    }
  }

  private func text(of place: Range<Int>) -> String {
    String(decoding: bytes[place.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The row in which a byte stands, both from 0.
  private func row(of place: Int) -> (number: Int, range: Range<Int>) {
    let at = min(place, bytes.count)
    var start = 0
    var number = 0
    for index in 0..<at where bytes[index] == UInt8(ascii: "\n") {
      start = index + 1
      number += 1
    }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return (number, start..<end)
  }

  func error(_ error: CodeError) -> CommandError {
    let row = row(of: error.place.lowerBound)
    let before = text(of: row.range.lowerBound..<max(row.range.lowerBound, error.place.lowerBound))
    let wrong = text(of: error.place.clamped(to: row.range))
    var found = CommandError(
      .code(error.problem), column: before.count + 1, length: wrong.count,
      suggestions: error.suggestions)
    found.row = CodeRow(number: row.number, text: text(of: row.range))
    return found
  }
}

/// A row of code: what a caret stands under.
public struct CodeRow: Equatable, Sendable {
  /// From 0.
  public let number: Int
  public let text: String

  public init(number: Int, text: String) {
    self.number = number
    self.text = text
  }
}

/// A statement, and as it was typed.
public struct CodePiece: Equatable, Sendable {
  let statement: CodeStatement
  public let text: String
}
