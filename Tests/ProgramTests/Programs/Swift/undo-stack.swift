// Every change is remembered and can be taken back.
struct Document: Equatable {
  var title = "untitled"
  var lines: [String] = []
}
final class Editor {
  private(set) var document = Document()
  private var past: [Document] = []
  private var future: [Document] = []
  func edit(_ change: (inout Document) -> Void) {
    let before = document
    change(&document)
    guard document != before else {
      print("nothing changed")
      return
    }
    past.append(before)
    future = []
  }
  func undo() {
    guard let last = past.popLast() else { return }
    future.append(document)
    document = last
  }
  func redo() {
    guard let next = future.popLast() else { return }
    past.append(document)
    document = next
  }
}
let editor = Editor()
editor.edit { $0.lines.append("one") }
editor.edit { document in
  document.title = "Notes"
  document.lines.append("two")
}
editor.edit { $0.title = "Notes" }
print(editor.document)
editor.undo()
print(editor.document)
editor.redo()
editor.undo()
editor.undo()
editor.undo()
print(editor.document)
editor.redo()
editor.edit { $0.lines[0] += "!" }
editor.redo()
print(editor.document)
