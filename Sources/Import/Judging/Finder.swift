import Engine

/// Which object somebody means: by its name, its address, or any part of what it is called that only
/// one has.
struct Finder {
  let imported: Imported

  func find(_ wanted: String) throws(ImportError) -> ImportedObject {
    let objects = imported.objects
    if let exact = objects.first(where: { $0.name == wanted }) { return exact }
    let key = wanted.lowercased()
    if key.hasPrefix("0x"),
      let found = objects.last(where: { $0.node.address?.lowercased() == key })
    {
      return found
    }
    // The whole of it counts for more than a part, and what one taps for more than what it shows.
    let whole = objects.filter { $0.parts.contains { $0.lowercased() == key } }
    if let one = only(whole) { return one }
    let part = objects.filter { object in
      object.name.lowercased().contains(key)
        || object.parts.contains { $0.lowercased().contains(key) }
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
    let tappable = found.filter { object in
      object.view.map { imported.scene[$0].kind.isControl } ?? false
    }
    return tappable.count == 1 ? tappable[0] : nil
  }
}
