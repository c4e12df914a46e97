import Engine

/// What went wrong while a command ran.
struct RunErrorPhrase: Phrase {
  let error: RunError
  let scene: Scene

  func name(_ object: Object) -> String { scene.name(of: object) }
}
