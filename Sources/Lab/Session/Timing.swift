import Engine

/// `timeline`: the life of the last event's gesture, from the moment its first finger landed.
extension State {
  /// The picture, and below it what settled something and when.
  func timelineLines() throws(RunError) -> [StyledText] {
    guard let last = lastEvent else { throw noEvent }
    let event = lastDone ?? last
    guard let timeline = timeline(of: event) else { return [] }
    let told = timeline.turns.prefix(State.turnsTold)
    let times = told.map { Numbers.seconds(((($0.at - timeline.start) * 100).rounded()) / 100) }
    let margin = (times.map { $0.utf8.count }.max() ?? 0) + 2
    let narrator = Narrator(language, scene: event.after, rules: event.rules)
    var lines = TimelinePicture(timeline, of: event.after, pictureOptions).lines
    for (time, turn) in zip(times, told) {
      let sentence = Layout.wrap(
        narrator.sentence(turn.decision).text, to: max(20, width - margin))
      for (number, line) in sentence.enumerated() {
        let label = number == 0 ? time : ""
        var row = StyledText(
          label + String(repeating: " ", count: margin - label.utf8.count), .dim)
        row.append(line)
        lines.append(row)
      }
    }
    let more = timeline.turns.count - told.count
    if more > 0 {
      lines.append(StyledText(PicturePhrase.andMore(more).text(in: language), .dim))
    }
    return lines
  }

  /// The picture alone, where recognizers wait for one another; nothing otherwise.
  func timelineOfWaiting() -> [String] {
    guard let event = lastEvent, event.hasWaiting, let timeline = timeline(of: event),
      timeline.hasWaiting
    else { return [] }
    return TimelinePicture(timeline, of: event.after, pictureOptions).lines.plain
  }

  private static let turnsTold = 12

  /// The gesture is run again from its beginning, which is all that is kept of it.
  private func timeline(of event: LastEvent) -> Timeline? {
    var scene = event.gesture?.before ?? event.before
    var scripts = event.gesture?.scripts ?? event.scripts
    let start = scene.now
    var timed: [(at: Double, decision: Decision)] = []
    for text in (event.gesture?.commands ?? []) + [event.text] {
      guard let part = (try? split(text))?.first,
        case .scene(let command)? = try? parse(part, in: scene)
      else { return nil }
      var runner = Runner(
        scene: scene, rules: event.rules, scripts: scripts, language: language)
      guard (try? runner.run(command, resting: false)) != nil else { return nil }
      timed += State.timed(runner.delivery.trace, from: scene.now)
      (scene, scripts) = (runner.scene, runner.scriptsAfter())
    }
    return Timeline(timed, from: start, in: event.after)
  }

  private static func timed(
    _ trace: Trace, from start: Double
  ) -> [(at: Double, decision: Decision)] {
    var now = start
    var moments = trace.moments[...]
    return trace.decisions.enumerated().map { index, decision in
      while let moment = moments.first, moment.index <= index {
        now = moment.now
        moments = moments.dropFirst()
      }
      return (now, decision)
    }
  }
}

extension LastEvent {
  /// Is a recognizer in it that waits for another?
  fileprivate var hasWaiting: Bool {
    decisions.contains { decision in
      switch decision.kind {
      case .recognizerWaits: true
      case .recognizer(_, .possible, _, _): gesture != nil
      default: false
      }
    }
  }
}
