// The initializer that nobody meant to call.
class View {
  let name: String
  init(name: String) { self.name = name }
  required init(coder: String) { fatalError("init(coder:) has not been implemented") }
}
print(View(name: "plain").name)
defer { print("not even this") }
print(View(coder: "file").name)
