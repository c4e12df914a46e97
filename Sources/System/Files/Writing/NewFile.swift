/// A file that is to be written.
public struct NewFile {
  public var path: String
  public var bytes: [UInt8]
  /// Without this it never takes the place of another.
  public var overwrites: Bool

  public init(_ path: String, _ bytes: [UInt8], overwrites: Bool) {
    self.path = path
    self.bytes = bytes
    self.overwrites = overwrites
  }

  /// Writes all of them or none: each beside its place first, and when all are on the disk they take
  /// their places, one after the other. A crash, or a disk that is full, leaves what was there.
  public static func write(_ files: [NewFile]) throws(FileError) {
    var targets: [Target] = []
    for file in files { targets.append(try Target(file.path)) }
    let folders = Set(targets.map { $0.folder })
    for folder in folders { Temporary.clearStrays(in: folder) }
    var waiting: [WaitingFile] = []
    for (file, target) in zip(files, targets) { waiting.append(try WaitingFile(file, target)) }
    try Signals.held { () throws(FileError) in try place(waiting) }
    for folder in folders { Folder.synchronize(folder) }
  }

  private static func place(_ waiting: [WaitingFile]) throws(FileError) {
    var placed: [WaitingFile.Placed] = []
    do throws(FileError) {
      // One alone needs no way back.
      for file in waiting { placed.append(try file.place(keepingOld: waiting.count > 1)) }
    } catch {
      for each in placed.reversed() { each.takeBack() }
      throw error
    }
  }
}
