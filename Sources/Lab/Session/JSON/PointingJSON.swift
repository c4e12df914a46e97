import Engine

extension DecisionJSON {
  func pointingParts(_ decision: PointingDecision) -> Parts {
    switch decision {
    case .scroll(let device, let point, let way, let view):
      Parts(
        "pointer", name(view), "scroll", ("device", .string(device.rawValue)),
        ("point", encode(point)), ("by", encode(way)))
    case .transform(.pinch(let scale), let point, let view):
      Parts(
        "pointer", name(view), "transform", ("point", encode(point)), ("scale", .number(scale)))
    case .transform(.turn(let degrees), let point, let view):
      Parts(
        "pointer", name(view), "transform", ("point", encode(point)), ("degrees", .number(degrees)))
    case .hover(let point, let view):
      Parts("pointer", name(view), "hover", ("point", encode(point)))
    case .nothing(let type, let point):
      Parts(
        "pointer", .null, "no-view", ("type", .string(type.rawValue)), ("point", encode(point)))
    case .untaken(let type, let view):
      Parts("pointer", name(view), "untaken", ("type", .string(type.rawValue)))
    case .left: Parts("pointer", .null, "left")
    case .wasAway: Parts("pointer", .null, "was-away")
    case .noPointer(let device):
      Parts("pointer", .null, "no-pointer", ("device", .string(device.rawValue)))
    case .paused: Parts("pointer", .null, "paused")
    }
  }
}
