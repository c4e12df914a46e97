import Engine

/// Puts the shapes of a picture on pixels, and its names where there is room for them.
public struct SheetPainter {
  private let sheet: PictureSheet
  private let scale: Double
  public private(set) var bitmap: Bitmap
  /// Which shape a pixel shows, so that what lies behind another can be told.
  private var fronts: [Int32]
  private var taken: [Rect] = []
  /// Where fingers are: no name stands there that has room elsewhere.
  private var touches: [Rect] = []
  /// The names that found no room, or that the face lacks, with the numbers in their place.
  public private(set) var numbered: [(number: Int, name: String, told: String)] = []

  /// The coordinates stand on the left and above.
  private static let gutter = (left: 26, top: 12)

  public init(_ sheet: PictureSheet, in room: (width: Int, height: Int)) {
    self.sheet = sheet
    let gutter = Self.gutter
    let widest = Double(max(64, room.width - gutter.left - 2))
    let highest = Double(max(48, room.height - gutter.top - 2))
    scale = min(widest / sheet.region.width, highest / sheet.region.height, 4)
    bitmap = Bitmap(
      width: gutter.left + 2 + Bitmap.whole((sheet.region.width * scale).rounded(.up)),
      height: gutter.top + 2 + Bitmap.whole((sheet.region.height * scale).rounded(.up)),
      filled: Palette.paper)
    fronts = [Int32](repeating: -1, count: bitmap.width * bitmap.height)
    ruler()
    for (number, mark) in sheet.marks.enumerated() { paint(mark, Int32(number)) }
    for (number, mark) in sheet.marks.enumerated() { uncover(mark, Int32(number)) }
    for mark in sheet.marks { write(mark) }
  }

  private func place(_ point: Point) -> Point {
    Point(
      Double(Self.gutter.left) + (point.x - sheet.region.x) * scale,
      Double(Self.gutter.top) + (point.y - sheet.region.y) * scale)
  }

  private func pixel(_ point: Point) -> (x: Int, y: Int) {
    let place = place(point)
    return (Bitmap.whole(place.x), Bitmap.whole(place.y))
  }

  private func box(_ rect: Rect) -> Rect {
    let corner = place(rect.origin)
    return Rect(corner.x, corner.y, rect.width * scale, rect.height * scale)
  }

  // MARK: Shapes

  private mutating func paint(_ mark: PictureSheet.Mark, _ number: Int32) {
    switch mark {
    case .shape(let corners, let fill, let edge):
      let places = corners.map { place($0) }
      if let fill {
        let color = Palette.number(of: fill)
        for row in bitmap.rows(of: places) {
          for x in row.xs {
            bitmap.set(x, row.y, color)
            fronts[row.y * bitmap.width + x] = number
          }
        }
      }
      if let edge { stroke(corners, edge, of: number) }
    case .touch(let point):
      let (x, y) = pixel(point)
      let color = Palette.number(of: .touch)
      for step in -6...6 {
        for wide in 0...1 {
          bitmap.set(x + step + wide, y + step, color)
          bitmap.set(x + step + wide, y - step, color)
        }
      }
      touches.append(Rect(Double(x) - 7, Double(y) - 7, 14, 14))
    case .name, .letter: break
    }
  }

  private mutating func stroke(
    _ corners: [Point], _ edge: PictureSheet.Edge, of number: Int32
  ) {
    let color = Palette.number(of: edge.ink)
    for (step, at) in outline(corners).enumerated() where edge.dash.shows(step) {
      for wide in 0..<(edge.width * edge.width) {
        let (x, y) = (at.x + wide % edge.width, at.y + wide / edge.width)
        bitmap.set(x, y, color)
        if x >= 0, y >= 0, x < bitmap.width, y < bitmap.height {
          fronts[y * bitmap.width + x] = number
        }
      }
    }
  }

  /// The last pixels inside, so that neighbours keep an edge each.
  private func outline(_ corners: [Point]) -> [(x: Int, y: Int)] {
    let places = corners.map { place($0) }
    let left = places.map { $0.x }.min() ?? 0
    let top = places.map { $0.y }.min() ?? 0
    let ends = places.map { place -> (x: Int, y: Int) in
      (
        Bitmap.whole(place.x > left ? place.x.rounded(.up) - 1 : place.x),
        Bitmap.whole(place.y > top ? place.y.rounded(.up) - 1 : place.y)
      )
    }
    return zip(ends, ends.dropFirst() + ends.prefix(1)).flatMap {
      Bitmap.line(from: $0, to: $1).dropLast()
    }
  }

  /// What of an outline lies behind others is dotted over them.
  private mutating func uncover(_ mark: PictureSheet.Mark, _ number: Int32) {
    guard case .shape(let corners, _, let edge?) = mark else { return }
    let color = Palette.number(of: edge.ink)
    for (step, at) in outline(corners).enumerated() where step % 4 == 0 {
      guard at.x >= 0, at.y >= 0, at.x < bitmap.width, at.y < bitmap.height,
        fronts[at.y * bitmap.width + at.x] > number,
        !isEdge(of: fronts[at.y * bitmap.width + at.x], at)
      else { continue }
      bitmap.set(at.x, at.y, color)
    }
  }

