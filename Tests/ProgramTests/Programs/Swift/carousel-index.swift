// Going round in a circle of pictures.
struct Carousel {
  let count: Int
  private(set) var index = 0
  mutating func move(by step: Int) {
    guard count > 0 else { return }
    index = ((index + step) % count + count) % count
  }
  var neighbours: (before: Int, after: Int) {
    ((index + count - 1) % count, (index + 1) % count)
  }
  func page(atOffset offset: Double, width: Double) -> Int {
    let page = Int((offset / width).rounded())
    return min(max(page, 0), count - 1)
  }
}
var carousel = Carousel(count: 5)
for step in [1, 1, -3, 12, -1] {
  carousel.move(by: step)
  print(step, carousel.index, carousel.neighbours)
}
for offset in [0.0, 150, 170, 1000, -40] { print(offset, carousel.page(atOffset: offset, width: 320)) }
var empty = Carousel(count: 0)
empty.move(by: 3)
print(empty.index)
