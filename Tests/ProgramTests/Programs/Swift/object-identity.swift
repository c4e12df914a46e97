// Equal or the same.
final class Token: Equatable {
  let value: Int
  init(_ value: Int) { self.value = value }
  static func == (a: Token, b: Token) -> Bool { a.value == b.value }
}
let a = Token(1)
let b = Token(1)
let c = a
print(a == b, a === b, a === c, a != Token(2))
let tokens = [a, b]
print(tokens.firstIndex { $0 === b } ?? -1, tokens.firstIndex(of: b) ?? -1, tokens.contains { $0 === Token(1) })
var seen: Set<ObjectIdentifier> = []
for token in [a, b, c] { seen.insert(ObjectIdentifier(token)) }
print(seen.count)
let nothing: Token? = nil
print(nothing === nil, a === nil, nothing == nil)
