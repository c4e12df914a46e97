import Text

/// Why a learner's progress is not kept as it should be. Lessons go on all the same.
public enum Complaint: Equatable, Sendable {
  /// The file or its folder cannot be opened or made, for the system's reason.
  case cannotOpen(path: String, reason: String)
  /// It can be read, and not written.
  case readOnly(path: String)
  case diskFull(path: String)
  /// Another program has held on to it for too long.
  case busy(path: String)
  /// What was there is kept under another name, and a new file was begun.
  case damaged(path: String, keptAs: String)
  /// It is damaged and cannot be put aside.
  case damagedInPlace(path: String)
  case newer(path: String)
  /// Some of what it holds makes no sense to this version, and stays where it is.
  case unreadable(path: String, events: Int)
  case failed(path: String, reason: String)

  /// One line.
  public func message(in language: Language) -> String {
    switch language {
    case .english: ComplaintWords.english(self)
    case .simplifiedChinese: ComplaintWords.chinese(self)
    }
  }
}
