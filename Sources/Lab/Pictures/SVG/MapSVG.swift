import Engine

extension Pictures {
  /// The map as regions, each with its owner's letter.
  public static func mapSVG(
    _ scene: Scene, _ options: PictureOptions = PictureOptions()
  ) throws(Stopped) -> String {
    guard let window = options.window(in: scene) else {
      return SVGWriter.message(PicturePhrase.noWindow.text(in: options.language))
    }
    guard let map = try TouchMap(of: window, in: scene, options),
      let frame = SVGFrame(map.grid.region)
    else { return SVGWriter.message(PicturePhrase.noArea.text(in: options.language)) }
    var svg = SVGWriter()
    frame.ruler(on: &svg)
    // Of a turned view there are only runs a point high: the widest lies across its middle.
    let leastHeight = map.territory.exactness == .exact ? 12.0 : 0
    var largest: [ViewID?: Rect] = [:]
    for run in map.territory.runs() {
      let rect = frame.apply(run.rect)
      svg.rect(
        rect, "region " + className(map.legend.entry(of: run.owner)),
        title: run.owner.map { map.name(of: $0) } ?? MapPhrase.nobody.text(in: options.language))
      let old = largest[run.owner].map { $0.width * $0.height } ?? 0
      if rect.width * rect.height > old { largest[run.owner] = rect }
    }
    svg.rect(frame.place, "frame")
    for entry in map.legend.entries {
      guard let rect = largest[entry.owner], rect.width >= 8,
        rect.height >= leastHeight
      else { continue }
      svg.text(
        StyledText(String(entry.letter), .name), at: Point(rect.mid.x, rect.mid.y + 4),
        "t middle")
    }
    var y = frame.place.maxY + 16
    for (line, entry) in zip(map.shares(), map.toldAlone) {
      svg.rect(Rect(14, y + 1, 12, 12), "frame " + className(entry))
      y = svg.lines([line], at: Point(34, y - 2)) + 2
    }
    let rest = Array(map.shares().dropFirst(map.toldAlone.count)) + map.reasons()
    let bottom = svg.lines(rest, at: Point(12, y + 4))
    let under = map.shares() + map.reasons()
    let text = under.map { Double($0.width) * SVGWriter.cellWidth }.max() ?? 0
    return svg.document(
      width: max(frame.place.maxX + 16, text + 52), height: bottom + 12,
      title: DrawPhrase.mapTitle(scene.name(of: window)).text(in: options.language),
      description: under.plain.joined(separator: "; "))
  }

  private static func className(_ entry: MapLegend.Entry?) -> String {
    guard let entry, entry.owner != nil else { return "nobody" }
    return "o" + String(entry.number % SVGStyle.ownerCount)
  }
}

extension Territory {
  /// A rectangle of one owner.
  struct Run {
    var rect: Rect
    let owner: ViewID?
  }

  /// As few rectangles as joining neighbours in a row, and then equal ones in a column, gives.
  func runs() -> [Run] {
    var done: [Run] = []
    var above: [Run] = []
    for row in 0..<rows {
      var here: [Run] = []
      for column in 0..<columns {
        let owner = owners[row * columns + column]
        let cell = rect(column, row)
        if let last = here.last, last.owner == owner {
          here[here.count - 1].rect.width = cell.maxX - last.rect.x
        } else {
          here.append(Run(rect: cell, owner: owner))
        }
      }
      // Both rows run from left to right: one pass finds the pairs.
      var next = 0
      for index in here.indices {
        let run = here[index]
        while next < above.count, above[next].rect.x < run.rect.x {
          done.append(above[next])
          next += 1
        }
        guard next < above.count, above[next].rect.x == run.rect.x else { continue }
        if above[next].owner == run.owner, above[next].rect.width == run.rect.width {
          let top = above[next].rect.y
          here[index].rect = Rect(run.rect.x, top, run.rect.width, run.rect.maxY - top)
        } else {
          done.append(above[next])
        }
        next += 1
      }
      done += above[next...]
      above = here
    }
    return done + above
  }
}
