// Success or failure as a value.
enum ParseError: Error, Equatable {
  case empty
  case notANumber(String)
}
func parse(_ text: String) -> Result<Int, ParseError> {
  if text.isEmpty { return .failure(.empty) }
  guard let number = Int(text) else { return .failure(.notANumber(text)) }
  return .success(number)
}
for text in ["12", "", "x1"] {
  switch parse(text) {
  case .success(let number): print("number \(number)")
  case .failure(.empty): print("empty")
  case .failure(.notANumber(let text)): print("not a number: \(text)")
  }
}
print(parse("20").map { $0 * 2 })
do {
  print(try parse("8").get())
  print(try parse("eight").get())
} catch {
  print("failed with \(error)")
}
func load(completion: (Result<String, ParseError>) -> Void) {
  completion(.success("loaded"))
  completion(.failure(.empty))
}
load { result in
  if case .success(let text) = result { print(text) } else { print("failure") }
}
