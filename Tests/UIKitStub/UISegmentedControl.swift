open class UISegmentedControl: UIControl {
  public var selectedSegmentIndex = -1
  public var isMomentary = false
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  public func removeAllSegments() {}
  public func insertSegment(withTitle: String?, at: Int, animated: Bool) {}
}
