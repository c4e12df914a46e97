// Values of unknown type, and finding out what they are.
let things: [Any] = [1, 2.5, "three", [4, 5], true, ("six", 6), Optional(7) as Any]
for thing in things {
  switch thing {
  case let number as Int: print("Int \(number)")
  case let number as Double: print("Double \(number)")
  case let text as String: print("String of \(text.count)")
  case let list as [Int]: print("list of \(list.count)")
  case is Bool: print("Bool")
  case let (name, number) as (String, Int): print("pair \(name) \(number)")
  default: print("something else")
  }
}
let value: Any = "12"
print((value as? String)?.count ?? 0, value as? Int as Any, value is String)
let numbers = things.compactMap { $0 as? Int }
print(numbers)
let text = value as! String
print(text + "!")
let objects: [AnyObject] = []
print(objects.isEmpty)
let any: Any = 5
print(any, type(of: any), type(of: text), type(of: [1.5]))
