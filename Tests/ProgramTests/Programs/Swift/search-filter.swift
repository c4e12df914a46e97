// A list that shows what fits the text that was typed.
final class SearchModel {
  private let all: [String]
  var query = "" { didSet { if query != oldValue { update() } } }
  private(set) var shown: [String] = []
  private(set) var updates = 0
  init(_ all: [String]) {
    self.all = all.sorted()
    shown = self.all
  }
  private func update() {
    updates += 1
    let wanted = query.lowercased()
    guard !wanted.isEmpty else {
      shown = all
      return
    }
    let starting = all.filter { $0.lowercased().hasPrefix(wanted) }
    let containing = all.filter { !starting.contains($0) && $0.lowercased().contains(wanted) }
    shown = starting + containing
  }
  var title: String {
    switch shown.count {
    case 0: "Nothing found for '\(query)'"
    case 1: "One result"
    case let count where count == all.count: "All \(count)"
    case let count: "\(count) results"
    }
  }
}
let model = SearchModel(["Oslo", "Rome", "Lagos", "Osaka", "Cologne"])
print(model.title, model.shown)
for text in ["o", "OS", "os", "lo", "", "xyz"] {
  model.query = text
  print(model.title, model.shown)
}
print(model.updates)
