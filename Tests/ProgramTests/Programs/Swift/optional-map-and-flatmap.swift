// Working on what is inside an optional without taking it out.
let text: String? = "42"
let number = text.flatMap { Int($0) }
let doubled = number.map { $0 * 2 }
print(number as Any, doubled as Any)

let missing: String? = nil
print(missing.map { $0.count } as Any)
print(missing.flatMap { Int($0) } ?? 0)
print(missing?.count ?? -1, text?.count ?? -1)

let words = ["1", "two", "3", "four"]
print(words.map { Int($0) })
print(words.compactMap { Int($0) })

let a: Int? = nil
let b: Int? = nil
print(a ?? b ?? 7)
print(a == nil, number == 42, a != number)
