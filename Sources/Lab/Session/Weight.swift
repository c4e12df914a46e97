import CommandLanguage
import Engine

// How much memory things take, more or less: enough to know when there is too much of them.

extension Cell {
  static func weight(of reply: Reply) -> Int {
    reply.text.reduce(0) { $0 + $1.utf8.count + 16 }
      + reply.picture.reduce(0) { $0 + $1.spans.count * 64 } + reply.result.weight
  }
}

extension JSON {
  fileprivate var weight: Int {
    switch self {
    case .null, .bool: 0
    case .number: 32
    case .string(let text): 48 + text.utf8.count
    case .array(let values): values.reduce(64) { $0 + 8 + $1.weight }
    case .object(let members): members.reduce(64) { $0 + 24 + $1.value.weight }
    }
  }
}

extension State {
  /// As if it shared nothing with the state before it.
  var weight: Int {
    let decisions = lastEvent?.decisions.count ?? 0
    return 1024 + scene.names.count * 512 + decisions * MemoryLayout<Decision>.stride
  }
}
