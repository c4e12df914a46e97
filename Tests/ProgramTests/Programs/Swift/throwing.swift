// Errors are thrown, caught by kind, or turned into nil.
enum BankError: Error {
  case tooLittle(missing: Int)
  case frozen
}
struct Account {
  var balance: Int
  var isFrozen = false
  mutating func withdraw(_ amount: Int) throws -> Int {
    guard !isFrozen else { throw BankError.frozen }
    if amount > balance { throw BankError.tooLittle(missing: amount - balance) }
    balance -= amount
    return balance
  }
}
var account = Account(balance: 100)
for amount in [30, 90, 70] {
  do {
    let left = try account.withdraw(amount)
    print("took \(amount), left \(left)")
  } catch BankError.tooLittle(let missing) {
    print("missing \(missing)")
  } catch {
    print("other: \(error)")
  }
}
account.isFrozen = true
do {
  _ = try account.withdraw(1)
} catch {
  print(error)
}
print((try? account.withdraw(1)) as Any)
account.isFrozen = false
account.balance = 5
if let left = try? account.withdraw(2) { print("left \(left)") }
