// A chain of questions that stops at the first nothing.
final class Company {
  var name: String
  var boss: Person?
  var branches: [String: Company] = [:]
  init(_ name: String) { self.name = name }
  func branch(_ city: String) -> Company? { branches[city] }
}
final class Person {
  var name: String
  var assistant: Person?
  var phones: [String]?
  init(_ name: String) { self.name = name }
  func rename(_ name: String) -> Person {
    self.name = name
    return self
  }
}
let company = Company("Acme")
print(company.boss?.assistant?.name as Any, company.branch("Rome")?.boss?.name.count as Any)
company.boss = Person("Ann")
company.boss?.assistant = Person("Bob")
company.branches["Rome"] = Company("Acme Roma")
print(company.boss?.assistant?.name ?? "none", company.branch("Rome")?.name ?? "none")
print(company.branch("Rome")?.boss?.phones?[0] as Any)
company.branch("Rome")?.boss = company.boss?.assistant
company.branches["Rome"]?.boss?.phones = ["1", "2"]
print(company.boss?.assistant?.phones?.count ?? 0, company.boss?.assistant?.phones?.last ?? "-")
print(company.boss?.rename("Anna").assistant?.rename("Bobby").name ?? "-", company.boss!.name)
if let phone = company.branch("Rome")?.boss?.phones?.first, let number = Int(phone) { print(number + 1) }
print(company.branch("Oslo")?.boss?.rename("x") == nil, company.boss?.name == "Anna")
let lengths = [company.boss, nil].map { $0?.name.count }
print(lengths)
