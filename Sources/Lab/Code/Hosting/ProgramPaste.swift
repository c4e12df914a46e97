import Program

/// Code that runs as a program, as it was pasted.
public struct ProgramPaste: Equatable, Sendable {
  /// All of it, as it is typed again.
  let text: String
  let language: SourceLanguage

  /// Nil, where it is neither Swift nor Objective-C, whatever the code before it is.
  init?(_ text: String, in earlier: SourceLanguage? = nil) {
    guard let language = SourceReader.language(of: text, after: earlier) else { return nil }
    self.language = language
    self.text = CodeSource.ended(text, in: language)
  }

  /// The same, with what follows it.
  func joined(with other: ProgramPaste) -> ProgramPaste? {
    guard language == other.language else { return nil }
    return ProgramPaste(text + "\n" + other.text)
  }

  var source: ProgramSource { ProgramSource(text, language: language) }

  /// The class that it only extends in Objective-C, where that is none of UIKit's.
  var extendedClass: String? {
    guard language == .objectiveC, text.contains(text: "@interface") else { return nil }
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
      guard case .declaration(let declaration) = $0.kind, case .type(let type) = declaration.kind,
        !type.name.isEmpty
      else { return nil }
      return type.name
    }
  }

  /// Does it declare a type, or only say what is to be done?
  var declaresTypes: Bool { !typeNames.isEmpty }

  /// One that is typed, say: no type, and no function.
  var isOneStatement: Bool {
    let statements = SourceReader.read(source, number: 0).statements
    guard statements.count == 1 else { return false }
    guard case .declaration(let declaration) = statements[0].kind else { return true }
    if case .variable = declaration.kind { return true }
    return false
  }

  /// `private let cell = R.cell`: nobody types that, it stands in a file, and what it speaks of in another.
  var isOfFile: Bool { CodeSource.isOfFile(text) }

  /// The same of anything that has a name from now on: a function, a macro.
  var declaresSomething: Bool {
    SourceReader.read(source, number: 0).statements.contains { $0.declares }
  }
}
