// Key paths read, write, compare and travel.
class Label { var text = ""; var isHidden = false; var tag = 0; init(_ text: String) { self.text = text } }
struct Person { var name: String; var address = Address(); var tags: [String] = [] }
struct Address { var city = "Rome"; var zip: Int? = nil }
let labels = [Label("b"), Label("a")]
labels.forEach { $0.isHidden = $0.text == "a" }
print(labels.map(\.text), labels.filter(\.isHidden).count, labels.allSatisfy(\.isHidden), labels.sorted(by: { $0.text < $1.text }).map(\.text))
let path = \Person.address.city
var person = Person(name: "Ann")
person[keyPath: path] = "Oslo"
print(person[keyPath: path], person[keyPath: \.name], person[keyPath: \Person.address.zip] as Any)
func set<Root: AnyObject, Value>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>, _ value: Value) { root[keyPath: path] = value }
set(labels[0], \.tag, 5); set(labels[0], \Label.text, "changed")
print(labels[0].tag, labels[0].text)
extension Sequence { func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }
  func sum<T: Numeric>(_ path: KeyPath<Element, T>) -> T { reduce(0) { $0 + $1[keyPath: path] } } }
let people = [Person(name: "Zed", tags: ["x"]), Person(name: "Al")]
print(people.sorted(by: \.name).map(\.name), people.sum(\.tags.count), people.map(\.address.city.count))
let paths: [KeyPath<Person, String>] = [\.name, \.address.city]
print(paths.map { people[0][keyPath: $0] }, \Person.name == \Person.name)
protocol Then {}
extension Then where Self: AnyObject { @discardableResult func then(_ work: (Self) -> Void) -> Self { work(self); return self }
  func with<T>(_ path: ReferenceWritableKeyPath<Self, T>, _ value: T) -> Self { self[keyPath: path] = value; return self } }
extension Label: Then {}
let made = Label("n").then { $0.tag = 8 }.with(\.isHidden, true)
print(made.tag, made.isHidden)
print([["a": 1], [:]].map(\.isEmpty), ["x": 2].map(\.value), [(1, "q")].map(\.1), [1, 2].map(\.self), ["ab"].map(\.first?.isLetter))
let optional: Person? = people[0]
print(optional.map(\.name) ?? "", optional?[keyPath: path] ?? "")
