// Frames are told in the coordinates of the view above.
struct Point { var x = 0.0, y = 0.0 }
struct Rect {
  var origin = Point()
  var width = 0.0
  var height = 0.0
  var center: Point {
    get { Point(x: origin.x + width / 2, y: origin.y + height / 2) }
    set { origin = Point(x: newValue.x - width / 2, y: newValue.y - height / 2) }
  }
}
final class View {
  let name: String
  var frame: Rect {
    didSet { layoutCount += frame.width != oldValue.width ? 1 : 0 }
  }
  private(set) var layoutCount = 0
  private(set) var children: [View] = []
  private(set) weak var parent: View?
  init(_ name: String, _ frame: Rect) {
    self.name = name
    self.frame = frame
  }
  func add(_ child: View) -> View {
    children.append(child)
    child.parent = self
    return child
  }
  func convertToRoot(_ point: Point) -> Point {
    let moved = Point(x: point.x + frame.origin.x, y: point.y + frame.origin.y)
    return parent?.convertToRoot(moved) ?? moved
  }
  func forEach(depth: Int = 0, _ work: (View, Int) -> Void) {
    work(self, depth)
    for child in children { child.forEach(depth: depth + 1, work) }
  }
}
let root = View("root", Rect(width: 200, height: 100))
let box = root.add(View("box", Rect(origin: Point(x: 20, y: 10), width: 100, height: 50)))
let label = box.add(View("label", Rect(width: 30, height: 10)))
label.frame.center = Point(x: box.frame.width / 2, y: box.frame.height / 2)
label.frame.origin.x += 5
label.frame.width *= 2
print(label.frame.origin, label.layoutCount)
print(label.convertToRoot(Point()), label.convertToRoot(label.frame.center))
root.forEach { view, depth in print(String(repeating: "-", count: depth) + view.name, view.frame.width) }
box.frame.center.y = 0
print(box.frame.origin.y, box.layoutCount)
