// Rules as closures, errors collected by field.
struct Rule {
  let message: String
  let isMet: (String) -> Bool
  static let notEmpty = Rule(message: "must not be empty") { !$0.isEmpty }
  static func atLeast(_ count: Int) -> Rule {
    Rule(message: "needs \(count) letters") { $0.count >= count }
  }
  static func matches(_ other: String) -> Rule { Rule(message: "must be the same") { $0 == other } }
}
struct Field {
  let name: String
  let text: String
  let rules: [Rule]
  var problems: [String] { rules.filter { !$0.isMet(text) }.map(\.message) }
}
func check(_ fields: Field...) -> Bool {
  var isFine = true
  for field in fields {
    for problem in field.problems {
      print("\(field.name) \(problem)")
      isFine = false
    }
  }
  return isFine
}
print(check(Field(name: "name", text: "", rules: [.notEmpty, .atLeast(2)])))
print(
  check(
    Field(name: "word", text: "secret", rules: [.notEmpty, .atLeast(8)]),
    Field(name: "repeat", text: "Secret", rules: [.matches("secret")])))
print(check(Field(name: "city", text: "Rome", rules: [.notEmpty]), Field(name: "note", text: "", rules: [])))
