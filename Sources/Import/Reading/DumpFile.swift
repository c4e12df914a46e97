import System

/// A dump in a file, in a folder as Xcode exports one, or on standard input.
public enum DumpFile {
  public static func read(_ path: String) throws(ImportError) -> Dump {
    guard path != "-", FileStatus(path)?.kind == .folder else {
      return try DumpReader.read(try bytes(of: path))
    }
    return try folder(path)
  }

  /// So many answers are in a folder at most.
  static let mostAnswers = 1_000

  /// `<name>.viewhierarchy/RequestResponses/Response_0`, each perhaps packed.
  private static func folder(_ path: String) throws(ImportError) -> Dump {
    let inner = path + "/RequestResponses"
    let place = FileStatus(inner)?.kind == .folder ? inner : path
    var answers: [[UInt8]] = []
    var left = DumpReader.megabyteLimit << 20
    let names: [String]
    do throws(SystemError) { names = try Folder.names(in: place) } catch {
      throw .unreadable(path: path, FileError(path, .unreadable(error)))
    }
    for name in inOrder(names.filter { $0.hasPrefix("Response") }).prefix(mostAnswers) {
      var answer = try bytes(of: place + "/" + name)
      if Inflate.isPacked(answer) { answer = try Inflate.unpacked(answer, limit: left) }
      left -= answer.count
      guard left > 0 else { throw .tooLarge(megabytes: DumpReader.megabyteLimit) }
      answers.append(answer)
    }
    guard !answers.isEmpty else { throw .noViews }
    return try ViewHierarchy.read(answers)
  }

  /// `Response_10` comes after `Response_2`: the last one counts.
  static func inOrder(_ names: [String]) -> [String] {
    func key(_ name: String) -> (Int, String) {
      (Int(name.split(separator: "_").last?.prefix { $0.isWholeNumber } ?? "") ?? 0, name)
    }
    return names.sorted { key($0) < key($1) }
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
