import Lab
import Sessions

/// Lines as they come, run as a session with every check.
enum ScriptTarget: FuzzTarget {
  static func take(_ bytes: [UInt8]) {
    guard bytes.count <= 4_000 else { return }
    var watched = Watched()
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(60) {
      // The few words whose work is long by nature.
      guard !line.hasPrefix("how-to"), !line.hasPrefix("map") else { continue }
      watched.run(String(line))
    }
    watched.conclude()
    demand(watched.faults.isEmpty, watched.faults.joined(separator: "\n"))
  }
}
