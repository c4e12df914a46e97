import Program

/// Code that runs as a program, as it was pasted.
public struct ProgramPaste: Equatable, Sendable {
  /// Classes that were pasted before it, and belong to it; each is a file of its own.
  let before: [String]
  let main: String
  let language: SourceLanguage

  /// Nil, where it is neither Swift nor Objective-C, whatever the code before it is.
  init?(_ main: String, after before: [String] = [], in earlier: SourceLanguage? = nil) {
    guard let language = SourceReader.language(of: main, after: earlier) else { return nil }
    (self.before, self.language) = (before, language)
    self.main = CodeSource.ended(main, in: language)
  }

  /// All of it, as it is typed again.
  public var text: String { (before + [main]).joined(separator: "\n") }

  /// The same, with what follows it.
  func joined(with other: ProgramPaste) -> ProgramPaste? {
    ProgramPaste(main + "\n" + other.main, after: before)
  }

  private var source: ProgramSource { ProgramSource(main, language: language) }

  var sources: [ProgramSource] {
    before.map { ProgramSource($0, language: SourceReader.language(of: $0) ?? language) } + [source]
  }

  /// The class that it only extends in Objective-C, where that is none of UIKit's.
  var extendedClass: String? {
    guard language == .objectiveC, main.contains(text: "@interface") else { return nil }
    let statements = SourceReader.read(source, number: 0).statements
    guard statements.count == 1, case .declaration(let declaration) = statements[0].kind,
      case .type(let type) = declaration.kind, type.sort == .addition,
      SurfaceIndex.uikit.type(named: type.name) == nil
    else { return nil }
    return type.name
  }

  /// Of the types that it declares.
  var typeNames: [String] {
    SourceReader.read(source, number: 0).statements.compactMap {
      guard case .declaration(let declaration) = $0.kind, case .type(let type) = declaration.kind
      else { return nil }
      return type.name
    }
  }

  /// Does it declare a type, or only say what is to be done?
  var declaresTypes: Bool { !typeNames.isEmpty }

  /// The same of anything that has a name from now on: a function, a macro.
  var declaresSomething: Bool {
    SourceReader.read(source, number: 0).statements.contains { $0.declares }
  }
}
