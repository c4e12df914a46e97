import Lab

extension FileError.Problem {
  public var english: String {
    switch self {
    case .unreadable(let error): "It cannot be read: \(error.english)."
    case .unwritable(let error): "It cannot be written: \(error.english)."
    case .noFile: "It is a folder or a device, not a file."
    case .tooLarge(let megabytes): "It is larger than \(megabytes) MB."
    case .isThere: "It is there already."
    case .readOnly: "It is read-only. Allow writing with `chmod u+w`, or take another name."
    }
  }
}

extension SystemError {
  /// As the system says it, whatever the locale.
  public var english: String { message }
}
