/// Where the eye would have given another answer than the hit test.
extension Scene {
  func noteWhatIsSeen(
    at point: Point, in window: ViewID, answer: ViewID, trace: inout Trace
  ) {
    guard trace.isOn else { return }
    if !oddlySeen.isEmpty {
      noteInFront(of: answer, at: point, &trace)
      noteCut(answer, at: point, &trace)
    }
    noteAnimated(at: point, in: window, &trace)
  }

  /// Somebody in front of what answered, on the screen, was behind it in `subviews` (U-HT-11).
  private func noteInFront(of answer: ViewID, at point: Point, _ trace: inout Trace) {
    for view in ancestry(of: answer) {
      guard let parent = superview(of: view), let inside = convert(point, from: nil, to: parent)
      else { continue }
      let own = nearness(of: view)
      var front: (view: ViewID, depth: Double)?
      var next = nodes[view.index].previousSibling
      while next != HitNode.none {
        let other = ViewID(Int(next))
        next = nodes[Int(next)].previousSibling
        let depth = nearness(of: other)
        guard depth > front?.depth ?? own, shows(other),
          let place = fromSuperview(inside, to: other), bounds(of: other).contains(place),
          cut(at: place, of: other) == nil
        else { continue }
        front = (other, depth)
      }
      if let front {
        trace.note(.uHT11, .screen(.seenInFront(front.view, of: view)))
        return
      }
    }
  }

  private func shows(_ view: ViewID) -> Bool {
    !nodes[view.index].flags.contains(.hidden) && self[view].alpha >= 0.01
  }

  /// It is not seen there, and hit all the same (U-HT-12). An ancestor's corner cuts its subviews
  /// where it clips.
  private func noteCut(_ answer: ViewID, at point: Point, _ trace: inout Trace) {
    for view in ancestry(of: answer) where oddlySeen.contains(view) {
      guard let place = convert(point, from: nil, to: view), let cut = cut(at: place, of: view)
      else { continue }
      if cut == .corner, view != answer, !nodes[view.index].flags.contains(.clipsToBounds) {
        continue
      }
      trace.note(.uHT12, .screen(.cutAway(answer, by: view, cut)))
      return
    }
  }

  /// What moves or fades is where, and as, it will be (U-HT-14).
  private func noteAnimated(at point: Point, in window: ViewID, _ trace: inout Trace) {
    guard !animations.isEmpty else { return }
    var told = 0
    for view in animations.keys.sorted(by: { $0.number < $1.number }) {
      guard told < 4, self.window(of: view) == window,
        !ancestry(of: view).contains(where: { nodes[$0.index].flags.contains(.hidden) })
      else { continue }
      let look = seenLook(of: view)
      let isSeen =
        look.alpha >= 0.01
        && (seenPoint(point, in: view).map { look.bounds.contains($0) } ?? false)
      let isThere =
        convert(point, from: nil, to: view).map { bounds(of: view).contains($0) } ?? false
      let isGone = self[view].alpha < 0.01
      switch (isSeen, isThere) {
      case (true, false):
        trace.note(.uHT14, .screen(.seenHere(view, isAt: frame(of: view))))
      case (false, true) where !isGone:
        trace.note(.uHT14, .screen(.isHere(view, seenAt: seenFrame(of: view))))
      case (true, true) where isGone:
        trace.note(.uHT14, .screen(.fading(view, seen: look.alpha)))
      case (true, true), (false, _): continue
      }
      told += 1
    }
  }
}
