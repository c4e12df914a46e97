// An unowned reference outlives its object.
final class Owner {
  let name = "owner"
}
final class Part {
  unowned let owner: Owner
  init(_ owner: Owner) { self.owner = owner }
}
var owner: Owner? = Owner()
let part = Part(owner!)
print(part.owner.name)
owner = nil
print("gone")
print(part.owner.name)
