import Foundation

/// How far an enumeration goes: a part of it with the other tests, all of it where that is asked
/// for, which takes minutes.
enum Extent {
  static var isWhole: Bool {
    ProcessInfo.processInfo.environment["HITCHAIN_EXHAUSTIVE"] != nil
  }

  /// The counts are printed where all was counted.
  static func report(_ text: String) {
    if isWhole { print("exhaustive: \(text)") }
  }
}
