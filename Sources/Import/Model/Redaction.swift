import Lab

extension Dump {
  /// Without what an app shows: texts and labels become letters of the same length, so that a dump can be
  /// given to others. Names of classes and variables stay, and so do identifiers.
  public var redacted: Dump {
    var dump = self
    for index in dump.nodes.indices {
      dump.nodes[index].text = dump.nodes[index].text.map { Dump.redact($0) }
      dump.nodes[index].label = dump.nodes[index].label.map { Dump.redact($0) }
    }
    dump.storyboard?.root.redact()
    return dump
  }

  fileprivate static func redact(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(200) {
      result.unicodeScalars.append(scalar.properties.isWhitespace ? " " : "x")
    }
    return result
  }
}

extension BoardElement {
  private static let shown: Set<String> = [
    "text", "title", "placeholder", "headerTitle", "footerTitle", "prompt", "content",
  ]

  fileprivate mutating func redact() {
    text = Dump.redact(text)
    for index in attributes.indices where BoardElement.shown.contains(attributes[index].name) {
      attributes[index].value = Dump.redact(attributes[index].value)
    }
    for index in children.indices { children[index].redact() }
  }
}
