import Lab

/// Why a learner's progress is not kept as it should be. Lessons go on all the same, and one
/// line tells of it.
public enum Complaint: Phrase, Equatable, Sendable {
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
  /// Its tables are not those that this program makes, or there is more than tables.
  case foreign(path: String)
  /// Some of what it holds makes no sense to this version, and stays where it is.
  case unreadable(path: String, events: Int)
  case failed(path: String, reason: String)
  /// A script that draws the same questions each time is nobody's progress.
  case rehearsed

  /// Is nothing at all known of what was kept before?
  var isOfAll: Bool {
    switch self {
    case .cannotOpen, .busy, .damagedInPlace, .newer, .foreign: true
    case .readOnly, .diskFull, .damaged, .unreadable, .failed, .rehearsed: false
    }
  }
}
