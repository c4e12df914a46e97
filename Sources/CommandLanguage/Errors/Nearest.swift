import Engine

/// The words that a mistyped one may have meant.
enum Nearest {
  /// The nearest few, the nearest first; none where nothing is near, and none for a single
  /// letter, which is near to too much.
  static func words(to text: String, among words: [String], limit: Int = 3) -> [String] {
    let key = Array(text.spellingKey.unicodeScalars.prefix(64))
    guard key.count > 1 else { return [] }
    let most = reach(of: key.count)
    var found: [(word: String, distance: Int)] = []
    for word in words {
      let other = Array(word.spellingKey.unicodeScalars)
      guard abs(other.count - key.count) <= most || isStart(key, of: other) else { continue }
      let distance = isStart(key, of: other) ? 1 : distance(key, other)
      if distance <= most { found.append((word, distance)) }
    }
    found.sort { $0.distance == $1.distance ? $0.word < $1.word : $0.distance < $1.distance }
    return found.prefix(limit).map { $0.word }
  }

  /// The nearest names of a scene, those of the wanted sort first. One that differs only in its
  /// capitals leaves no doubt.
  static func names(to text: String, in scene: Scene, sort: ObjectSort) -> [String] {
    let (stem, ending) = parts(of: text)
    let key = Array(stem.spellingKey.unicodeScalars.prefix(64))
    let most = reach(of: key.count)
    var found: [(name: String, rank: Int)] = []
    for (name, object) in scene.names where abs(name.utf8.count - stem.utf8.count) <= most * 4 {
      let other = Array(name.spellingKey.unicodeScalars)
      guard abs(other.count - key.count) <= most else { continue }
      let distance = distance(key, other)
      guard distance <= most else { continue }
      let full = name + ending
      let meant = ending.isEmpty ? object : scene.object(named: full)
      guard let meant else { continue }
      found.append((full, distance + (sort.accepts(meant, in: scene) ? 0 : 100)))
    }
    found.sort { $0.rank == $1.rank ? $0.name < $1.name : $0.rank < $1.rank }
    if found.first?.rank == 0 { found.removeAll { $0.rank > 0 } }
    return found.prefix(3).map { $0.name }
  }

  /// `K.view` is the controller's name and an ending.
  private static func parts(of text: String) -> (stem: String, ending: String) {
    guard let dot = text.lastIndex(of: ".") else { return (text, "") }
    return (String(text[..<dot]), String(text[dot...]))
  }

  private static func reach(of length: Int) -> Int { max(1, min(4, length / 3)) }

  private static func isStart(_ key: [Unicode.Scalar], of other: [Unicode.Scalar]) -> Bool {
    key.count > 1 && other.starts(with: key)
  }

  /// How many letters to add, take away, change, or swap with a neighbour.
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var before = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [Int](repeating: i, count: b.count + 1)
      for j in 1...b.count {
        let change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        row[j] = min(change, last[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], before[j - 2] + 1)
        }
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}

extension [String] {
  /// Those that somebody may have meant who wrote this.
  public func nearest(to text: String) -> [String] { Nearest.words(to: text, among: self) }
}
