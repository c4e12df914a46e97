import Engine

/// `on K view-did-load do …`, and `on T ended do …`.
extension Syntax where Value == SessionCommand {
  static var keeping: Syntax<SessionCommand> {
    let (controller, moment) = (Syntax<ControllerID>.controller, Syntax<Moment>.moment)
    let (recognizer, state) = (Syntax<RecognizerID>.recognizer, Syntax<RecognizerState>.calledState)
    let kept = after("do", Syntax<String>.keptCommand(forMoment: true))
    return Syntax(
      .choice([
        .sequence([controller.form, moment.form, kept.form]),
        .sequence([recognizer.form, state.form, kept.form]),
      ])
    ) { (reader: inout Reader) throws(CommandError) in
      if let next = reader.next, reader.scene.object(named: next.text)?.recognizer != nil {
        return .onState(
          try recognizer.read(&reader), try state.read(&reader), try kept.read(&reader))
      }
      return .onMoment(
        try controller.read(&reader), try moment.read(&reader), try kept.read(&reader))
    }
  }
}

extension Syntax where Value == RecognizerState {
  /// A recognizer that fails tells nobody (U-GR-08).
  fileprivate static var calledState: Syntax<RecognizerState> {
    .oneOf(
      "state",
      [
        (["began"], .began), (["changed"], .changed), (["ended", "recognized"], .ended),
        (["cancelled"], .cancelled),
      ])
  }
}
