// A wrapper that remembers, with a projected value.
@propertyWrapper
struct Logged<Value> {
  private var value: Value
  private(set) var history: [Value] = []
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { value }
    set {
      history.append(value)
      value = newValue
    }
  }
  var projectedValue: Logged { self }
}
@propertyWrapper
struct Default {
  let fallback: String
  private var stored: String?
  init(_ fallback: String) { self.fallback = fallback }
  var wrappedValue: String {
    get { stored ?? fallback }
    set { stored = newValue.isEmpty ? nil : newValue }
  }
}
final class Form {
  @Logged var name = "none"
  @Logged var age: Int = 0
  @Default("nowhere") var city
}
let form = Form()
form.name = "Ann"
form.name += "a"
form.age = 30
print(form.name, form.$name.history, form.age, form.$age.history)
print(form.city)
form.city = "Rome"
print(form.city)
form.city = ""
print(form.city)
func local() {
  @Logged var count = 1
  count += 1
  count *= 5
  print(count, $count.history)
}
local()
