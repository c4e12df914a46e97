// Comparing what may be missing.
let a: Int? = 3
let b: Int? = nil
print(a == 3, a == nil, b == nil, a == b, a != 4)
print((a ?? 0) > 2, a.map { $0 > 2 } ?? false)
switch a {
case nil: print("nothing")
case 3: print("three")
case let n?: print("some \(n)")
}
switch (a, b) {
case (let x?, let y?): print(x + y)
case (let x?, nil), (nil, let x?): print("one of them: \(x)")
case (nil, nil): print("none")
}
let names: [String?] = ["a", nil, "b"]
print(names.filter { $0 != nil }.count, names.contains(nil), names.firstIndex(of: "b") as Any)
let list: [Int]? = [1]
print(list?.isEmpty == false, list?.contains(1) ?? false, (list?.count ?? 0) > 0)
var text: String? = "x"
text? += "y"
text = text.map { $0 + "z" }
print(text!, text?.isEmpty == true)
text = nil
text? += "never"
print(text as Any)
let flag: Bool? = nil
print(flag != true, flag ?? true)
