#if hasFeature(Embedded)
  /// Where blocks of code stand, as a page says, which is built without libcmark.
  extension TextLines {
    func markdownFences(from start: Int) -> [FencedCode]? { fences(from: start) }
  }
#endif
