/// The way down through views that have no transform and override nothing: nearly all of a search,
/// and a loop over the hot records alone, without reference counts or bounds checks.
struct Descent {
  /// The deepest view that let the point in, and the point in its coordinates.
  var view: ViewID
  var point: Point
  /// Its first subview that takes more looking at; none where all have been asked.
  var next: Int32

  /// Subviews are asked last to first. The starting view has let the point in already.
  init(from start: ViewID, _ point: Point, through nodes: [HitNode], closed: UInt32) {
    let detours = ViewFlags.detours.rawValue
    let passedOver = closed | detours
    var view = start.slot
    var point = point
    var next = HitNode.none
    nodes.withUnsafeBufferPointer { nodes in
      next = nodes[Int(view)].lastSubview
      while next != HitNode.none {
        let flags = nodes[Int(next)].flags.rawValue
        if flags & passedOver == 0 {
          let inside = point - nodes[Int(next)].offset
          if nodes[Int(next)].bounds.contains(inside) {
            (view, point) = (next, inside)
            next = nodes[Int(next)].lastSubview
            continue
          }
        } else if flags & detours != 0 {
          break
        }
        next = nodes[Int(next)].previousSibling
      }
    }
    self.view = ViewID(Int(view))
    self.point = point
    self.next = next
  }
}
