import Engine

/// Remote control.
extension ChinesePages {
  static var rc01: RuleText {
    RuleText(
      "遥控事件",
      """
      遥控事件用来控制多媒体，例如播放、暂停、下一曲。它可以来自耳机线控这样的外部附件，\
      所以叫遥控。
      """,
      disagreement: "D0 用了遥控和远程控制两个名字，指的是同一种事件。")
  }

  static var rc02: RuleText {
    RuleText(
      "遥控事件交给第一响应者",
      "窗口把遥控事件发给第一响应者；要处理它，就实现 remoteControlReceivedWithEvent:。",
      uikit: """
        不处理就往上传。使用前要调用 beginReceivingRemoteControlEvents，\
        而且 App 要是当前的播放者。iOS 7.1 起可以用 MPRemoteCommandCenter：直接登记处理方法，\
        不走响应者链，也不需要第一响应者。
        """)
  }
}
