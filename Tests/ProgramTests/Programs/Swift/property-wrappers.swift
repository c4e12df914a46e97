// A wrapper keeps a property within limits.
@propertyWrapper
struct Limited {
  private var value: Int
  private let range: ClosedRange<Int>
  private(set) var projectedValue = false

  var wrappedValue: Int {
    get { value }
    set {
      projectedValue = !range.contains(newValue)
      value = min(max(newValue, range.lowerBound), range.upperBound)
    }
  }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
@propertyWrapper
struct Trimmed {
  var wrappedValue: String { didSet { wrappedValue = Trimmed.trim(wrappedValue) } }
  init(wrappedValue: String) { self.wrappedValue = Trimmed.trim(wrappedValue) }
  static func trim(_ text: String) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
struct Settings {
  @Limited(0...10) var volume = 50
  @Trimmed var name: String = "  Bo "
}
var settings = Settings()
print(settings.volume, settings.$volume)
settings.volume = 3
print(settings.volume, settings.$volume)
settings.volume += 40
print(settings.volume, settings.$volume)
settings.name = "  Mia   "
print("[\(settings.name)]")
