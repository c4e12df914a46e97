import Lab
import System

/// The messages that have come and have had no answer, one JSON object a line; those of a batch, as older versions
/// have them, each for itself.
///
/// Whoever works looks into it now and then: what is taken back is not worked on any longer. All of it is on
/// one thread: hence `unchecked`.
final class MCPInbox: @unchecked Sendable {
  typealias Message = Result<MCPMessage, MCPError>

  private var waiting: [(message: Message, bytes: Int)] = []
  /// So many of these have been handed out.
  private var taken = 0
  /// Bytes of those that wait.
  private var size = 0
  /// The ids that a message which waits takes back.
  private var takenBack: [MCPID: Int] = [:]
  private var bytes: [UInt8] = []
  private var isPassingOver = false

  /// A message that is longer is refused, and not kept.
  private static let longest = 80 << 20
  /// So many pieces of the input are looked at between two pieces of work, and none where so much waits already.
  private static let looks = 64
  private static let most = 64 << 20

  /// The next message, which is waited for; nil where the input has ended.
  func next() throws(UsageError) -> Message? {
    while taken == waiting.count {
      let new = try Console.readInput()
      guard !new.isEmpty else {
        endLine()
        break
      }
      take(new)
    }
    guard taken < waiting.count else { return nil }
    let (message, bytes) = waiting[taken]
    taken += 1
    size -= bytes
    if taken == waiting.count || taken > 1 << 12 {
      waiting.removeFirst(taken)
      taken = 0
    }
    if let id = message.takesBack {
      let others = takenBack[id, default: 1] - 1
      takenBack[id] = others > 0 ? others : nil
    }
    return message
  }

  /// For work on a request: it ends where somebody takes that back.
  func watch(for id: MCPID) -> Watch { Watch { _, _, _ in !self.isTakenBackByNow(id) } }

  func isTakenBack(_ id: MCPID) -> Bool { takenBack[id, default: 0] > 0 }

  /// With what has come meanwhile.
  func isTakenBackByNow(_ id: MCPID) -> Bool {
    for _ in 0..<Self.looks where size < Self.most {
      guard case .bytes(let new) = StandardStream.input.wait(orFor: -1, milliseconds: 0) else {
        break
      }
      take(new[...])
    }
    return isTakenBack(id)
  }

  private func take(_ new: ArraySlice<UInt8>) {
    for (index, part) in new.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { endLine() }
      if bytes.count + part.count > MCPInbox.longest {
        (bytes, isPassingOver) = ([], true)
      } else if !isPassingOver {
        bytes += part
      }
    }
  }

  private func endLine() {
    defer { (bytes, isPassingOver) = ([], false) }
    guard !isPassingOver else {
      return add(.failure(MCPError(.invalidRequest, "The message is too long.")))
    }
    guard bytes.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { return }
    do throws(JSONError) {
      let messages = try MCPMessage.all(in: bytes)
      for message in messages { add(.success(message)) }
      if messages.isEmpty { add(.failure(MCPError(.invalidRequest, "The batch is empty."))) }
    } catch {
      add(.failure(MCPError(.parseError, "The message is no JSON.")))
    }
  }

  private func add(_ message: Message) {
    if let id = message.takesBack { takenBack[id, default: 0] += 1 }
    waiting.append((message, bytes.count))
    size += bytes.count
  }
}

extension MCPInbox.Message {
  fileprivate var takesBack: MCPID? {
    if case .success(let message) = self { message.takesBack } else { nil }
  }
}
