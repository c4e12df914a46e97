/// What a window has, and how a view follows its superview.
extension PropertyRow {
  static let layout: [PropertyRow] = [
    view(.autoresizingMask, .words(AutoresizingMask.names.map { $0.word })) {
      .words($0.autoresizingMask(of: $1).words)
    } set: { scene, view, value in
      guard case .words(let words) = value else { return }
      scene.changeRare(view) { $0.autoresizingMask = AutoresizingMask(words: words) }
    } usual: {
      .words($0.usualAutoresizingMask(of: $1).words)
    }.withoutValue { scene, view in
      scene.changeRare(view) { $0.autoresizingMask = nil }
    }
  ]

  static let windows: [PropertyRow] = [
    rare(.canBecomeKey, .bool) {
      .bool($0.canBecomeKey)
    } set: { state, value in
      if case .bool(let can) = value { state.canBecomeKey = can }
    } usual: {
      .bool(true)
    } where: {
      $0[$1].kind == .window
    },
    view(.windowScene, .windowScene) {
      .object($0.windowScene(of: $1).map { .windowScene($0) })
    } set: { scene, view, value in
      guard case .object(let object) = value else { return }
      scene.setWindowScene(of: view, to: object?.windowScene)
    } usual: { _, _ in
      .object(.windowScene(.first))
    } where: {
      $0[$1].kind == .window
    },
  ]
}
