/// What the objects of a scene are called besides their names: addresses, classes, texts and labels of
/// the app that the scene was read from.
public struct Nicknames: Equatable, Sendable {
  /// By an address in small letters: the object's name.
  private var addresses: [String: String] = [:]
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

  public mutating func add(
    _ name: String, address: String?, parts texts: [String], isTapped: Bool
  ) {
    if let address { addresses[address.lowercased()] = name }
    for text in texts where !text.isEmpty {
      parts.append(Part(text: text.lowercased(), name: name, isTapped: isTapped))
    }
  }

  /// The name of the one object that an address, or a part of what it is called, belongs to.
  func name(for word: String) -> String? {
    guard !addresses.isEmpty || !parts.isEmpty else { return nil }
    let key = word.lowercased()
    if let name = addresses[key] { return name }
    guard key.utf8.count >= Nicknames.shortest else { return nil }
    let found = parts.filter { $0.text.contains(part: key) }
    // What one taps counts for more than the label in it.
    for some in [found, found.filter { $0.isTapped }] {
      if let first = some.first, some.allSatisfy({ $0.name == first.name }) { return first.name }
    }
    return nil
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
