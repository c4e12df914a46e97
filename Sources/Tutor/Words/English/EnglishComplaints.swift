extension Complaint {
  public var english: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "Your progress is not kept: \(path) cannot be opened (\(reason))."
    case .readOnly(let path):
      "What you do now is not kept: \(path) is read-only."
    case .diskFull(let path):
      "Your progress is in memory only, as there is no room for \(path). Make room, and it is kept."
    case .busy(let path):
      "Your progress is in memory only while another program holds \(path). It is kept later."
    case .damaged(let path, let kept):
      "\(path) is damaged. It is now \(kept), and a new one is begun."
    case .damagedInPlace(let path):
      "Your progress is not kept: \(path) is damaged and cannot be put aside."
    case .newer(let path):
      "Your progress is not kept: a newer Hitchain wrote \(path). It was left as it is."
    case .foreign(let path):
      "Your progress is not kept: \(path) is not as Hitchain makes it. It was left as it is."
    case .unreadable(let path, let events):
      "\(path) holds \(events == 1 ? "1 event" : "\(events) events") that cannot be read and"
        + " \(events == 1 ? "does" : "do") not count."
    case .failed(let path, let reason):
      "Your progress is in memory only: \(path) cannot be written (\(reason))."
    case .rehearsed:
      "Nothing of this is kept: a script with `--seed` is a rehearsal."
    }
  }
}
