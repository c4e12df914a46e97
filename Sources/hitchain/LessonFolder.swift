import System

/// Where the lessons are that came with the program.
enum LessonFolder {
  /// Beside an installed program, or in the checkout that it was built in; nil where there are none.
  static var path: String? {
    guard let program = Surroundings.program else { return nil }
    var folder = parent(of: program)
    let installed = parent(of: folder) + "/share/hitchain/lessons"
    if isFolder(installed) { return installed }
    while !folder.isEmpty {
      if Console.canRead(folder + "/Package.swift"), isFolder(folder + "/lessons") {
        return folder + "/lessons"
      }
      folder = parent(of: folder)
    }
    return nil
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func isFolder(_ path: String) -> Bool { FileStatus(path)?.kind == .folder }
}
