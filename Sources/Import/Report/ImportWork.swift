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
      let report = try ImportReport.taking(dump, request, into: &session)
      return FileAnswer(report.text(inSession: true), outcome: .notebook(.imported(report.result)))
    } catch {
      throw Refusal(error, in: language)
    }
  }
}

extension ImportReport {
  /// A dump's scene takes the place of the session's; a storyboard becomes part of the app that is there.
  public static func taking(
    _ dump: Dump, _ request: ImportRequest, into session: inout Session
  ) throws(ImportError) -> ImportReport {
    guard dump.storyboard != nil else {
      let report = try make(dump, request, watch: session.watch)
      guard report.take(into: &session) else { throw .stopped }
      return report
    }
    var own = session
    let imported = try StoryboardScene.make(
      request.redacts ? dump.redacted : dump, in: &own, request.language)
    let report = try judged(imported, request, session.watch)
    session = own
    return report
  }

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
