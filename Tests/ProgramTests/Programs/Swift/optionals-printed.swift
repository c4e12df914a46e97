// How optionals look when they are printed.
let some: Int? = 5
let none: Int? = nil
print(some as Any, none as Any)
print("\(some as Any) \(String(describing: none))")
let name: String? = "Ada"
print(name as Any)
print([1, nil, 3] as [Int?])
print(["a": Optional(1)])
let nested: Int?? = .some(.none)
print(nested as Any)
print(Int("12") as Any, Int("x") as Any)
print(some.map { $0 * 2 } as Any)
print(some!, some ?? 0, none ?? -1)
