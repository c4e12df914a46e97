// Several objects that work on the same one.
final class Account {
  private(set) var balance: Int
  private(set) var log: [String] = []
  init(balance: Int) { self.balance = balance }
  func change(by amount: Int, _ who: String) -> Bool {
    guard balance + amount >= 0 else {
      log.append("\(who) refused")
      return false
    }
    balance += amount
    log.append("\(who) \(amount > 0 ? "+" : "")\(amount)")
    return true
  }
}
class Member {
  let name: String
  let account: Account
  init(_ name: String, _ account: Account) {
    self.name = name
    self.account = account
  }
  func pay(_ amount: Int) { _ = account.change(by: -amount, name) }
}
final class Child: Member {
  var limit = 10
  override func pay(_ amount: Int) {
    if amount > limit {
      print("\(name): too much")
      return
    }
    limit -= amount
    super.pay(amount)
  }
}
let account = Account(balance: 30)
let family: [Member] = [Member("Ann", account), Child("Bo", account)]
for member in family { member.pay(8) }
for member in family { member.pay(5) }
family[0].pay(20)
print(account.balance)
account.log.forEach { print($0) }
