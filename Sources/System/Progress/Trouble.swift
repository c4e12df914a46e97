import Tutor

/// Why a store cannot do its work now.
enum Trouble: Error, Equatable {
  case system(SystemError)
  case database(DatabaseError)
  /// A newer program wrote the file.
  case newer
  /// Its tables are not ours.
  case foreign
  case damagedInPlace

  var isDamage: Bool {
    if case .database(let error) = self { error.kind == .damaged } else { false }
  }

  /// Nothing that happens while the program runs will change it.
  var isForGood: Bool { self == .newer || self == .foreign || self == .damagedInPlace }

  func complaint(about file: String) -> Complaint {
    switch self {
    case .newer: .newer(path: file)
    case .foreign: .foreign(path: file)
    case .damagedInPlace: .damagedInPlace(path: file)
    case .system(let error) where error.isFull: .diskFull(path: file)
    case .system(let error): .cannotOpen(path: file, reason: error.message)
    case .database(let error):
      switch error.kind {
      case .full: .diskFull(path: file)
      case .readOnly: .readOnly(path: file)
      case .busy: .busy(path: file)
      case .cannotOpen: .cannotOpen(path: file, reason: error.message)
      case .damaged, .other: .failed(path: file, reason: error.message)
      }
    }
  }
}
