// Calls that return the changed value can be chained.
struct Request {
  private(set) var path: String
  private(set) var query: [(String, String)] = []
  private(set) var retries = 0
  init(_ path: String) { self.path = path }
  func adding(_ name: String, _ value: String) -> Request {
    var copy = self
    copy.query.append((name, value))
    return copy
  }
  func retrying(_ times: Int) -> Request {
    var copy = self
    copy.retries = times
    return copy
  }
  var text: String {
    let parts = query.map { "\($0)=\($1)" }
    return path + (parts.isEmpty ? "" : "?" + parts.joined(separator: "&"))
  }
}
final class Alert {
  private var lines: [String] = []
  @discardableResult
  func line(_ text: String) -> Alert {
    lines.append(text)
    return self
  }
  @discardableResult
  func configure(_ change: (Alert) -> Void) -> Self {
    change(self)
    return self
  }
  func show() { print(lines.joined(separator: " / ")) }
}
let base = Request("/search").adding("q", "tea")
let full = base.adding("page", "2").retrying(3)
print(base.text, full.text, base.retries, full.retries)
Alert().line("Really?").configure { $0.line("Think again.") }.line("OK").show()
