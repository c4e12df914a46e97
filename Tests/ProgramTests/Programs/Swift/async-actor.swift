// An actor guards its state; calls from outside are awaited.
actor Account {
  private(set) var balance = 0
  private var history: [Int] = []
  func deposit(_ amount: Int) -> Int {
    balance += amount
    history.append(amount)
    return balance
  }
  func withdraw(_ amount: Int) -> Bool {
    guard amount <= balance else { return false }
    balance -= amount
    history.append(-amount)
    return true
  }
  func report() -> String { history.map(String.init).joined(separator: ",") }
}
let account = Account()
print(await account.deposit(50))
print(await account.withdraw(70), await account.withdraw(20))
print(await account.balance, await account.report())
