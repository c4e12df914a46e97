import CommandLanguage
import Engine
import Lab
import Text

/// `import` in a session: the scene becomes the session's own.
public enum ImportWork {
  public static func run(
    _ dump: Dump, kinds: [String], in session: inout Session
  ) throws(Refusal) -> FileAnswer {
    let language = session.state.language
    do throws(ImportError) {
      var request = ImportRequest()
      request.language = language
      for text in kinds {
        let (name, kind) = try ImportRequest.kind(text)
        request.kinds[name] = kind
      }
      let report = try ImportReport.make(dump, request, watch: session.watch)
      var nicknames = Nicknames()
      for object in report.imported.objects where object.view != nil {
        let isTapped = object.view.map { report.imported.scene[$0].kind.isControl } ?? false
        nicknames.add(
          object.name, address: object.node.address, parts: object.parts, isTapped: isTapped)
      }
      do throws(Stopped) {
        try session.take(
          scene: report.imported.scene, madeBy: report.imported.commands, nicknames)
      } catch {
        return FileAnswer([])
      }
      return FileAnswer(report.text(), outcome: .notebook(.imported(report.result)))
    } catch {
      throw Refusal(error, in: language)
    }
  }
}

extension Refusal {
  public init(_ error: ImportError, in language: Language) {
    self.init(
      code: error.code, message: error.text(in: language), suggestions: error.suggestions)
  }
}
