open class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 0
  public var numberOfTouchesRequired = 1
  public var minimumPressDuration = 0.5
  public var allowableMovement = 10.0
}
