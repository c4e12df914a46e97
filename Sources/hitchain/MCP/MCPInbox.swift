import Lab
import System
import Text

/// The messages that have come and have had no answer, one JSON object a line.
///
/// Whoever works looks into it now and then: what is taken back is not worked on any longer. All of it is on
/// one thread: hence `unchecked`.
final class MCPInbox: @unchecked Sendable {
  typealias Message = Result<JSON, MCPError>

  private var waiting: [Message] = []
  private var bytes: [UInt8] = []
  private var isPassingOver = false

  /// A message that is longer is refused, and not kept.
  private static let longest = 80 << 20

  /// The next message, which is waited for; nil where the input has ended.
  func next() throws(UsageError) -> Message? {
    while waiting.isEmpty {
      let new = try Console.readInput()
      guard !new.isEmpty else {
        endLine()
        break
      }
      take(new)
    }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// For work on a request: it ends where somebody takes that back.
  func watch(for id: JSON) -> Watch {
    Watch { _, _, _ in
      self.look()
      return !self.isCancelled(id)
    }
  }

  /// Takes what has come meanwhile, and waits for nothing.
  func look() {
    if case .bytes(let new) = StandardStream.input.wait(orFor: -1, milliseconds: 0) {
      take(new[...])
    }
  }

  func isCancelled(_ id: JSON) -> Bool {
    waiting.contains { message in
      guard case .success(let message) = message else { return false }
      return message["method"]?.text == "notifications/cancelled"
        && message["params"]?["requestId"] == id
    }
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
      waiting.append(.failure(MCPError(.invalidRequest, "The message is too long.")))
      return
    }
    guard bytes.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { return }
    do throws(JSONError) {
      let message = try JSONReader.read(bytes, depthLimit: 64)
      // Of a batch, as older versions have them, each by itself: one may take back another. One of nothing
      // stays, and is refused.
      if case .array(let batch) = message, !batch.isEmpty {
        waiting += batch.map { .success($0) }
      } else {
        waiting.append(.success(message))
      }
    } catch {
      waiting.append(.failure(MCPError(.parseError, "The message is no JSON.")))
    }
  }
}
