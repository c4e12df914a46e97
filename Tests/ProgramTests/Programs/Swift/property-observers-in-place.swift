// Changing a part of a structure counts as setting the whole property.
struct Margins {
  var left = 0
  var right = 0
  mutating func clear() {
    left = 0
    right = 0
  }
}
final class Page {
  var margins = Margins() {
    didSet { print("margins \(oldValue.left),\(oldValue.right) -> \(margins.left),\(margins.right)") }
  }
  var lines: [String] = [] {
    didSet { print("lines \(oldValue.count) -> \(lines.count)") }
  }
}

let page = Page()
page.margins.left = 10
page.margins.right += 4
page.margins.clear()
page.lines.append("first")
page.lines += ["second", "third"]
page.lines[0] = "changed"
page.lines.removeAll()
page.margins = Margins(left: 1, right: 2)
