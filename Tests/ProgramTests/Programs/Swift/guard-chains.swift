// One guard after another: what is left is safe.
struct Form {
  var name: String?
  var age: String?
  var email: String?
}
enum Problem: Error, CustomStringConvertible {
  case missing(String)
  case notANumber(String)
  case outOfRange(Int)
  var description: String {
    switch self {
    case .missing(let field): return "\(field) is missing"
    case .notANumber(let text): return "'\(text)' is not a number"
    case .outOfRange(let number): return "\(number) is not an age"
    }
  }
}
func check(_ form: Form) throws -> String {
  guard let name = form.name, !name.isEmpty else { throw Problem.missing("name") }
  guard let text = form.age else { throw Problem.missing("age") }
  guard let age = Int(text) else { throw Problem.notANumber(text) }
  guard (0...130).contains(age) else { throw Problem.outOfRange(age) }
  guard let email = form.email, let at = email.firstIndex(of: "@"), at != email.startIndex else {
    throw Problem.missing("email")
  }
  return "\(name), \(age), at \(email[email.index(after: at)...])"
}
let forms = [
  Form(), Form(name: "Ann"), Form(name: "Ann", age: "x"), Form(name: "Ann", age: "200"),
  Form(name: "Ann", age: "30", email: "@b"), Form(name: "Ann", age: "30", email: "a@b.org"),
]
for form in forms {
  do { print(try check(form)) } catch { print("problem: \(error)") }
}
