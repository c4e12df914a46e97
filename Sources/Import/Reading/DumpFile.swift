import System

/// A dump in a file, in a folder as Xcode exports one, or on standard input.
public enum DumpFile {
  public static func read(_ path: String) throws(ImportError) -> Dump {
    try DumpReader.read(try bytes(of: path))
  }

  private static func bytes(of path: String) throws(ImportError) -> [UInt8] {
    let limit = DumpReader.megabyteLimit << 20
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes =
        path == "-"
        ? try StandardStream.input.rest(limit: limit)
        : try OpenFile(reading: path, waits: true).rest(limit: limit)
    } catch {
      throw .unreadable(path: path, FileError(path, .unreadable(error)))
    }
    guard let bytes else { throw .tooLarge(megabytes: DumpReader.megabyteLimit) }
    return bytes
  }
}
