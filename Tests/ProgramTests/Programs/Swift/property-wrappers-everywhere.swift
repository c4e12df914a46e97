// Wrappers on locals, on statics, with arguments, over observers.
@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: Value { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
}
@propertyWrapper final class Stored {
  static var storage: [String: Int] = [:]
  let key: String
  init(key: String) { self.key = key }
  var wrappedValue: Int { get { Stored.storage[key] ?? -1 } set { Stored.storage[key] = newValue } }
  var projectedValue: Stored { self }
  func reset() { Stored.storage[key] = nil }
}
@propertyWrapper struct Trimmed { private var text = ""; var wrappedValue: String { get { text } set { text = newValue.split(separator: " ").joined(separator: " ") } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
enum Defaults { @Stored(key: "volume") static var volume }
struct Player {
  @Clamped(0...10) var volume = 50
  @Trimmed var name: String = "  a   b "
  @Clamped(0...1) var alpha: Double = 0.5 { didSet { print("alpha", oldValue, alpha) } }
}
var player = Player()
print(player.volume, player.name)
player.volume -= 30; player.name = " x  y "; player.alpha = 3
print(player.volume, player.name, player.alpha)
print(Defaults.volume); Defaults.volume = 4; print(Defaults.volume); Defaults.$volume.reset(); print(Defaults.volume)
func local(_ start: Int) -> Int {
  @Clamped(0...5) var steps = start
  steps += 3
  let add = { steps += 1 }
  add(); add()
  @Trimmed var text = " q  r "
  print(steps, text)
  return steps
}
print(local(-4), local(9))
let other = Player(volume: 3, name: " z ", alpha: 0.1)
print(other.volume, other.name, other.alpha)
