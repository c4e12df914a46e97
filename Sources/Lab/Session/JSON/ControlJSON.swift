import Engine

extension DecisionJSON {
  /// What a finger has made of a control's value.
  func parts(of value: ControlValue, _ control: ViewID) -> Parts {
    let subject = JSON.string(scene.name(of: control))
    let verdict = Tracking.changed(value).verdict
    switch value {
    case .on(let isOn): return Parts("control", subject, verdict, ("value", .bool(isOn)))
    case .segment(let index), .page(let index):
      return Parts("control", subject, verdict, ("value", .whole(index)))
    case .number(let from, let to):
      return Parts("control", subject, verdict, ("from", .number(from)), ("value", .number(to)))
    }
  }
}
