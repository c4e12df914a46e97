// Conditions on loops, cases and generics.
let words = ["apple", "kiwi", "banana", "fig", "cherry"]
for word in words where word.count > 4 { print(word, terminator: " ") }
print()
for (index, word) in words.enumerated() where index % 2 == 0 && word.contains("a") { print(index, word) }
func kind(_ n: Int) -> String {
  switch n {
  case let x where x < 0: return "negative"
  case 0: return "zero"
  case let x where x % 2 == 0: return "even"
  case _ where n > 100: return "large and odd"
  default: return "odd"
  }
}
print([-3, 0, 8, 7, 101].map(kind))
func same<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Bool where A.Element == B.Element, A.Element: Equatable {
  zip(a, b).allSatisfy { $0 == $1 }
}
print(same([1, 2], 1...2), same(["a"], ["b"]))
struct Failure: Error { let code: Int }
for code in [404, 500, 503] {
  do {
    throw Failure(code: code)
  } catch let failure as Failure where failure.code < 500 {
    print("yours: \(failure.code)")
  } catch let failure as Failure where failure.code == 500 {
    print("ours")
  } catch {
    print("other: \(error)")
  }
}
