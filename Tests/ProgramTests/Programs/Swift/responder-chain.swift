// An action goes up from view to view until somebody takes it.
class Responder {
  let name: String
  var next: Responder?
  init(_ name: String, next: Responder? = nil) {
    self.name = name
    self.next = next
  }
  func canHandle(_ action: String) -> Bool { false }
  func handle(_ action: String) {
    if canHandle(action) {
      print("\(name) handles \(action)")
    } else if let next {
      print("\(name) passes on")
      next.handle(action)
    } else {
      print("nobody handles \(action)")
    }
  }
}
final class Controller: Responder {
  override func canHandle(_ action: String) -> Bool { action == "save" || super.canHandle(action) }
}
final class TextField: Responder {
  var isEditing = false
  override func canHandle(_ action: String) -> Bool { isEditing && ["copy", "paste"].contains(action) }
}
let window = Responder("window")
let controller = Controller("controller", next: window)
let field = TextField("field", next: Responder("view", next: controller))
field.handle("copy")
field.isEditing = true
for action in ["copy", "save", "print"] { field.handle(action) }
