// A place that should never be reached.
enum Tab: Int { case home, search }
func title(_ number: Int) -> String {
  guard let tab = Tab(rawValue: number) else { fatalError("no tab \(number)") }
  return "\(tab)"
}
for number in 0...2 { print(title(number)) }
