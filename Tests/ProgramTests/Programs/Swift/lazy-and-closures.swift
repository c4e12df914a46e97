// lazy properties that use self and other lazy ones.
final class Page {
  let title: String
  init(title: String) { self.title = title }
  lazy var header = makeHeader()
  lazy var footer: String = header + " end"
  lazy var handlers: [String: (Int) -> String] = [
    "plain": { "\($0)" },
    "titled": { [unowned self] in "\(self.title) \($0)" },
  ]
  private(set) var made = 0
  private func makeHeader() -> String {
    made += 1
    return "<\(title)>"
  }
}
let page = Page(title: "News")
print(page.made)
print(page.footer, page.made)
print(page.header, page.made)
print(page.handlers["titled"]!(3), page.handlers["plain"]!(4))
struct Numbers {
  lazy var squares = (1...3).map { $0 * $0 }
}
var numbers = Numbers()
numbers.squares[0] = 100
print(numbers.squares)
var copy = numbers
copy.squares.append(1)
print(numbers.squares.count, copy.squares.count)
