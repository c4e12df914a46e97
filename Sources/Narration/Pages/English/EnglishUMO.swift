import Engine

/// UIKit: motion, remote, presses, keys.
extension EnglishPages {
  static var uMO01: RuleText {
    RuleText(
      "Shakes",
      """
      A shake goes to the first responder of the key window and up its chain; the default methods \
      pass it on. You are told of the beginning and of the end or the cancelling, nothing else.
      """)
  }

  static var uMO02: RuleText {
    RuleText(
      "No first responder",
      """
      UIKit seems not to drop the event but to pick a default, the view controller in front. Apple \
      does not promise it.
      """)
  }

  static var uMO03: RuleText {
    RuleText(
      "Sensor samples",
      """
      Data of accelerometer, gyroscope and magnetometer never enter the chain. Core Motion hands \
      them to a handler you give.
      """)
  }

  static var uMO04: RuleText {
    RuleText(
      "Remote control",
      """
      beginReceivingRemoteControlEvents, an app that is playing, and a first responder: that is \
      the old way. Since iOS 7.1 MPRemoteCommandCenter does it with handlers, off the chain.
      """)
  }

  static var uMO05: RuleText {
    RuleText(
      "Presses and keys",
      """
      Presses start at the responder in focus. Keys go to the first responder of the key window; one \
      that no command takes comes to it as a press.
      """)
  }

  static var uMO06: RuleText {
    RuleText(
      "Key commands",
      """
      The key commands of every responder on the active chain apply, after the system's own. On a \
      match the action goes to the nearest object on the chain that has the method; from iOS 15 on \
      text input goes first unless the command claims priority.
      """)
  }

  static var uMO07: RuleText {
    RuleText(
      "Split views are odd",
      """
      In iOS 14.2 responders in the primary column of a split view were asked for key commands \
      although they were not on the chain.
      """)
  }

  static var uMO08: RuleText {
    RuleText(
      "Shake to undo",
      """
      Shake to undo takes the undoManager that it finds first, from the first responder up the \
      chain.
      """)
  }
}
