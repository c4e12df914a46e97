// A generic structure is printed with the types that fill its holes.
struct Pair<A, B> {
  var first: A
  var second: B
}
enum Loading<Value> {
  case waiting
  case done(Value)
}
print(Pair(first: 1, second: "one"))
print([Pair(first: true, second: 2.5)])
print(Loading.done(4), Loading<Int>.waiting)
print([Loading.done("text")])
print(type(of: Pair(first: [1], second: "x" as Character)))
