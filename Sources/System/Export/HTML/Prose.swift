import CMark

/// A document's prose as HTML. Raw HTML is left out, and an image becomes a link: a page that is one
/// file fetches nothing.
enum Prose {
  /// What Markdown puts between `<details>` and its end stays something that one opens.
  static func html(_ markdown: String) -> String {
    guard markdown.contains("<details>") else { return plain(markdown) }
    var html = ""
    var lines: [Substring] = []
    var isOpen = false
    func flush() {
      html += plain(lines.joined(separator: "\n") + "\n")
      lines = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = String(line).trimmed
      if text.hasPrefix("<details><summary>"), text.hasSuffix("</summary>"), !isOpen {
        flush()
        let title = text.dropFirst("<details><summary>".count).dropLast("</summary>".count)
        html += "<details class=\"aside\">\n<summary>\(String(title).inMarkup)</summary>\n"
        isOpen = true
      } else if text == "</details>", isOpen {
        flush()
        html += "</details>\n"
        isOpen = false
      } else {
        lines.append(line)
      }
    }
    flush()
    return html + (isOpen ? "</details>\n" : "")
  }

  private static func plain(_ markdown: String) -> String {
    let bytes = Array(markdown.utf8)
    let root = bytes.withUnsafeBytes { buffer in
      cmark_parse_document(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count,
        CMARK_OPT_DEFAULT)
    }
    guard let root else { return "" }
    defer { cmark_node_free(root) }
    replaceImages(in: root)
    guard let html = cmark_render_html(root, CMARK_OPT_DEFAULT) else { return "" }
    defer { free(html) }
    return String(cString: html)
  }

  private static func replaceImages(in root: OpaquePointer) {
    for image in images(in: root) {
      guard let link = cmark_node_new(CMARK_NODE_LINK) else { continue }
      cmark_node_set_url(link, cmark_node_get_url(image))
      while let child = cmark_node_first_child(image) { cmark_node_append_child(link, child) }
      if cmark_node_replace(image, link) == 1 {
        cmark_node_free(image)
      } else {
        cmark_node_free(link)
      }
    }
  }

  private static func images(in root: OpaquePointer) -> [OpaquePointer] {
    guard let iterator = cmark_iter_new(root) else { return [] }
    defer { cmark_iter_free(iterator) }
    var images: [OpaquePointer] = []
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE else { return images }
      if event == CMARK_EVENT_EXIT, let node = cmark_iter_get_node(iterator),
        cmark_node_get_type(node) == CMARK_NODE_IMAGE
      {
        images.append(node)
      }
    }
  }
}
