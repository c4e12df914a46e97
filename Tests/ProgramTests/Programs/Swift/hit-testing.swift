// The deepest view under a point, asked from the front to the back.
class View {
  let name: String
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  var isHidden = false
  private(set) var subviews: [View] = []
  private(set) weak var superview: View?

  init(_ name: String, x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.name = name
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  func addSubview(_ view: View) {
    view.superview = self
    subviews.append(view)
  }
  func contains(_ px: Double, _ py: Double) -> Bool {
    (0..<width).contains(px) && (0..<height).contains(py)
  }
  func hitTest(_ px: Double, _ py: Double) -> View? {
    guard !isHidden, contains(px, py) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(px - view.x, py - view.y) { return hit }
    }
    return self
  }
}
final class BigButton: View {
  override func contains(_ px: Double, _ py: Double) -> Bool {
    px >= -10 && px < width + 10 && py >= -10 && py < height + 10
  }
}
let root = View("root", width: 100, height: 100)
let card = View("card", x: 10, y: 10, width: 60, height: 60)
let button = BigButton("button", x: 30, y: 30, width: 20, height: 20)
let cover = View("cover", x: 50, y: 50, width: 50, height: 50)
root.addSubview(card)
card.addSubview(button)
root.addSubview(cover)
for (px, py) in [(5.0, 5.0), (20, 20), (45, 45), (35, 35), (65, 65), (120, 5)] {
  print(px, py, root.hitTest(px, py)?.name ?? "nothing")
}
cover.isHidden = true
print(root.hitTest(65, 65)!.name, button.superview?.superview?.name ?? "-")