  /// A view that fills its superview has the same outline: there is nothing behind it.
  private func isEdge(of number: Int32, _ at: (x: Int, y: Int)) -> Bool {
    guard sheet.marks.indices.contains(Int(number)),
      case .shape(let corners, _, _?) = sheet.marks[Int(number)]
    else { return false }
    let places = corners.map { pixel($0) }
    let (xs, ys) = (places.map { $0.x }, places.map { $0.y })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return false }
    return abs(at.x - left) < 3 || abs(at.x - right) < 3 || abs(at.y - top) < 3
      || abs(at.y - bottom) < 3
  }

  // MARK: Names

  private mutating func write(_ mark: PictureSheet.Mark) {
    switch mark {
    case .name(let name, let told, let room, let ink):
      write(name, told, in: box(room), color: Palette.number(of: ink))
    case .letter(let letter, let room):
      let text = String(letter)
      let room = box(room)
      guard Face.has(text) else { return }
      for size in [2, 1] {
        let (width, height) = (Face.width(of: text) * size, (Face.height - 1) * size)
        guard Double(width) + 2 <= room.width, Double(height) + 2 <= room.height else { continue }
        Face.draw(
          text, at: (Bitmap.whole(room.mid.x) - width / 2, Bitmap.whole(room.mid.y) - height / 2),
          size: size, Palette.number(of: .text), on: &bitmap)
        return
      }
    case .shape, .touch: break
    }
  }

  private mutating func write(_ name: String, _ told: String, in room: Rect, color: UInt8) {
    if Face.has(name) {
      for (size, isUnderFinger) in [(2, false), (1, false), (1, true)] {
        if let spot = spot(for: name, size, in: room, isUnderFinger: isUnderFinger) {
          taken.append(spot)
          return Face.draw(
            name, at: (Bitmap.whole(spot.x) + 2, Bitmap.whole(spot.y) + 1), size: size, color,
            on: &bitmap)
        }
      }
    }
    let number = numbered.count + 1
    numbered.append((number, name, told))
    let text = String(number)
    let spot =
      spot(for: text, 2, in: room) ?? spot(for: text, 1, in: room)
      ?? Rect(room.x + 1, room.y, Double(Face.width(of: text)), Double(Face.height))
    taken.append(spot)
    let size = spot.height > Double(Face.height + 4) ? 2 : 1
    Face.draw(
      text, at: (Bitmap.whole(spot.x) + 2, Bitmap.whole(spot.y) + 1), size: size, color, on: &bitmap
    )
  }

  private func spot(
    for text: String, _ size: Int, in room: Rect, isUnderFinger: Bool = false
  ) -> Rect? {
    let width = Double(Face.width(of: text) * size + 4)
    let height = Double(Face.height * size + 2)
    guard width + 4 <= room.width, height + 2 <= room.height else { return nil }
    let spots = (0..<30).map {
      Rect(room.x + 3, room.y + 3 + Double($0) * height, width, height)
    }.prefix { $0.maxY <= room.maxY }
    let busy = isUnderFinger ? taken : taken + touches
    let free = spots.filter { spot in !busy.contains { $0.intersection(spot) != nil } }
    return free.first { isPlain($0) } ?? free.first
  }

  /// Does no edge go through it?
  private func isPlain(_ spot: Rect) -> Bool {
    let (left, top) = (max(0, Bitmap.whole(spot.x)), max(0, Bitmap.whole(spot.y)))
    let right = min(bitmap.width - 1, Bitmap.whole(spot.maxX))
    let bottom = min(bitmap.height - 1, Bitmap.whole(spot.maxY))
    guard left <= right, top <= bottom else { return false }
    let front = fronts[top * bitmap.width + left]
    return (top...bottom).allSatisfy { y in
      fronts[(y * bitmap.width + left)...(y * bitmap.width + right)].allSatisfy { $0 == front }
    }
  }

  // MARK: The ruler

  private mutating func ruler() {
    let color = Palette.number(of: .faint)
    let region = sheet.region
    for (low, length, isAcross) in [
      (region.minX, region.width, true), (region.minY, region.height, false),
    ] {
      let step = Self.step(for: length, scale)
      var value = (low / step).rounded(.up) * step
      while value <= low + length + 1e-9 {
        let at = pixel(Point(isAcross ? value : region.minX, isAcross ? region.minY : value))
        let text = String(Bitmap.whole(value))
        let width = Face.width(of: text)
        if isAcross {
          for y in 0..<3 { bitmap.set(at.x, Self.gutter.top - 1 - y, color) }
          Face.draw(
            text, at: (min(at.x + 2, bitmap.width - width - 1), 0), size: 1, color, on: &bitmap)
        } else {
          for x in 0..<3 { bitmap.set(Self.gutter.left - 1 - x, at.y, color) }
          Face.draw(
            text,
            at: (max(0, Self.gutter.left - 5 - width), min(at.y, bitmap.height - Face.height)),
            size: 1, color, on: &bitmap)
        }
        value += step
      }
    }
  }

  /// So that numbers have some forty pixels each.
  private static func step(for length: Double, _ scale: Double) -> Double {
    var step = 10.0
    for next in [2, 2.5, 2, 2, 2.5, 2, 2, 2.5, 2, 2, 2.5, 2] where step * scale < 40 {
      step *= next
    }
    return max(step, length / 50)
  }
}

extension PictureSheet.Dash {
  fileprivate func shows(_ step: Int) -> Bool {
    switch self {
    case .solid: true
    case .dashed: step % 9 < 6
    case .dotted: step % 4 < 1
    }
  }
}
