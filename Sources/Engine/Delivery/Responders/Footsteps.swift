/// The way a walk up the chain has come, so that it ends where it would go round (U-RC-10).
///
/// Superviews lead up and end; only an override, a presenter or a mistake can lead back. Until one of
/// these is followed the way is only written down, which is most of all walks there are.
struct Footsteps {
  private var path: [Responder]
  private var seen: Set<Responder>?

  init(from start: Responder) { path = [start] }

  /// Goes on to a responder. False where the walk has been there before.
  mutating func take(_ next: Responder, because reason: NextReason) -> Bool {
    if reason.mayLeadBack, seen == nil { seen = Set(path) }
    if let isNew = seen?.insert(next).inserted { return isNew }
    path.append(next)
    return true
  }
}

extension NextReason {
  fileprivate var mayLeadBack: Bool {
    switch self {
    case .overridden, .presenter, .mistaken: true
    case .controllerOfView, .superview, .superviewOfControllerView, .windowOfRoot, .windowScene,
      .application, .delegate, .delegateNotInChain, .nothingAbove, .end:
      false
    }
  }
}
