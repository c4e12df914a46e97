import Engine

/// Which object somebody means: by its name, its address, or any part of what it is called that only
/// one has.
struct Finder {
  let imported: Imported

  func find(_ wanted: String) throws(ImportError) -> ImportedObject {
    let objects = imported.objects
    if let exact = objects.first(where: { $0.name == wanted }) { return exact }
    let key = Nicknames.key(wanted)
    let named = objects.filter { $0.name.lowercased() == key }
    if named.count == 1 { return named[0] }
    if key.hasPrefix("0x"),
      let found = objects.last(where: { $0.node.address?.lowercased() == key })
    {
      return found
    }
    // The whole of it counts for more than a part, and what one taps for more than what it shows.
    let whole = objects.filter { $0.parts.contains { Nicknames.key($0) == key } }
    if let one = only(whole) { return one }
    let part = objects.filter { object in
      object.name.lowercased().contains(key)
        || object.parts.contains { Nicknames.key($0).contains(key) }
        || key.hasPrefix("0x") && (object.node.address?.lowercased().hasPrefix(key) ?? false)
    }
    let found = whole.isEmpty ? part : whole
    if let one = only(found) { return one }
    guard !found.isEmpty else {
      throw .noSuchObject(
        wanted, nearest: Array(objects.prefix(20_000).map { $0.name }.nearest(to: wanted).prefix(3))
      )
    }
    throw .ambiguous(wanted, among: Array(found.prefix(6).map { $0.name }))
  }

  private func only(_ found: [ImportedObject]) -> ImportedObject? {
    if found.count == 1 { return found[0] }
    guard let best = found.map({ rank(of: $0) }).max(), best > 0 else { return nil }
    let first = found.filter { rank(of: $0) == best }
    return first.count == 1 ? first[0] : nil
  }

  /// A control is meant rather than its row, and that rather than what shows.
  private func rank(of object: ImportedObject) -> Int {
    guard let view = object.view else { return 0 }
    let kind = imported.scene[view].kind
    return kind.isControl ? 3 : kind == .tableCell ? 2 : object.node.hasRecognizers ? 1 : 0
  }
}
