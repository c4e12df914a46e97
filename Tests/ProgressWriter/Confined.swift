import System

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Pieces of work that bring their process down in every way, between sound ones; a line for what came of each.
func confined() {
  let pieces: [() -> [UInt8]] = [
    { [1, 2, 3] },
    {
      var number = UInt64(1)
      while number != 0 { number = number &* 3 | 1 }
      return []
    },
    {
      var all: [[UInt8]] = []
      while true { all.append([UInt8](repeating: 1, count: 1 << 20)) }
    },
    { [] },
    {
      kill(getpid(), SIGKILL)
      return []
    },
    { _exit(0) },
    { deep(0) },
    { [UInt8](repeating: 7, count: 1 << 20) },
  ]
  Confinement(milliseconds: 200, megabytes: 64).run(pieces.count) {
    pieces[$0]()
  } tell: {
    (piece, answer) in
    switch answer {
    case .success(let bytes): say("\(piece) \(bytes.count)")
    case .failure(let failure): say("\(piece) \(failure)")
    }
  }
}

/// Fills any stack.
private func deep(_ level: Int) -> [UInt8] {
  guard level >= 0 else { return [] }
  let below = deep(level + 1)
  return below + [UInt8(truncatingIfNeeded: level)]
}

private func say(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = line.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}
