import Lab

extension Reply {
  /// Does it show what an event comes to? Then it may answer a question that is open.
  var showsWhatHappens: Bool {
    switch outcome {
    case .touch, .offer, .validation, .turns, .hit, .inside, .chain, .firstResponder, .found: true
    case .done, .moments, .acceptance, .posted, .ignoring, .point, .rect, .value, .values,
      .description, .constraints, .layout, .queue, .session, .notebook, .lesson:
      false
    }
  }
}
