import Engine

/// What is painted in one go: a view, or several that fill the very same cells, each in the last,
/// and so share one outline and one label.
struct DrawnBox {
  private(set) var members: [PlacedView]
  let box: CellGrid.Box
  /// A later one is painted over an earlier one.
  private(set) var order: Int

  /// What shapes the outline: the front-most member, which hides the others.
  var front: PlacedView { members[members.count - 1] }

  /// None of them takes touches.
  var isClosed: Bool { members.allSatisfy { $0.closed != nil } }

  init(_ placed: PlacedView, _ box: CellGrid.Box, order: Int) {
    members = [placed]
    self.box = box
    self.order = order
  }

  /// Takes a subview in; gives back what it covers, its siblings that fill the same cells.
  fileprivate mutating func take(
    _ placed: PlacedView, in parent: ViewID, order: Int
  ) -> [PlacedView] {
    let above = members.prefix { $0.object != .view(parent) }.count + 1
    let covered = Array(members.dropFirst(above))
    members = Array(members.prefix(above)) + [placed]
    self.order = order
    return covered
  }

  /// Groups the views of a window; the result is in the order of painting.
  static func boxes(
    of views: [PlacedView], on grid: CellGrid, in scene: Scene
  ) -> [DrawnBox] {
    var boxes: [DrawnBox] = []
    var boxOfView: [ViewID: Int] = [:]
    for (order, placed) in views.enumerated() {
      let frame = placed.outline.box
      let box = placed.outline.isUpright ? grid.box(of: frame) : grid.box(around: frame)
      let parent = placed.object.view.flatMap { scene.superview(of: $0) }
      var at = boxes.count
      if let parent, let shared = boxOfView[parent], boxes[shared].box == box,
        placed.outline.isUpright, boxes[shared].front.outline.isUpright
      {
        at = shared
        for covered in boxes[shared].take(placed, in: parent, order: order) {
          boxes.append(DrawnBox(covered, box, order: -1))
        }
      } else {
        boxes.append(DrawnBox(placed, box, order: order))
      }
      if let view = placed.object.view { boxOfView[view] = at }
    }
    return boxes.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    .map { $0.element }
  }
}
