// Unwrapping: if let, guard let, several at once, and the short form.
func greeting(for name: String?) -> String {
  guard let name, !name.isEmpty else { return "Hello, stranger" }
  return "Hello, \(name)"
}
print(greeting(for: nil), greeting(for: ""), greeting(for: "Lin"), separator: " | ")

func area(_ width: String, _ height: String) -> Int? {
  guard let w = Int(width), let h = Int(height) else {
    print("cannot read \(width) x \(height)")
    return nil
  }
  return w * h
}
if let result = area("3", "7"), result > 20 {
  print("large: \(result)")
}
if let result = area("3", "x") {
  print(result)
} else {
  print("no area")
}

var queue: [Int] = [5, 6, 7]
while let next = queue.popLast() {
  print("took \(next)")
  if next == 6 { queue.append(60) }
  if next == 60 { queue = [1] }
}

let maybe: Int? = 3
if case .some(let value) = maybe { print(value) }
if case let value? = maybe, value > 2 { print("more than two") }
