import CBooks

/// The files of `handbook/` and `lessons/` as they were when the program was built, so that it needs
/// none beside it.
public enum Books {
  /// From the top of the repository, in the order of their names: `lessons/chain.md`.
  public static var paths: [String] { files.map { String(cString: $0.path) } }

  public static func file(_ path: String) -> [UInt8]? {
    for file in files where String(cString: file.path) == path {
      return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
    return nil
  }

  private static var files: UnsafeBufferPointer<CBook> {
    UnsafeBufferPointer(start: CBooksFirst(), count: CBooksCount())
  }
}
