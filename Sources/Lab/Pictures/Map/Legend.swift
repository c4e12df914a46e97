import Engine

/// Gives every owner a letter: of its own name where that is free.
struct MapLegend {
  struct Entry {
    /// Nil is nobody.
    let owner: ViewID?
    let letter: Character
    let share: Double
    /// Its place among the colours.
    let number: Int
  }

  /// The largest share first; nobody last.
  let entries: [Entry]
  private let numbers: [ViewID: Int]

  init(_ shares: [ViewID?: Double], order: [ViewID: Int], in scene: Scene, _ glyphs: Glyphs) {
    // In the order of the hierarchy.
    func goesBefore(_ a: ViewID, _ b: ViewID) -> Bool {
      let (own, other) = (order[a] ?? Int.max, order[b] ?? Int.max)
      return own == other ? scene.name(of: a) < scene.name(of: b) : own < other
    }
    var owners: [(view: ViewID, share: Double)] = []
    for case (let owner?, let share) in shares { owners.append((owner, share)) }
    owners.sort { $0.share == $1.share ? goesBefore($0.view, $1.view) : $0.share > $1.share }
    // A letter does not depend on a share.
    var letters: [ViewID: Character] = [:]
    var free = Set(MapLegend.letters)
    func isFree(_ letter: Character, for view: ViewID) -> Bool {
      free.contains(letter)
        && (free.contains(MapLegend.otherCase(letter)) || scene.name(of: view).count == 1)
    }
    // Who is called by one letter has it, with points or without: in a map of A, B and buy nobody else
    // may stand for B.
    let sorted = owners.map { $0.view }.sorted(by: goesBefore)
    let isOwner = Set(sorted.map { scene.name(of: $0) })
    for name in scene.views.map({ $0.name }) where name.count == 1 && !isOwner.contains(name) {
      free.subtract(name)
    }
    let (short, long) = (
      sorted.filter { scene.name(of: $0).count == 1 },
      sorted.filter { scene.name(of: $0).count > 1 }
    )
    for view in short + long {
      let wanted = MapLegend.wanted(scene.name(of: view)) + MapLegend.letters
      // Two letters that differ in case alone are told apart too hard, while there are others.
      let letter =
        wanted.first { isFree($0, for: view) }
        ?? wanted.first { free.contains($0) }
      guard let letter else { continue }
      free.remove(letter)
      letters[view] = letter
    }
    var entries: [Entry] = []
    var numbers: [ViewID: Int] = [:]
    for (number, owner) in owners.enumerated() {
      numbers[owner.view] = number
      entries.append(
        Entry(
          owner: owner.view, letter: letters[owner.view] ?? glyphs.others, share: owner.share,
          number: number))
    }
    if let nobody = shares[ViewID?.none] {
      entries.append(
        Entry(owner: nil, letter: glyphs.nobody, share: nobody, number: entries.count))
    }
    self.entries = entries
    self.numbers = numbers
  }

  func entry(of owner: ViewID?) -> Entry? {
    guard let owner else { return entries.last { $0.owner == nil } }
    return numbers[owner].map { entries[$0] }
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  /// The first character of a name, then its last, then the others.
  private static func wanted(_ name: String) -> [Character] {
    let characters = Array(name).filter { letters.contains($0) }
    guard let first = characters.first, let last = characters.last else { return [] }
    return [first, last] + characters
  }

  private static func otherCase(_ letter: Character) -> Character {
    Array(letter.isUppercase ? letter.lowercased() : letter.uppercased()).first ?? letter
  }
}
