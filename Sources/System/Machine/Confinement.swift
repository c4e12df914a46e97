import CFork

/// Pieces of work, one after the other in a process of its own: one that never ends, takes all the memory or brings
/// its process down costs nothing but itself. The process goes on with the next piece, so that a thousand sound ones
/// cost one fork.
public struct Confinement: Sendable {
  /// Of the processor, for each piece.
  public let milliseconds: Int
  /// Beyond what the program has as it begins; where no `/proc` tells that, time alone is limited.
  public let megabytes: Int

  public init(milliseconds: Int, megabytes: Int) {
    (self.milliseconds, self.megabytes) = (milliseconds, megabytes)
  }

  /// Why there is no answer of a piece.
  public enum Failure: Error, Equatable, Sendable {
    case tooLong
    /// It took more memory than it may, or brought the process down.
    case died
  }

  /// So many pieces, told in their order. What `work` changes stays in its process: its answer alone comes back.
  public func run(
    _ count: Int, _ work: (Int) -> [UInt8], tell: (Int, Result<[UInt8], Failure>) -> Void
  ) {
    var next = 0
    while next < count {
      var ends: [Int32] = [-1, -1]
      let process = pipe(&ends) == 0 ? fork_confined(limit) : -1
      switch process {
      case 0:
        close(ends[0])
        answer(next..<count, work, into: ends[1])
      case 1...:
        close(ends[1])
        next = hear(from: ends[0], at: next, tell)
        close(ends[0])
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        guard next < count else { return }
        tell(next, .failure(fork_ran_out(status) != 0 ? .tooLong : .died))
      default:
        // No process is to be had: better unconfined than not at all.
        for end in ends where end >= 0 { close(end) }
        tell(next, .success(work(next)))
      }
      next += 1
    }
  }

  /// The child's part. It ends here, without what a program does at its end.
  private func answer(_ pieces: Range<Int>, _ work: (Int) -> [UInt8], into pipe: Int32) -> Never {
    for piece in pieces {
      fork_allow(Int32(clamping: milliseconds))
      let answer = work(piece)
      let written = Result { () throws(SystemError) in
        try (Frames.head(answer.count) + answer).withUnsafeBytes { bytes in
          Result { () throws(SystemError) in try Transfer.put(bytes, into: pipe) }
        }.get()
      }
      if case .failure = written { break }
    }
    _exit(0)
  }

  /// The parent's part, up to the end of the pipe: the piece whose answer would come next.
  private func hear(
    from pipe: Int32, at first: Int, _ tell: (Int, Result<[UInt8], Failure>) -> Void
  ) -> Int {
    var (frames, next) = (Frames(), first)
    while let bytes = try? Transfer.bytes(from: pipe), !bytes.isEmpty {
      frames.bytes += bytes
      while let answer = frames.next() {
        tell(next, .success(answer))
        next += 1
      }
    }
    return next
  }

  /// In bytes; 0 for none.
  private var limit: UInt64 {
    guard let file = try? OpenFile(reading: "/proc/self/statm"),
      let bytes = try? file.rest(limit: 1 << 12),
      let pages = Int(
        String(decoding: bytes.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self))
    else { return 0 }
    return UInt64(pages) * UInt64(sysconf(Int32(_SC_PAGESIZE))) + UInt64(megabytes) << 20
  }
}

/// Answers in a pipe, each after its length.
private struct Frames {
  var bytes: [UInt8] = []

  static func head(_ count: Int) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
  }

  mutating func next() -> [UInt8]? {
    guard bytes.count >= 8 else { return nil }
    let count = bytes[..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard bytes.count >= 8 + count else { return nil }
    defer { bytes.removeFirst(8 + count) }
    return Array(bytes[8..<(8 + count)])
  }
}
