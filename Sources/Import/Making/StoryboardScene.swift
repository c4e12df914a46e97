import Engine
import Lab

/// The first screen of a storyboard: in a session with the app's code, or as an app without code would show it.
enum StoryboardScene {
  static func make(_ dump: Dump, _ language: Language) throws(ImportError) -> Imported {
    var session = Session(state: State(language: language))
    return try make(dump, in: &session, language)
  }

  static func make(
    _ dump: Dump, in session: inout Session, _ language: Language
  ) throws(ImportError) -> Imported {
    guard let file = dump.storyboard else { throw .noViews }
    let count = session.cells.count
    let reply = session.take(file)
    guard reply.error == nil else { throw .damaged(what: file.name) }
    let scene = session.state.scene
    let (objects, indexOfView) = scene.importedObjects { _, _ in }
    return Imported(
      scene: scene, commands: session.cells.dropFirst(count).map { $0.text }, objects: objects,
      formats: dump.formats, unknown: knowsAll(reply) ? [] : [.overrides], warnings: dump.warnings,
      viewCount: objects.count, isOfElements: false, told: reply.text, indexOfView: indexOfView)
  }

  /// Is the code of all its classes here?
  private static func knowsAll(_ reply: Reply) -> Bool {
    reply.code?.notRun.contains { if case .assumed = $0.remark { true } else { false } } == false
  }
}
