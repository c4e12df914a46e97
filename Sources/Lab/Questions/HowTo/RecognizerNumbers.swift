import Engine

/// Changes of its numbers: how many taps and fingers, how long, how far.
extension RecognizerChanges {
  func tapsSeen(_ id: RecognizerID) -> Int {
    var most = 0
    for case .tapSeen(id, let seen, _, _) in incident.decisions.map({ $0.kind }) {
      most = max(most, seen)
    }
    return most
  }

  func taps(_ id: RecognizerID, _ seen: Int) -> [Remedy] {
    guard seen > 0 else { return [] }
    return [
      Remedy(
        .set(.numberOfTapsRequired, of: .recognizer(id), to: .number(Double(seen))),
        .taps(name(id), seen), .gr03)
    ]
  }

  func fingers(_ id: RecognizerID) -> [Remedy] {
    let count = incident.results.fingers.count
    guard count > 0, scene[id].gesture != .pinch, scene[id].gesture != .rotation else { return [] }
    return [
      Remedy(
        .set(.numberOfTouchesRequired, of: .recognizer(id), to: .number(Double(count))),
        .fingers(name(id), count), .gr03)
    ]
  }

  func directions(_ id: RecognizerID) -> [Remedy] {
    ["right", "left", "up", "down"].map {
      Remedy(
        .set(.direction, of: .recognizer(id), to: .words([$0])), .otherWay(name(id)), .uGR20)
    }
  }

  func duration(_ id: RecognizerID, _ held: Double) -> [Remedy] {
    let tenths = (held * 10 + 1e-6).rounded(.down) / 10
    guard tenths >= 0 else { return [] }
    return [
      Remedy(
        .set(.minimumPressDuration, of: .recognizer(id), to: .number(tenths)),
        .shorter(name(id)), .uGR20)
    ]
  }

  func movement(_ id: RecognizerID, _ distance: Double) -> [Remedy] {
    guard scene[id].gesture == .longPress else { return [] }
    let reach = HitChanges.roundNumber(reaching: distance)
    return [
      Remedy(
        .set(.allowableMovement, of: .recognizer(id), to: .number(Double(reach))),
        .strays(name(id)), .uGR20)
    ]
  }
}
