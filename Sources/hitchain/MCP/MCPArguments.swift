import Lab

/// The arguments of a call, as a tool wants them.
struct MCPArguments {
  private let json: JSON

  init(_ json: JSON) { self.json = json }

  func has(_ name: String) -> Bool { json[name] != nil }

  /// Nil where there is none.
  func text(_ name: String) throws(MCPError) -> String? {
    guard let value = json[name], value != .null else { return nil }
    guard let text = value.text else { throw MCPError(.invalidParams, "\(name) is a text.") }
    return text
  }

  func flag(_ name: String) throws(MCPError) -> Bool {
    guard let value = json[name], value != .null else { return false }
    guard case .bool(let flag) = value else {
      throw MCPError(.invalidParams, "\(name) is true or false.")
    }
    return flag
  }

  func number(_ name: String) throws(MCPError) -> Double {
    guard let number = json[name]?.number else {
      throw MCPError(.invalidParams, "\(name) is a number.")
    }
    return number
  }

  /// One word of a command, whatever is in it.
  func word(_ name: String) throws(MCPError) -> String {
    guard let text = json[name]?.text, !text.isEmpty else {
      throw MCPError(.invalidParams, "\(name) is a text.")
    }
    return text.quoted
  }
}
