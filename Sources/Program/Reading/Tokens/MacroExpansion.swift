/// Macros that are no expressions, `#define WEAK __weak typeof(self) weakSelf = self;`: their tokens take the
/// place of each use, as C has it. What they bring stands where they are used.
struct MacroExpansion {
  private let text: [UInt8]
  private let macros: [String: [MacroText]]
  private var found: [Token] = []
  private let most: Int

  /// How deep macros use macros.
  private static let deepest = 8

  static func expand(_ tokens: [Token], macros: [MacroText], text: [UInt8]) -> [Token] {
    let usable = macros.filter { !$0.pastes }
    guard !usable.isEmpty else { return tokens }
    var expansion = MacroExpansion(usable, text: text, count: tokens.count)
    expansion.add(tokens, depth: 0, within: [])
    return expansion.found
  }

  private init(_ macros: [MacroText], text: [UInt8], count: Int) {
    self.text = text
    var named: [String: [MacroText]] = [:]
    for macro in macros { named[macro.name, default: []].append(macro) }
    self.macros = named
    most = count * 4 + 50_000
    found.reserveCapacity(count)
  }

  private mutating func add(_ tokens: [Token], depth: Int, within names: [String]) {
    var index = 0
    while index < tokens.count {
      guard let macro = macro(at: index, in: tokens, depth: depth, within: names) else {
        found.append(tokens[index])
        index += 1
        continue
      }
      let use = tokens[index]
      index += 1
      var arguments: [[Token]] = []
      if macro.parameters != nil {
        guard index < tokens.count, tokens[index].kind == .openRound else {
          found.append(use)
          continue
        }
        (arguments, index) = self.arguments(of: tokens, from: index)
      }
      let body = substitute(macro, arguments, at: use)
      // Nothing takes the start of the line with it.
      if body.isEmpty, use.startsLine, index < tokens.count {
        var next = tokens[index]
        next.flags.insert(.startsLine)
        if self.macro(at: index, in: tokens, depth: depth, within: names) == nil {
          found.append(next)
          index += 1
        }
      }
      add(body, depth: depth + 1, within: names + [macro.name])
    }
  }

  private func macro(
    at index: Int, in tokens: [Token], depth: Int, within names: [String]
  ) -> MacroText? {
    let token = tokens[index]
    guard token.kind == .name, depth < MacroExpansion.deepest, found.count < most,
      index == 0 || tokens[index - 1].kind != .dot
    else { return nil }
    let name = text.text(of: token)
    guard let meanings = macros[name], !names.contains(name) else { return nil }
    return meanings.last { $0.place.start <= token.begins }
  }

  /// What stands between the brackets, parted at its commas.
  private func arguments(of tokens: [Token], from start: Int) -> ([[Token]], Int) {
    var (index, depth) = (start + 1, 1)
    var arguments: [[Token]] = [[]]
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, token.kind == .comma {
        arguments.append([])
      } else {
        arguments[arguments.count - 1].append(token)
      }
    }
    return (arguments, index)
  }

  private func substitute(_ macro: MacroText, _ arguments: [[Token]], at use: Token) -> [Token] {
    var body: [Token] = []
    for var token in macro.body {
      if token.isSign(.hashes) { continue }
      // `@name` of a string that is given: the string.
      if token.kind == .name || token.kind == .atName,
        let argument = argument(for: token, of: macro, arguments)
      {
        body += argument
        continue
      }
      (token.begins, token.ends) = (use.begins, use.ends)
      body.append(token)
    }
    for index in body.indices {
      if index == 0, use.startsLine {
        body[index].flags.insert(.startsLine)
      } else {
        body[index].flags.remove(.startsLine)
      }
    }
    return body
  }

  private func argument(
    for token: Token, of macro: MacroText, _ arguments: [[Token]]
  ) -> [Token]? {
    guard let parameters = macro.parameters else { return nil }
    let start = Int(token.start) + (token.kind == .atName ? 1 : 0)
    let name = text.text(start, Int(token.end))
    guard let index = parameters.firstIndex(of: name) else { return nil }
    guard name == "__VA_ARGS__" else { return index < arguments.count ? arguments[index] : [] }
    let comma = Token(.comma, flags: [], start: Int(token.start), end: Int(token.end))
    return Array(arguments.dropFirst(index).joined(separator: [comma]))
  }
}

extension MacroText {
  /// It makes new names out of old ones, or strings: only C's own preprocessor can do that.
  fileprivate var pastes: Bool {
    for index in body.indices {
      switch body[index].kind {
      case .hash, .hashName: return true
      case .sign where body[index].sign == .hashes:
        let next = index + 1
        let isList =
          next < body.count && body[next].kind == .name
          && index > 0 && body[index - 1].kind == .comma
        if !isList { return true }
      default: continue
      }
    }
    return false
  }
}
