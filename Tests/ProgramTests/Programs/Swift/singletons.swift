// One shared object, made when it is first needed.
final class Settings {
  static let shared = Settings()
  var fontSize = 12
  private init() { print("settings made") }
}
struct Counter {
  static var made = 0
  let number: Int
  init() {
    Counter.made += 1
    number = Self.made
  }
}
print("start")
Settings.shared.fontSize = 20
print(Settings.shared.fontSize, Settings.shared === Settings.shared)
_ = Counter()
let second = Counter()
print(second.number, Counter.made)

enum Palette {
  static let names: [String] = {
    print("palette prepared")
    return ["red", "blue"]
  }()
  static var favourite: String { names[1] }
}
print(Palette.favourite, Palette.names.count)
