import Import

/// A dump in a file, in a folder as Xcode exports one, or on standard input.
public enum DumpFile {
  public static func read(_ path: String) throws(ImportError) -> Dump {
    try read(path, by: path == "-" ? standardInput : waiting)
  }

  /// For a server, which waits for nobody: a pipe, a device and what the system makes up are refused at once.
  public static func readOrdinary(_ path: String) throws(ImportError) -> Dump {
    try read(path, by: ordinary)
  }

  private typealias Way = (String) throws(ImportError) -> [UInt8]

  private static func read(_ path: String, by bytes: Way) throws(ImportError) -> Dump {
    guard path != "-", FileStatus(path)?.kind == .folder else {
      var dump = try DumpReader.read(try bytes(path))
      let name = path.split(separator: "/").last.map { String($0) } ?? path
      if [".storyboard", ".xib"].contains(where: { name.hasSuffix($0) }) {
        dump.storyboard?.name = name
      }
      return dump
    }
    return try folder(path, by: bytes)
  }

  /// `<name>.viewhierarchy/RequestResponses/Response_0`, each perhaps packed.
  private static func folder(_ path: String, by bytes: Way) throws(ImportError) -> Dump {
    let inner = path + "/RequestResponses"
    let place = FileStatus(inner)?.kind == .folder ? inner : path
    var answers: [[UInt8]] = []
    var left = DumpReader.megabyteLimit << 20
    let names: [String]
    do throws(SystemError) { names = try Folder.names(in: place) } catch {
      throw ImportError(path, error)
    }
    for name in ViewHierarchy.answers(among: names) {
      var answer = try bytes(place + "/" + name)
      if Inflate.isPacked(answer) { answer = try Inflate.unpacked(answer, limit: left) }
      left -= answer.count
      guard left > 0 else { throw .tooLarge(megabytes: DumpReader.megabyteLimit) }
      answers.append(answer)
    }
    guard !answers.isEmpty else { throw .noViews }
    return try ViewHierarchy.read(answers)
  }

  private static let limit = DumpReader.megabyteLimit << 20

  private static func standardInput(_ path: String) throws(ImportError) -> [UInt8] {
    try whole(path) { () throws(SystemError) in try StandardStream.input.rest(limit: limit) }
  }

  /// A pipe as well, as a shell makes of `<(…)`.
  private static func waiting(_ path: String) throws(ImportError) -> [UInt8] {
    try whole(path) { () throws(SystemError) in
      try OpenFile(reading: path, waits: true).rest(limit: limit)
    }
  }

  private static func ordinary(_ path: String) throws(ImportError) -> [UInt8] {
    do throws(FileError) { return try TextFile.read(path, limit: limit) } catch {
      if case .tooLarge(let megabytes) = error.problem { throw .tooLarge(megabytes: megabytes) }
      throw .unreadable(english: error.english, chinese: error.chinese)
    }
  }

  private static func whole(
    _ path: String, _ read: () throws(SystemError) -> [UInt8]?
  ) throws(ImportError) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) { bytes = try read() } catch { throw ImportError(path, error) }
    guard let bytes else { throw .tooLarge(megabytes: DumpReader.megabyteLimit) }
    return bytes
  }
}

extension ImportError {
  fileprivate init(_ path: String, _ error: SystemError) {
    self = .unreadable(
      english: "\(path) cannot be read: \(error.message).", chinese: "读不了 \(path)：\(error.message)。"
    )
  }
}
