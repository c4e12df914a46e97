import Engine

/// The words that a mistyped one may have meant.
enum Nearest {
  /// The nearest few, the nearest first; none where nothing is near, and none for a single
  /// letter, which is near to too much.
  static func words(
    to text: String, among words: [String], byParts: Bool = true, limit: Int = 3
  ) -> [String] {
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
    if found.isEmpty, byParts {
      let parts = text.parts
      for word in words {
        let rank = likeness(of: key, to: word) ?? (areNear(parts, word.parts) ? 5 : nil)
        if let rank { found.append((word, rank)) }
      }
    }
    if found.isEmpty, byParts, key.count > 3 {
      // As one hears it: `alfa` for `alpha`, `colour` for `color`.
      for word in words where String(word.spellingKey).heard == text.spellingKey.heard {
        found.append((word, 6))
      }
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
    func add(_ name: String, _ object: Object, at distance: Int) {
      let full = name + ending
      let meant = ending.isEmpty ? object : scene.object(named: full)
      guard let meant else { return }
      found.append((full, distance + (sort.accepts(meant, in: scene) ? 0 : 100)))
    }
    for (name, object) in scene.names where abs(name.utf8.count - stem.utf8.count) <= most * 4 {
      let other = Array(name.spellingKey.unicodeScalars)
      guard abs(other.count - key.count) <= most else { continue }
      let distance = distance(key, other)
      if distance <= most { add(name, object, at: distance) }
    }
    if found.isEmpty, key.count > 1 {
      for (name, object) in scene.names {
        if let rank = likeness(of: key, to: name) { add(name, object, at: rank) }
      }
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

  /// How far a word is from one that is only a part of it, or shortens it: 1 for its beginning, 2 for
  /// the beginning of its second word and so on, 3 for the beginnings of several, 4 where vowels are
  /// left out.
  private static func likeness(of key: [Unicode.Scalar], to word: String) -> Int? {
    guard key.count > 1, word.utf8.count <= 256 else { return nil }
    let parts = word.parts
    let letters = parts.flatMap { $0 }
    if letters.starts(with: key) { return 1 }
    for start in parts.indices.dropFirst() {
      if parts[start...].flatMap({ $0 }).starts(with: key) { return 2 }
    }
    // A long one could be cut in a great many ways, and is nothing short.
    if key.count <= 24, isMadeOfBeginnings(key[...], parts[...]) { return 3 }
    return isWithoutVowels(key, of: letters) ? 4 : nil
  }

  /// `multitouch` of `multipleTouchEnabled`: two letters and more of each of some words, in order.
  private static func isMadeOfBeginnings(
    _ key: ArraySlice<Unicode.Scalar>, _ parts: ArraySlice<[Unicode.Scalar]>
  ) -> Bool {
    guard let part = parts.first else { return false }
    let shared = zip(key, part).prefix { $0 == $1 }.count
    if shared == key.count { return true }
    guard shared > 1 else { return false }
    return (2...shared).contains { isMadeOfBeginnings(key.dropFirst($0), parts.dropFirst()) }
  }

  /// `hit-vew` of `hit-test view`: several words, each near to another word of it, in order.
  private static func areNear(_ some: [[Unicode.Scalar]], _ all: [[Unicode.Scalar]]) -> Bool {
    guard some.count > 1, all.count >= some.count, all.count <= 16 else { return false }
    var rest = all[...]
    for part in some {
      let most = part.count > 2 ? reach(of: part.count) : 0
      guard let at = rest.firstIndex(where: { distance(part, $0) <= most }) else { return false }
      rest = rest[(at + 1)...]
    }
    return true
  }

  /// `ctrl` of `controller`.
  private static func isWithoutVowels(
    _ key: [Unicode.Scalar], of letters: [Unicode.Scalar]
  ) -> Bool {
    guard key.count > 2, key.first == letters.first,
      !key.dropFirst().contains(where: { "aeiou".unicodeScalars.contains($0) })
    else { return false }
    var rest = key[...]
    for letter in letters where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
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

extension String {
  /// Letters that sound alike are one: f and ph, c and k, z and s, i and y; and none is double.
  fileprivate var heard: [UInt8] {
    var heard: [UInt8] = []
    for byte in utf8 {
      let last = heard.last
      switch byte {
      case UInt8(ascii: "h") where last == UInt8(ascii: "p"):
        heard[heard.count - 1] = UInt8(ascii: "f")
      case UInt8(ascii: "c"), UInt8(ascii: "k"), UInt8(ascii: "q"):
        if last != UInt8(ascii: "k") { heard.append(UInt8(ascii: "k")) }
      case UInt8(ascii: "z"), UInt8(ascii: "s"):
        if last != UInt8(ascii: "s") { heard.append(UInt8(ascii: "s")) }
      case UInt8(ascii: "y"), UInt8(ascii: "i"):
        if last != UInt8(ascii: "i") { heard.append(UInt8(ascii: "i")) }
      default: if last != byte { heard.append(byte) }
      }
    }
    return heard
  }

  /// Its words, as `headerView`, `header-view` and `header_view` have two; in small letters.
  fileprivate var parts: [[Unicode.Scalar]] {
    var parts: [[Unicode.Scalar]] = [[]]
    for scalar in unicodeScalars {
      if scalar == "-" || scalar == "_" || scalar == " " || scalar == ":" {
        parts.append([])
        continue
      }
      if scalar.properties.isUppercase { parts.append([]) }
      parts[parts.count - 1] += String(scalar).spellingKey.unicodeScalars
    }
    return parts.filter { !$0.isEmpty }
  }
}

extension [String] {
  /// Those that somebody may have meant who wrote this.
  public func nearest(to text: String) -> [String] { Nearest.words(to: text, among: self) }
}
