import Engine
import Lab

/// Views in views, as numbers: from it the commands are written.
struct Picture: Sendable {
  struct Box: Sendable {
    var name: String
    var kind = "view"
    var parent: Int?
    /// In its parent.
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// Where its parent's origin is on the screen.
    var left: Int
    var top: Int
    var depth: Int
    /// Assignments, such as `alpha=0`.
    var properties: [String] = []

    var frame: String { "\(x) \(y) \(width) \(height)" }
    var rect: Rect { .whole(x, y, width, height) }
    var screenX: Int { left + x }
    var screenY: Int { top + y }
  }

  var boxes: [Box] = []
  /// Commands on what stands there.
  var changes: [String] = []
  var names: [String]

  init(names: [String]) { self.names = names }

  private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]
  /// What holds others, and what is held.
  private static let holders = ["panel", "card", "page", "sheet"]
  private static let held = ["badge", "photo", "tile", "banner", "icon", "avatar", "row", "chip"]

  /// Letters, as the documents have them, or names as an app has them.
  static func names(_ random: inout DrillRandom) -> [String] {
    guard random.chance(40) else { return letters }
    var (holders, held) = (holders, held)
    random.shuffle(&holders)
    random.shuffle(&held)
    return holders.prefix(2) + held
  }

  // MARK: Placing

  /// The view that holds the others.
  mutating func addRoot(_ random: inout DrillRandom) {
    let (width, height) = (random.step(200, 280), random.step(240, 360))
    add(
      parent: nil, random.step(20, 300 - width), random.step(40, 440 - height), width, height)
  }

  @discardableResult
  mutating func add(
    parent: Int?, _ x: Int, _ y: Int, _ width: Int, _ height: Int, kind: String = "view"
  ) -> Int {
    let above = parent.map { boxes[$0] }
    boxes.append(
      Box(
        name: names[boxes.count], kind: kind, parent: parent, x: x, y: y, width: width,
        height: height, left: above?.screenX ?? 0, top: above?.screenY ?? 0,
        depth: (above?.depth ?? -1) + 1))
    return boxes.count - 1
  }

  /// A view somewhere in a parent, over a sibling where there is one.
  @discardableResult
  mutating func addInside(_ parent: Int, _ random: inout DrillRandom) -> Int {
    let space = boxes[parent]
    let siblings = boxes.filter { $0.parent == parent }
    var best = (x: 0, y: 0, width: 40, height: 40)
    for _ in 0..<4 {
      let width = random.step(max(40, grid(space.width * 2 / 5)), grid(space.width * 3 / 4))
      let height = random.step(max(40, grid(space.height * 2 / 5)), grid(space.height * 3 / 4))
      best = (
        random.step(0, space.width - width), random.step(0, space.height - height), width, height
      )
      let overlaps = siblings.contains {
        $0.x < best.x + best.width && best.x < $0.x + $0.width && $0.y < best.y + best.height
          && best.y < $0.y + $0.height
      }
      if siblings.isEmpty || overlaps { break }
    }
    return add(parent: parent, best.x, best.y, best.width, best.height)
  }

  private func grid(_ number: Int) -> Int { max(40, number / 20 * 20) }

  /// So many views, some in others.
  static func random(_ count: Int, _ random: inout DrillRandom, deepest: Int = 3) -> Picture {
    var picture = Picture(names: names(&random))
    picture.addRoot(&random)
    while picture.boxes.count < count {
      let roomy = picture.boxes.indices.filter {
        let box = picture.boxes[$0]
        return box.width >= 80 && box.height >= 80 && box.depth < deepest
      }
      let isInRoot = random.chance(45)
      picture.addInside(isInRoot ? 0 : random.pick(from: roomy) ?? 0, &random)
    }
    return picture
  }

  // MARK: Looking

  /// A place in a view, on no edge of those that stand on the grid.
  func spot(in index: Int, _ random: inout DrillRandom) -> Spot {
    let box = boxes[index]
    return Spot(
      box.screenX + random.step(10, max(10, box.width - 10)),
      box.screenY + random.step(10, max(10, box.height - 10)))
  }

  /// Places in every view, the deeper ones first.
  func spots(_ random: inout DrillRandom) -> [Spot] {
    boxes.indices.reversed().flatMap { index in
      (0..<2).map { _ in spot(in: index, &random) }
    }
  }

  var sketch: Sketch { sketch(in: nil) }

  /// With all of it in the view of a controller that is presented.
  func sketch(in controller: String?) -> Sketch {
    var sketch = Sketch()
    if let controller { sketch.add("present \(controller) from controller") }
    for line in lines(in: controller) { sketch.add(line) }
    sketch.distractors = boxes.map { $0.name } + ["view", "window"]
    return sketch
  }
}

extension Picture {
  /// The commands, where all of it is in something else.
  func lines(in holder: String?) -> [String] {
    let place = holder.map { " in \($0)" } ?? ""
    return boxes.map { box in
      let parent = box.parent.map { " in \(boxes[$0].name)" } ?? place
      let properties = box.properties.map { " " + $0 }.joined()
      return "add \(box.kind) \(box.name)\(parent) \(box.frame)\(properties)"
    } + changes
  }
}

extension Sketch {
  /// Asked who is hit, where the mistake aimed at shows, and as many others as can be.
  func askingWhoIsHit(
    at spots: [Spot], _ wish: Wish, showing mistakes: [Mistake], mayBeOnEdge: Bool = false
  ) -> [Sketch] {
    guard !isBroken else { return [] }
    var best: (count: Int, spot: Spot)?
    for spot in spots {
      let truth = state.scene.hitTest(screen: spot.point)
      let aimed = state.scene.hitTest(screen: spot.point, rules: wish.aim.rulebook)
      guard aimed != truth else { continue }
      var wrong = [aimed]
      for mistake in mistakes where mistake != wish.aim {
        let answer = state.scene.hitTest(screen: spot.point, rules: mistake.rulebook)
        if answer != truth, !wrong.contains(answer) { wrong.append(answer) }
      }
      guard wrong.count > best?.count ?? 0, mayBeOnEdge || isClear(spot) else { continue }
      best = (wrong.count, spot)
      if wrong.count >= wish.enough { break }
    }
    return best.map { [asking(.hitTest($0.spot), .hitView)] } ?? []
  }

  /// Is the spot so far from every edge that nobody need think of edges?
  private func isClear(_ spot: Spot) -> Bool {
    let scene = state.scene
    return scene.windows.flatMap { scene.subtree(of: $0) }.allSatisfy { view in
      guard let point = scene.convert(spot.point, from: nil, to: view) else { return true }
      let bounds = scene.bounds(of: view)
      return abs(point.x - bounds.minX) >= 2 && abs(point.x - bounds.maxX) >= 2
        && abs(point.y - bounds.minY) >= 2 && abs(point.y - bounds.maxY) >= 2
    }
  }
}
