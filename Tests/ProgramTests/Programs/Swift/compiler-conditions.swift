// What the compiler decides: #if, #available, #selector-free marks, attributes.
#if NEVER
let mode = "debug"
#else
let mode = "release"
#endif
print(mode)
#if os(Windows)
print("ios")
#elseif swift(>=5.0)
print("swift 5")
#else
print("old")
#endif
@available(iOS 13.0, *)
struct New { var value = 1 }
if #available(iOS 15, macOS 12, *) { print("available", New().value) } else { print("not") }
func check() -> Bool { guard #available(iOS 14.0, *) else { return false }; return true }
print(check())

// MARK: - Types
/// A doc comment
enum Direction: String, CaseIterable, Codable { case north, south = "S", east, west }
struct Settings: Codable, Equatable, Hashable {
  var name: String
  var count: Int?
  enum CodingKeys: String, CodingKey { case name = "n"; case count }
  init(name: String, count: Int? = nil) { self.name = name; self.count = count }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    count = try container.decodeIfPresent(Int.self, forKey: .count)
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
  }
}
print(Direction.allCases.map(\.rawValue), Direction(rawValue: "S") ?? .north, Direction(rawValue: "x") as Any)
print(Settings(name: "a"), Settings(name: "a") == Settings(name: "a", count: nil), Set([Settings(name: "a"), Settings(name: "a")]).count)
@inline(__always) func fast(_ x: Int) -> Int { x &+ 1 }
@discardableResult func log(_ items: Any..., file: String = "f", line: Int = 3) -> Int { print(items, line); return items.count }
log(1, "a", 2.5)
log()
print(fast(2))
let url = "a/b"; let number = 1_000_000; let hex = 0xFF, binary = 0b101, octal = 0o17; let float = 1.5e3, h = 0x1p4
print(url, number, hex, binary, octal, float, h)
_ = { print("run at once") }()
let `class` = "keyword"
print(`class`, #function, #line > 10)
fileprivate extension String { var isBlank: Bool { allSatisfy(\.isWhitespace) } }
print("  ".isBlank, "a".isBlank)
assert(number > 0, "must be"); precondition(hex == 255)
@frozen public struct Box<T> { @usableFromInline let t: T; public init(_ t: T) { self.t = t } }
print(Box(3).t)


