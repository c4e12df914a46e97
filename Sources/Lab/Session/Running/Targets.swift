import Engine

/// Whom controls and recognizers tell.
extension Runner {
  mutating func addTarget(
    _ target: Object?, selector: String, events: ControlEvents, to object: Object
  ) throws(RunError) {
    switch object {
    case .recognizer(let recognizer):
      // A word is numbered when it is first said, and this may have been for nothing.
      try atomically { runner throws(RunError) in
        try runner.change { delivery throws(SceneError) in
          let word = delivery.scene.word(selector)
          try delivery.scene.addTarget(target, word, to: recognizer)
        }
      }
    case .view(let control):
      let word = delivery.scene.word(selector)
      delivery.scene.addTarget(target, word, for: events, to: control)
    default: throw .notAContainer(object)
    }
  }

  mutating func removeTarget(
    _ target: Object?, selector: String?, events: ControlEvents?, from object: Object
  ) throws(RunError) {
    let word = selector.map { delivery.scene.word($0) }
    let found =
      switch object {
      case .recognizer(let recognizer):
        delivery.scene.removeTarget(target, word, from: recognizer)
      case .view(let control):
        delivery.scene.removeTarget(target, word, for: events, from: control)
      default: false
      }
    guard found else { throw .nothingToTakeAway }
  }
}
