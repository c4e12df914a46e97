/// What the objects of a scene are called besides their names: addresses, classes, texts and labels of
/// the app that the scene was read from.
public struct Nicknames: Equatable, Sendable {
  /// By an address in small letters: the object's name.
  private var addresses: [String: String] = [:]
  /// By the name in small letters; those that differ in nothing else are told apart by these alone.
  private var names: [String: Set<String>] = [:]
  private var parts: [Part] = []

  private struct Part: Equatable, Sendable {
    var text: String
    var name: String
    /// Somebody taps it, and does not merely read it.
    var isTapped: Bool
  }

  /// A part that is shorter names nothing.
  private static let shortest = 3

  public init() {}

  var isEmpty: Bool { names.isEmpty }

  public mutating func add(
    _ name: String, address: String?, parts texts: [String], isTapped: Bool
  ) {
    if let address { addresses[address.lowercased()] = name }
    names[name.lowercased(), default: []].insert(name)
    for text in texts where !text.isEmpty {
      parts.append(Part(text: Nicknames.key(text), name: name, isTapped: isTapped))
    }
  }

  /// The name of the one object that an address, or a part of what it is called, belongs to.
  func name(for word: String) -> String? {
    guard !addresses.isEmpty || !parts.isEmpty else { return nil }
    let key = Nicknames.key(word)
    if let name = addresses[key] { return name }
    if let same = names[key], same.count == 1 { return same.first }
    guard key.utf8.count >= Nicknames.shortest else { return nil }
    let whole = parts.filter { $0.text == key }
    let found = whole.isEmpty ? parts.filter { $0.text.contains(part: key) } : whole
    // What one taps counts for more than the label in it.
    for some in [found, found.filter { $0.isTapped }] {
      if let first = some.first, some.allSatisfy({ $0.name == first.name }) { return first.name }
    }
    return nil
  }

  /// In small letters, and a line break in a text is a blank for whoever types it.
  public static func key(_ text: String) -> String {
    text.lowercased().split { $0.isWhitespace }.joined(separator: " ")
  }
}

extension String {
  /// Bytes do for that: no character's bytes begin within another's.
  fileprivate func contains(part: String) -> Bool {
    let (all, part) = (Array(utf8), Array(part.utf8))
    guard !part.isEmpty, all.count >= part.count else { return false }
    return (0...(all.count - part.count)).contains { start in
      all[start] == part[0] && all[start..<(start + part.count)].elementsEqual(part)
    }
  }
}
