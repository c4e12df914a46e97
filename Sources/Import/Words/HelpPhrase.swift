import Lab

/// What `import help` says.
enum HelpPhrase: Phrase {
  /// Heads the formats.
  case formats
  /// What a format is, and what it leaves out.
  case format(DumpFormat)
  /// Heads what no dump says.
  case tell
  case unknown(DumpUnknown)
  /// On classes that are taken for what their names say.
  case classes
}

extension DumpFormat {
  /// What it leaves out, in the order in which a verdict looks at it.
  var leavesOut: [DumpUnknown] {
    var dump = Dump()
    dump.formats = [self]
    return hasViews ? dump.unknown : []
  }
}
