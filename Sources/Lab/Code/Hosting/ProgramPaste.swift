import Program

/// Code that runs as a program, as it was pasted.
public struct ProgramPaste: Equatable, Sendable {
  public let text: String
  let language: SourceLanguage

  init(_ text: String, language: SourceLanguage) {
    (self.text, self.language) = (text, language)
  }

  /// Nil, where it is neither Swift nor Objective-C.
  init?(_ text: String) {
    guard let language = SourceReader.language(of: text) else { return nil }
    self.init(text, language: language)
  }

  var source: ProgramSource { ProgramSource(text, language: language) }

  /// Does it hold what an app starts with: a controller, or the app's delegate?
  var holdsApp: Bool {
    guard ProgramPaste.marks.contains(where: { text.contains(text: $0) }) else { return false }
    return ProgramState([source]).machine.classes.contains { one in
      one.lineage.contains { $0 == "UIViewController" || $0 == "UIApplicationDelegate" }
        || one.lineage.contains("UIWindowSceneDelegate")
    }
  }

  private static let marks = ["ViewController", "Controller", "Delegate"]

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
}
