extension CurePhrase {
  public var english: String {
    switch self {
    case .costs(let names):
      "; but then \(names.prefix(3).joined(separator: ", "))"
        + (names.count > 3 ? " and \(names.count - 3) more" : "")
        + (names.count == 1 ? " gets" : " get") + " none"
    case .shares(let cover, let name):
      "\(cover) lies over a part of \(name) and takes the taps there, which is usually intended. "
        + "\(name) gets a tap on its middle."
    case .keyboardAdvice:
      "No view of your own is in the way. Keep it above the keyboard (view.keyboardLayoutGuide), or put the keyboard away first."
    case .dimmingAdvice:
      "It lies behind what is presented, and a tap beside that dismisses it or does nothing. A popover’s passthroughViews and a sheet’s largestUndimmedDetentIdentifier let taps through. [U-PC-05]"
    }
  }
}
