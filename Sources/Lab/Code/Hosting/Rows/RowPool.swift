import Engine
import Program

/// Cells and headers that wait to be used again, by their reuse identifiers.
extension CodeHost {
  /// What leaves a list is kept by it; without an identifier nobody asks for it again.
  func pool(_ cell: ObjectID, of table: ObjectID) {
    guard let identifier = machine.kept("reuseIdentifier", of: cell)?.asText, !identifier.isEmpty
    else { return }
    machine.keep("indexPath", nil, of: cell)
    let name = "pool " + identifier
    let all = machine.kept(name, of: table)?.members ?? []
    machine.keep(name, .array(all + [.object(cell)]), of: table)
  }

  /// The one that waits longest; its `prepareForReuse` has run.
  func takePooled(
    _ identifier: String, of table: ObjectID, _ delivery: inout Delivery
  ) -> ProgramValue? {
    let name = "pool " + identifier
    guard let all = machine.kept(name, of: table)?.members, let cell = all.first,
      let id = cell.anyObject
    else { return nil }
    machine.keep(name, .array(Array(all.dropFirst())), of: table)
    _ = call(["prepareForReuse()", "prepareForReuse"], on: id, [], &delivery)
    return cell
  }

  /// Section and row of a cell.
  func place(ofCell cell: ObjectID) -> RowPlace? { RowPlace(machine.kept("indexPath", of: cell)) }
}

/// Where a row is: an index path.
struct RowPlace: Hashable, Comparable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) { (self.section, self.row) = (section, row) }

  init?(_ path: ProgramValue?) {
    guard case .structure(let structure)? = path?.content, structure.fields.count == 2,
      let section = structure.fields[0].asInteger, let row = structure.fields[1].asInteger
    else { return nil }
    self.init(section: Int(clamping: section), row: Int(clamping: row))
  }

  var value: ProgramValue {
    .structure(UIKitRows.indexPath.id, [.integer(section), .integer(row)])
  }

  static func < (one: RowPlace, other: RowPlace) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }
}
