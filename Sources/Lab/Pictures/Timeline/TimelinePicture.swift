import Engine

/// A time line as lines of text: lanes, an axis above them, and what the signs mean.
struct TimelinePicture {
  private let timeline: Timeline
  private let scene: Scene
  private let options: PictureOptions
  private let labelWidth: Int
  private let trackWidth: Int
  private let labels: [String]

  /// More lanes than that are counted.
  private static let most = 24
  private static let longestLabel = 18

  init(_ timeline: Timeline, of scene: Scene, _ options: PictureOptions) {
    self.timeline = timeline
    self.scene = scene
    self.options = options
    labels = timeline.order.prefix(TimelinePicture.most).map { who in
      switch who {
      case .finger(let number): TimelinePhrase.finger(number).text(in: options.language)
      case .recognizer(let id): scene.name(of: id).visible
      case .view(let id): scene.name(of: id).visible
      }
    }
    let longest = min(options.width / 3, TimelinePicture.longestLabel)
    labelWidth = min(labels.map { Layout.width(of: $0) }.max() ?? 0, longest)
    trackWidth = max(10, min(options.width, 120) - labelWidth - 2)
  }

  var lines: [StyledText] {
    guard !labels.isEmpty else {
      return [StyledText(TimelinePhrase.noTouches.text(in: options.language))]
    }
    var lines = [axis]
    for (who, label) in zip(timeline.order, labels) {
      lines.append(row(label, timeline.lanes[who]))
    }
    let more = timeline.order.count - labels.count
    if more > 0 {
      lines.append(StyledText(PicturePhrase.andMore(more).text(in: options.language)))
    }
    return lines.map { $0.trimmed } + legend
  }

  // MARK: Rows

  private func column(of time: Double) -> Int {
    let share = (time - timeline.start) / (timeline.end - timeline.start)
    guard share.isFinite else { return 0 }
    return min(trackWidth - 1, max(0, Int((share * Double(trackWidth - 1)).rounded())))
  }

  /// What is too long ends in an ellipsis: a name that was cut is nobody's.
  private func labelled(_ label: String) -> StyledText {
    let isWhole = Layout.width(of: label) <= labelWidth
    let room = isWhole ? labelWidth : labelWidth - Layout.width(of: options.glyphs.ellipsis)
    var text = ""
    var width = 0
    for character in label {
      let cells = Layout.width(of: character)
      if width + cells > room { break }
      text.append(character)
      width += cells
    }
    if !isWhole {
      text += options.glyphs.ellipsis
      width += Layout.width(of: options.glyphs.ellipsis)
    }
    var line = StyledText(text, .name)
    line.append(String(repeating: " ", count: max(0, labelWidth - width) + 2))
    return line
  }

  private func row(_ label: String, _ lane: Timeline.Lane?) -> StyledText {
    var line = labelled(label)
    guard let lane else { return line }
    var cells = [TimelineMark?](repeating: nil, count: trackWidth)
    for span in lane.spans {
      for cell in column(of: span.from)...column(of: max(span.from, span.to ?? timeline.end)) {
        cells[cell] = span.mark
      }
    }
    // What happened at one moment stands side by side where there is room.
    var free = 0
    for point in lane.points {
      let at = min(trackWidth - 1, max(free, column(of: point.at)))
      cells[at] = point.mark
      free = at + (point.mark == .moved ? 0 : 1)
    }
    for cell in cells {
      line.append(
        cell.map { String($0.glyph(isASCII: options.isASCII)) } ?? " ", cell?.style ?? .plain)
    }
    return line
  }

  private var axis: StyledText {
    let whole = timeline.end - timeline.start
    let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 120, 600, 3600]
    let most = Double(max(2, trackWidth / 9))
    let step = steps.first { whole / $0 <= most } ?? whole / 4
    var text = ""
    for number in 0..<Int(most + 1) {
      let time = Double(number) * step
      guard time <= whole * 1.000_001 else { break }
      let label = number == 0 ? "0 s" : Numbers.text((time * 100).rounded() / 100)
      let at = column(of: timeline.start + time)
      guard at >= text.utf8.count, at + label.utf8.count <= trackWidth else { continue }
      text += String(repeating: " ", count: at - text.utf8.count) + label
    }
    var line = StyledText(String(repeating: " ", count: labelWidth + 2))
    line.append(text, .dim)
    return line
  }

  // MARK: Legend

  /// What is in the picture, and no more.
  private var legend: [StyledText] {
    var marks: Set<TimelineMark> = []
    for who in timeline.order {
      guard let lane = timeline.lanes[who] else { continue }
      marks.formUnion(lane.spans.map { $0.mark })
      marks.formUnion(lane.points.map { $0.mark })
    }
    var entries: [String] = []
    var last: Int?
    for mark in marks.sorted(by: { $0.order < $1.order }) where mark.order != last {
      last = mark.order
      entries.append(entry(of: mark))
    }
    if marks.contains(where: { if case .call(_, true) = $0 { true } else { false } }) {
      entries.append(TimelinePhrase.capitals.text(in: options.language))
    }
    return TimelinePicture.packed(
      entries, separator: options.glyphs.separator, width: options.width)
  }

  private func entry(of mark: TimelineMark) -> String {
    let glyph =
      switch mark {
      case .call(let message, _):
        TimelineMark.call(message, isHandled: false).glyph(isASCII: options.isASCII)
      case .taps: Character("1")
      case .down, .moved, .possible, .waits, .underWay, .recognized, .failed, .cancelled, .held:
        mark.glyph(isASCII: options.isASCII)
      }
    return String(glyph) + " " + TimelinePhrase.meaning(mark).text(in: options.language)
  }

  /// As many of them on a line as fit.
  private static func packed(
    _ entries: [String], separator: String, width: Int
  ) -> [StyledText] {
    var lines: [String] = []
    for entry in entries {
      if let last = lines.last, Layout.width(of: last + separator + entry) <= width {
        lines[lines.count - 1] = last + separator + entry
      } else {
        lines.append(entry)
      }
    }
    return lines.map { StyledText($0, .dim) }
  }
}
