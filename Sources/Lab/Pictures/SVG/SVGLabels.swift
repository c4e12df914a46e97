import Engine

/// Puts names where they cover no other name; what finds no room gets a number and is told below.
struct SVGLabels {
  private var taken = TakenPlaces()
  private(set) var legend: [StyledText] = []

  static let height = 13.0
  static let cellWidth = 6.65

  mutating func keepFree(_ rect: Rect) { taken.take(rect) }

  /// `told` is what the legend says of it.
  mutating func place(
    _ name: StyledText, told: String, in room: Rect, on svg: inout SVGWriter
  ) {
    let size = Size(Double(name.width) * Self.cellWidth + 4, Self.height)
    if let spot = spot(for: size, in: room) {
      taken.take(spot)
      svg.text(name, at: Point(spot.x + 2, spot.y + 10.5), "t small")
      return
    }
    let number = String(legend.count + 1)
    let style = name.spans.last?.style ?? .name
    let small = Size(Double(number.utf8.count) * Self.cellWidth + 2, Self.height)
    let spot = spot(for: small, in: room) ?? along(room, small)
    taken.take(spot)
    svg.text(StyledText(number, style), at: Point(spot.x + 1, spot.y + 10.5), "t small")
    var note = StyledText(number + " ")
    note.append(name)
    note.append("  " + told, .dim)
    legend.append(note)
  }

  /// Over a box too low or too narrow for anything: the first free place along its middle.
  private func along(_ room: Rect, _ size: Size) -> Rect {
    let y = room.mid.y - size.height / 2
    let count = max(1, Int(min(200, room.width / size.width)))
    let spots = (0..<count).map {
      Rect(origin: Point(room.x + 2 + Double($0) * size.width, y), size: size)
    }
    return spots.first { taken.isFree($0) } ?? spots[0]
  }

  private func spot(for size: Size, in room: Rect) -> Rect? {
    guard size.width <= room.width, size.height <= room.height else { return nil }
    for row in 0..<12 {
      let spot = Rect(
        origin: Point(room.x + 2, room.y + 2 + Double(row) * Self.height), size: size)
      if spot.maxY > room.maxY { return nil }
      if taken.isFree(spot) { return spot }
    }
    return nil
  }
}
