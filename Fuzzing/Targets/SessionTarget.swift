import Sessions

/// Plausible commands, made of the bytes, run as a session with every check.
enum SessionTarget: FuzzTarget {
  static func take(_ bytes: [UInt8]) {
    let faults = Watched.faults(ofSessionFrom: bytes)
    demand(faults.isEmpty, faults.joined(separator: "\n"))
  }
}
