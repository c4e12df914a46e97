// Choosing by the parts of a path.
enum Route: Equatable {
  case home
  case user(id: Int)
  case search(text: String, page: Int)
  case unknown(String)
}
func route(_ path: String) -> Route {
  let halves = path.split(separator: "?", maxSplits: 1).map(String.init)
  let parts = (halves.first ?? "").split(separator: "/").map(String.init)
  var query: [String: String] = [:]
  if halves.count > 1 {
    for pair in halves[1].split(separator: "&") {
      let sides = pair.split(separator: "=", omittingEmptySubsequences: false)
      if sides.count == 2 { query[String(sides[0])] = String(sides[1]) }
    }
  }
  switch (parts.first, parts.count) {
  case (nil, _): return .home
  case ("user", 2):
    guard let id = Int(parts[1]) else { return .unknown(path) }
    return .user(id: id)
  case ("search", 1):
    return .search(text: query["q", default: ""], page: query["page"].flatMap { Int($0) } ?? 1)
  default:
    return .unknown(path)
  }
}
for path in ["/", "/user/7", "/user/x", "/search?q=tea&page=3", "/search", "/user/7/photos"] {
  print(path, route(path))
}
print(route("/user/1") == .user(id: 1))
