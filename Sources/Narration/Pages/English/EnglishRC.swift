import Engine

/// Remote control.
extension EnglishPages {
  static var rc01: RuleText {
    RuleText(
      "Remote-control events",
      """
      Remote-control events steer sound and video: play, pause, next track. They have their name \
      because they can come from outside the device, from a headset for example.
      """,
      disagreement: """
        D0 uses two Chinese words for remote control. They mean the same.
        """)
  }

  static var rc02: RuleText {
    RuleText(
      "Remote control goes to the first responder",
      """
      The window sends a remote-control event to the first responder, which handles it in \
      remoteControlReceivedWithEvent:. If the first responder does not, the chain has its turn.
      """,
      uikit: """
        This is the old way. It also needs beginReceivingRemoteControlEvents and an app that is \
        playing. Since iOS 7.1 you use MPRemoteCommandCenter, which needs no first responder and \
        no chain.
        """)
  }
}
