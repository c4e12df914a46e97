/// Every command, in the order in which help lists them.
public let commandTable: [CommandSpec] =
  CommandTable.building + CommandTable.behaviour + CommandTable.doing + CommandTable.asking
  + CommandTable.learning + CommandTable.notebook

/// The groups of the table, each in a file of its own.
enum CommandTable {
  /// Where a spelling leads: a place in the table, and the word it implies.
  private static let index: [String: (place: Int, implies: String?)] = {
    var index: [String: (place: Int, implies: String?)] = [:]
    for (place, spec) in commandTable.enumerated() {
      for alias in spec.aliases { index[alias.text.spellingKey] = (place, alias.implies) }
    }
    for (place, spec) in commandTable.enumerated() { index[spec.word.spellingKey] = (place, nil) }
    return index
  }()

  /// The same for words of somebody's own language, which stand in the handbook: it is read when one is typed.
  private static let localIndex: [String: Int] = {
    var index: [String: Int] = [:]
    for (place, spec) in commandTable.enumerated() {
      for word in spec.localWords { index[word.text] = place }
    }
    return index
  }()

  /// The first bytes of commands that take free text: whatever begins otherwise need not be looked up, nor
  /// the handbook's pages with it, where somebody's own words stand.
  private static let freeTextStarts: Set<UInt8> = Set(
    commandTable.filter { $0.takesFreeText }.flatMap { spec in
      ([spec.word] + spec.aliases.map { $0.text }).compactMap { $0.spellingKey.utf8.first }
    })

  /// Does the word name a command that a person's own words follow?
  static func takesFreeText(_ word: String) -> Bool {
    guard let first = word.utf8.first, first >= 0x80 || freeTextStarts.contains(first | 0x20),
      case .spec(let spec, nil) = find(word)
    else { return false }
    return spec.takesFreeText
  }

  /// Does a cell's number and another command follow it?
  static func isEdit(_ word: String) -> Bool {
    guard let first = word.utf8.first, first | 0x20 == UInt8(ascii: "e") || first >= 0x80,
      case .spec(let spec, _) = find(word)
    else { return false }
    return spec.word == "edit"
  }

  enum Found {
    case spec(CommandSpec, implies: String?)
    case ambiguous([String])
    case nothing(nearest: [String])
  }

  /// The command that a word names: exactly, or as the only one that starts so. Other spellings
  /// count only where no command's own word starts so.
  static func find(_ word: String) -> Found {
    let key = word.spellingKey
    if let exact = index[key] {
      return .spec(commandTable[exact.place], implies: exact.implies)
    }
    if word.isLocal, let place = localIndex[key] {
      return .spec(commandTable[place], implies: nil)
    }
    // A dash alone is spelt like nothing, with which every word begins.
    guard !key.isEmpty else { return .nothing(nearest: []) }
    let byWord = commandTable.filter { $0.word.spellingKey.hasPrefix(key) }
    if byWord.count == 1 { return .spec(byWord[0], implies: nil) }
    if byWord.count > 1 { return .ambiguous(byWord.map { $0.word }) }
    let byAlias = commandTable.filter { spec in spec.aliases.contains { $0.isCutShort(by: key) } }
    if byAlias.count == 1 {
      return .spec(
        byAlias[0], implies: byAlias[0].aliases.first { $0.isCutShort(by: key) }?.implies)
    }
    if byAlias.count > 1 { return .ambiguous(byAlias.map { $0.word }) }
    return .nothing(nearest: nearest(to: word))
  }

  private static func nearest(to word: String) -> [String] {
    if word.isLocal {
      return LocalWords.nearest(to: word, for: commandTable.map { $0.word }, .command)
    }
    let own = Nearest.words(to: word, among: commandTable.map { $0.word })
    guard own.isEmpty else { return own }
    let aliases = commandTable.flatMap { $0.aliases.map { $0.text } }
    var found: [String] = []
    for alias in Nearest.words(to: word, among: aliases) {
      guard case .spec(let spec, _) = find(alias), !found.contains(spec.word) else { continue }
      found.append(spec.word)
    }
    return found
  }
}
