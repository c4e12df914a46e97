import Engine
import Lab

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
      guard report.take(into: &session) else { throw .stopped }
      return FileAnswer(report.text(inSession: true), outcome: .notebook(.imported(report.result)))
    } catch {
      throw Refusal(error, in: language)
    }
  }
}

extension ImportReport {
  /// Makes its scene the session's own. False where somebody stopped it.
  @discardableResult
  public func take(into session: inout Session) -> Bool {
    var nicknames = Nicknames()
    for object in imported.objects where object.view != nil {
      let isTapped = object.view.map { imported.scene[$0].kind.isControl } ?? false
      nicknames.add(
        object.name, address: object.node.address, parts: object.parts, isTapped: isTapped)
    }
    do throws(Stopped) {
      try session.take(scene: imported.scene, madeBy: imported.commands, nicknames)
      return true
    } catch { return false }
  }
}

extension Refusal {
  public init(_ error: ImportError, in language: Language) {
    self.init(
      code: error.code, message: error.text(in: language), suggestions: error.suggestions)
  }
}
