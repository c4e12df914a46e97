#if hasFeature(Embedded)
  /// Where blocks of code stand, as a page says, which is built without libcmark.
  extension TextLines {
    func markdownFences(from start: Int) -> [FencedCode]? { fences(from: start) }
  }
#else
  import CMark

  /// Where blocks of code stand, as libcmark says.
  extension TextLines {
    /// Nil where memory is short.
    func markdownFences(from start: Int) -> [FencedCode]? {
      var source = bytes[bytes(ofLines: start..<count)]
      // A byte order mark is no part of the first line.
      if start == 0, source.starts(with: [0xEF, 0xBB, 0xBF]) { source = source.dropFirst(3) }
      guard let root = Self.parse(source) else { return nil }
      defer { cmark_node_free(root) }
      guard let iterator = cmark_iter_new(root) else { return nil }
      defer { cmark_iter_free(iterator) }
      var found: [FencedCode] = []
      while true {
        let event = cmark_iter_next(iterator)
        guard event != CMARK_EVENT_DONE else { return found }
        guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator),
          cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK,
          let info = cmark_node_get_fence_info(node)
        else { continue }
        let first = start + Int(cmark_node_get_start_line(node)) - 1
        let last = start + Int(cmark_node_get_end_line(node)) - 1
        found.append(
          FencedCode(
            lines: first..<max(first, min(last + 1, count)), info: String(cString: info),
            inside: cmark_node_get_literal(node).map { String(cString: $0) } ?? "",
            isInside: cmark_node_parent(node) != root))
      }
    }

    /// libcmark reads inlines too, which no block needs. Without `[` and `<` inside of lines it has
    /// no work there that grows faster than the text.
    private static func parse(_ source: ArraySlice<UInt8>) -> OpaquePointer? {
      var plain = Array(source)
      var isLineStart = true
      for index in plain.indices {
        switch plain[index] {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isLineStart = true
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"), UInt8(ascii: "-"),
          UInt8(ascii: "*"), UInt8(ascii: "+"):
          break
        case UInt8(ascii: "["): plain[index] = UInt8(ascii: "x")
        case UInt8(ascii: "<") where !isLineStart: plain[index] = UInt8(ascii: "x")
        default: isLineStart = false
        }
      }
      return plain.withUnsafeBytes { buffer in
        cmark_parse_document(
          buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, CMARK_OPT_DEFAULT)
      }
    }
  }
#endif
