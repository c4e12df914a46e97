// Sequences that are worked out step by step.
struct Countdown: Sequence, IteratorProtocol {
  var count: Int
  mutating func next() -> Int? { guard count > 0 else { return nil }; defer { count -= 1 }; return count }
}
print(Array(Countdown(count: 3)), Countdown(count: 4).map { $0 * 2 }, Countdown(count: 5).contains(2))
for (index, value) in Countdown(count: 2).enumerated() { print(index, value) }
var seen: [Int] = []
let hit = [3, 1, 4, 1, 5].lazy.filter { seen.append($0); return $0 > 3 }.map { $0 * 10 }.first
print(hit ?? 0, seen)
seen = []
print([1, 2, 3, 4].lazy.map { seen.append($0); return $0 }.contains(2), seen)
var iterator = [10, 20].makeIterator()
while let next = iterator.next() { print(next) }
print(iterator.next() as Any)
let chunked = stride(from: 0, to: 7, by: 3).map { Array((0..<7).dropFirst($0).prefix(3)) }
print(chunked)
for (a, b) in zip(1..., ["x", "y"]) { print(a, b) }
print(sequence(first: 1, next: { $0 * 2 }).prefix(while: { $0 < 50 }).map(String.init).joined(separator: ","))
print(sequence(first: 3, next: { $0 == 0 ? nil : $0 - 1 }).reduce(0, +))
var generator = sequence(state: 5) { (n: inout Int) -> Int? in n -= 1; return n > 0 ? n : nil }
print(generator.next() ?? -1, generator.next() ?? -1)
print(repeatElement("ab", count: 3).joined(), Array(repeating: 0, count: 2))
print((1...).first { $0 * $0 > 200 } ?? 0)
print(Array([5, 6].lazy.map { $0 + 1 }))
let any = AnySequence([1, 2, 3])
print(any.map { $0 }, AnyIterator { seen.popLast() }.map { $0 })
print((0..<10).lazy.filter { $0 % 2 == 1 }.map { $0 * $0 }.reduce(0, +))
for n in (1...3).lazy.map({ $0 * 2 }) { print(n, terminator: " ") }
print()
print([[1, 2], [3]].lazy.flatMap { $0 }.count, [1, nil, 3].lazy.compactMap { $0 }.first!)
print(["b": 2, "a": 1].sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print([4, 2, 8].indices.filter { $0 > 0 }, [1, 2, 3, 4].split { $0 == 3 }.map(Array.init))
print([1, 5, 2].max { $0 < $1 }!, ["aa", "b"].min { $0.count < $1.count }!)
print(Array([1, 2, 3, 4, 5].drop { $0 < 3 }), [1, 2, 3].starts(with: [1, 2]), [1, 2].elementsEqual([1, 2]))
print([3, 1, 2].partitioned(by: { $0 > 1 }))
extension Array { func partitioned(by test: (Element) -> Bool) -> ([Element], [Element]) { (filter(test), filter { !test($0) }) }
}
