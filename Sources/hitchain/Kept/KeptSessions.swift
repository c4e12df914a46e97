import System
import Tutor

/// The folder of the sessions that were kept, beside the history.
struct KeptSessions {
  /// So many stay; the oldest go.
  static let limit = 20
  /// A file that is larger is none of ours.
  private static let sizeLimit = 16 << 20
  private static let ending = ".session"

  let folder: String

  /// Nil where the environment names no data folder.
  init?() {
    guard let data = DataFolder.path else { return nil }
    folder = data + "/sessions"
  }

  /// The newest first.
  var paths: [String] {
    ((try? Folder.names(in: folder)) ?? []).filter { $0.hasSuffix(Self.ending) }.sorted(by: >)
      .map { folder + "/" + $0 }
  }

  func read(_ path: String) -> KeptSession? {
    guard let bytes = try? TextFile.read(path, limit: Self.sizeLimit),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return KeptSession(text)
  }

  /// Those that can be read, but for the one under way.
  func all(except own: String?) -> [(path: String, session: KeptSession)] {
    paths.filter { $0 != own }.prefix(Self.limit).compactMap { path in
      read(path).map { (path, $0) }
    }
  }

  /// A name that sorts by time, and that no other program takes in the same second.
  func newPath(at now: Timestamp) -> String {
    let digits = Self.begun(now, withSeconds: true).filter { $0.isNumber }
    return "\(folder)/\(digits)-\(getpid())\(Self.ending)"
  }

  /// Removes what is too old.
  func thin() {
    for path in paths.dropFirst(Self.limit) { unlink(path) }
  }

  /// `2026-11-22 15:40`.
  static func begun(_ now: Timestamp, withSeconds: Bool = false) -> String {
    let second =
      Int((now.seconds + Double(now.secondsEast)).rounded(.down)) - now.day.number * 86_400
    let parts = [second / 3600, second / 60 % 60] + (withSeconds ? [second % 60] : [])
    return now.day.date + " "
      + parts.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}
