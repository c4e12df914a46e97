// What is copied and what is shared, through several levels.
struct Label {
  var text: String
  var size = 12
}
final class View {
  var labels: [Label]
  var title = Label(text: "title")
  init(labels: [Label]) { self.labels = labels }
}
struct Screen {
  var view: View
  var badge: Label
}
var first = Screen(view: View(labels: [Label(text: "a")]), badge: Label(text: "new"))
var second = first
second.badge.text = "old"
second.view.title.text = "shared title"
second.view.labels[0].size += 8
second.view.labels.append(Label(text: "b"))
print(first.badge.text, first.view.title.text, first.view.labels.count, first.view.labels[0].size)
var label = first.view.labels[0]
label.text = "copy"
print(first.view.labels[0].text, label.text)
second.view = View(labels: [])
print(first.view.labels.count, second.view.labels.count)
let constant = first
constant.view.labels.removeAll()
print(first.view.labels.isEmpty)
