// Generic types and functions with constraints, associated types and where clauses.
protocol Reusable { static var identifier: String { get } }
extension Reusable { static var identifier: String { String(describing: Self.self) } }
protocol Configurable: AnyObject {
  associatedtype Model
  var model: Model? { get set }
  func configure(with model: Model)
}
class Cell: Reusable {
  var text = ""
  required init() {}
}
final class UserCell: Cell, Configurable {
  var model: String?
  func configure(with model: String) { self.model = model; text = "user \(model)" }
}
final class CountCell: Cell, Configurable {
  var model: Int? { didSet { print("model", oldValue as Any, model as Any) } }
  func configure(with model: Int) { self.model = model; text = String(model) }
  static var identifier: String { "count" }
}
final class Table {
  private var kinds: [String: Cell.Type] = [:]
  func register<T: Cell>(_ type: T.Type) { kinds[T.identifier] = type }
  func dequeue<T>(_ type: T.Type = T.self) -> T where T: Cell {
    guard let made = kinds[T.identifier]?.init() as? T else { fatalError("not registered") }
    return made
  }
}
func fill<C: Cell & Configurable>(_ cell: C, _ model: C.Model) -> String where C.Model: CustomStringConvertible {
  cell.configure(with: model)
  return "\(C.self) \(cell.text) \(model.description)"
}
let table = Table()
table.register(UserCell.self)
table.register(CountCell.self)
let user: UserCell = table.dequeue()
print(fill(user, "ann"), UserCell.identifier)
print(fill(table.dequeue(CountCell.self), 3), CountCell.identifier)
struct Stack<Element> {
  private(set) var items: [Element] = []
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }
  subscript(index: Int) -> Element { get { items[index] } set { items[index] = newValue } }
}
extension Stack where Element: Numeric { var sum: Element { items.reduce(0, +) } }
extension Stack: Equatable where Element: Equatable {}
extension Stack: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { items = elements }
}
var stack: Stack<Double> = [1, 2.5]
stack.push(3)
stack[0] *= 4
print(stack.sum, stack.top ?? 0, stack == [4, 2.5, 3], stack.pop() ?? 0)
func largest<S: Sequence>(_ items: S) -> S.Element? where S.Element: Comparable {
  var found: S.Element?
  for item in items { if let best = found { if item > best { found = item } } else { found = item } }
  return found
}
print(largest([3, 9, 2]) ?? 0, largest("hello") ?? "-", largest([String]()) ?? "none")
struct AnyShape { let area: () -> Double; init<S: Shape>(_ shape: S) { area = { shape.area } } }
protocol Shape { var area: Double { get }; init(side: Double) }
struct Square: Shape { let side: Double; var area: Double { side * side } }
struct Circle: Shape { let radius: Double; init(side: Double) { radius = side / 2 }; var area: Double { 3 * radius * radius } }
func make<S: Shape>(_: S.Type, _ side: Double) -> S { S(side: side) }
print([AnyShape(make(Square.self, 3)), AnyShape(make(Circle.self, 4))].map { $0.area() })
let kinds: [any Shape.Type] = [Square.self, Circle.self]
print(kinds.map { $0.init(side: 2).area }.reduce(0, +))
typealias Pair<T> = (T, T)
func swapped<T>(_ pair: Pair<T>) -> Pair<T> { (pair.1, pair.0) }
print(swapped((1, 2)), swapped(("a", "b")).0)
