import Engine

extension Session {
  /// More commands than these are not kept as cells: the scene alone is.
  public static let importLimit = 20_000

  /// Takes a scene that was read from elsewhere in place of the cells that are there; `undo` brings
  /// these back. Its commands become cells.
  public mutating func take(
    scene: Scene, madeBy commands: [String], _ nicknames: Nicknames
  ) throws(Stopped) {
    var start = State(rules: state.rules, language: state.language)
    guard commands.count <= Session.importLimit else {
      try watch.step(.importing, commands.count, of: commands.count)
      start.scene = scene
      start.scene.nicknames = nicknames
      return take(Session(state: start), undoably: true)
    }
    start.scene = Scene()
    start.scene.nicknames = nicknames
    try open(commands.enumerated().map { .line($1, number: $0 + 1) }, in: start)
  }
}
