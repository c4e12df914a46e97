public final class UIPress: NSObject {
  public enum PressType: Int {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp, pageDown
    case tvRemoteOneTwoThree, tvRemoteFourColors
  }
}

public final class UIPressesEvent: UIEvent {}
