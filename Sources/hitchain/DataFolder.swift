/// Where the program keeps what it remembers between sessions.
enum DataFolder {
  /// `HITCHAIN_HOME`, or a folder in the place the platform has for such things; nil where the
  /// environment names none.
  static var path: String? {
    if let home = Console.environment("HITCHAIN_HOME"), !home.isEmpty { return home }
    // A relative path would lead elsewhere from every folder.
    if let data = Console.environment("XDG_DATA_HOME"), data.hasPrefix("/") {
      return data + "/hitchain"
    }
    guard let home = Console.environment("HOME"), home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return home + "/Library/Application Support/hitchain"
    #else
      return home + "/.local/share/hitchain"
    #endif
  }
}
