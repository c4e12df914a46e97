/// What should have held and did not, in words.
final class Faults {
  private(set) var found: [String] = []

  func demand(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { found.append(what()) }
  }
}
