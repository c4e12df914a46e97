// The keys of a calculator, one after another.
struct Calculator {
  private var shown = "0"
  private var stored: Double?
  private var operation: Character?
  private var isTyping = false
  var display: String { shown }
  mutating func press(_ key: Character) {
    switch key {
    case "0"..."9":
      shown = isTyping ? shown + String(key) : String(key)
      isTyping = true
    case ".":
      if !shown.contains(".") { shown += "." }
      isTyping = true
    case "+", "-", "*", "/":
      reckon()
      operation = key
    case "=":
      reckon()
      operation = nil
    case "C":
      self = Calculator()
    default:
      break
    }
  }
  private mutating func reckon() {
    let value = Double(shown) ?? 0
    if let stored, let operation, isTyping {
      switch operation {
      case "+": show(stored + value)
      case "-": show(stored - value)
      case "*": show(stored * value)
      default: value == 0 ? (shown = "error") : show(stored / value)
      }
    }
    stored = Double(shown)
    isTyping = false
  }
  private mutating func show(_ value: Double) {
    shown = value == value.rounded() ? String(Int(value)) : String(value)
  }
}
for keys in ["12+30=", "2*3+4=", "7/2=", "1/0=", "1.5+1.5=", "9-C5="] {
  var calculator = Calculator()
  keys.forEach { calculator.press($0) }
  print(keys, calculator.display)
}
