// Every tab keeps its own stack of screens.
struct Navigation {
  enum Tab: String, CaseIterable { case home, search, profile }
  private(set) var tab = Tab.home
  private(set) var stacks: [Tab: [String]] = Dictionary(
    uniqueKeysWithValues: Tab.allCases.map { ($0, [$0.rawValue]) })
  private(set) var badges: [Tab: Int] = [:]

  var path: String { stacks[tab, default: []].joined(separator: "/") }
  mutating func push(_ screen: String) { stacks[tab]?.append(screen) }
  mutating func pop() -> Bool {
    guard let stack = stacks[tab], stack.count > 1 else { return false }
    stacks[tab]!.removeLast()
    return true
  }
  mutating func select(_ new: Tab) {
    if new == tab, let root = stacks[new]?.first {
      stacks[new] = [root]
    }
    tab = new
    badges[new] = nil
  }
  mutating func notify(_ other: Tab) {
    if other != tab { badges[other, default: 0] += 1 }
  }
}
var navigation = Navigation()
navigation.push("news")
navigation.push("article")
navigation.notify(.profile)
navigation.notify(.profile)
navigation.notify(.home)
print(navigation.path, navigation.badges.map { "\($0.key) \($0.value)" })
navigation.select(.search)
navigation.push("results")
print(navigation.path, navigation.pop(), navigation.pop(), navigation.path)
navigation.select(.home)
print(navigation.path)
navigation.select(.home)
navigation.select(.profile)
print(navigation.stacks[.home]!, navigation.badges.isEmpty)
