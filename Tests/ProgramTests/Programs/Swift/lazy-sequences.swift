// lazy works only on what is really needed.
var looked = 0
let numbers = 1...1000
let firstLarge = numbers.lazy
  .map { n -> Int in
    looked += 1
    return n * n
  }
  .first { $0 > 50 }
print(firstLarge ?? 0, looked)
looked = 0
let eager = (1...10).map { n -> Int in
  looked += 1
  return n * n
}.first { $0 > 50 }
print(eager ?? 0, looked)
let evens = (1...).lazy.filter { $0 % 2 == 0 }
print(Array(evens.prefix(4)))
let powers = sequence(first: 1) { $0 * 3 }
print(Array(powers.prefix(5)))
for step in sequence(first: 40, next: { $0 > 1 ? $0 / 3 : nil }) { print(step, terminator: " ") }
print()
print(sequence(state: (0, 1)) { state -> Int? in
  let next = state.0
  state = (state.1, state.0 + state.1)
  return next > 30 ? nil : next
}.map { $0 })
