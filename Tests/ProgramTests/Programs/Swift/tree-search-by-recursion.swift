// Folders in folders, searched from the top.
final class Folder {
  let name: String
  private(set) var children: [Folder] = []
  private(set) weak var parent: Folder?
  init(_ name: String, _ children: Folder...) {
    self.name = name
    for child in children { add(child) }
  }
  func add(_ child: Folder) {
    child.parent = self
    children.append(child)
  }
  var path: String {
    guard let parent else { return name }
    return parent.path + "/" + name
  }
  func find(_ name: String) -> Folder? {
    if self.name == name { return self }
    for child in children {
      if let found = child.find(name) { return found }
    }
    return nil
  }
  var count: Int { children.reduce(1) { $0 + $1.count } }
  func draw(indent: Int = 0) {
    print(String(repeating: "  ", count: indent) + name)
    children.forEach { $0.draw(indent: indent + 1) }
  }
}
let root = Folder("home", Folder("music", Folder("jazz"), Folder("rock")), Folder("texts"))
root.draw()
print(root.count, root.find("rock")?.path ?? "not there", root.find("films")?.path ?? "not there")
root.find("texts")?.add(Folder("letters"))
print(root.find("letters")!.path, root.children.map(\.count))
