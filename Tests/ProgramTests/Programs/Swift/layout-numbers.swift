// Frames worked out from margins and sizes.
struct Frame {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  func inset(by amount: Double) -> Frame {
    Frame(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }
  func contains(x px: Double, y py: Double) -> Bool {
    px >= x && px < maxX && py >= y && py < maxY
  }
}
let screen = Frame(width: 390, height: 844)
let content = screen.inset(by: 16)
print(content)
var title = Frame(x: content.x, y: content.y, width: content.width, height: 40)
let button = Frame(
  x: content.midX - 60, y: content.maxY - 50, width: 120, height: 50)
print(button.x, button.y, title.maxY)
title.height *= 1.5
title.y += 4
print(title)
print(button.contains(x: 200, y: 800), button.contains(x: 10, y: 800))

let columns = 3
let spacing = 8.0
let side = (content.width - spacing * Double(columns - 1)) / Double(columns)
for index in 0..<5 {
  let column = Double(index % columns)
  let row = Double(index / columns)
  print(index, content.x + column * (side + spacing), row * (side + spacing))
}
