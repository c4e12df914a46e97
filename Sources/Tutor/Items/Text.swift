extension String {
  func range(of mark: String) -> Range<String.Index>? { firstRange(of: mark) }

  func lastRange(of mark: String) -> Range<String.Index>? {
    var last: Range<String.Index>?
    var rest = startIndex
    while let found = self[rest...].firstRange(of: mark) {
      last = found
      rest = found.upperBound
    }
    return last
  }
}
