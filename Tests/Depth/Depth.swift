import Foundation

/// How far the tests go: a part of it whenever somebody has changed a line, all of it in the nightly run.
public enum Depth {
  public static let isNightly = ProcessInfo.processInfo.environment["HITCHAIN_NIGHTLY"] != nil
  /// Is the page at hand to be compared with the program?
  public static let provesPage = ProcessInfo.processInfo.environment["HITCHAIN_PROVES_PAGE"] != nil

  public static func count(_ part: Int, nightly whole: Int) -> Int { isNightly ? whole : part }

  /// What was counted, where all was.
  public static func report(_ text: String) {
    if isNightly { print("counted: \(text)") }
  }
}
