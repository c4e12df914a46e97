import Engine

/// UIKit: motion, remote, presses, keys.
extension ChinesePages {
  static var uMO01: RuleText {
    RuleText(
      "摇动的去向",
      """
      摇动先给 key window 的第一响应者，再沿链往上，默认的实现会转发。只通知开始和结束（或取消）。
      """)
  }

  static var uMO02: RuleText {
    RuleText(
      "没有第一响应者",
      "看来 UIKit 会挑一个默认的响应者，也就是最前面的视图控制器，而不是丢掉事件。")
  }

  static var uMO03: RuleText {
    RuleText(
      "传感器数据不是链上的事件",
      "加速度计、陀螺仪、磁强计的数据由 Core Motion 交给你自己的处理代码，不走响应者链。")
  }

  static var uMO04: RuleText {
    RuleText(
      "遥控事件的条件",
      """
      先调用 beginReceivingRemoteControlEvents，事件到第一响应者，再沿链往上；\
      App 还得是当前的播放者。iOS 7.1 起改用 MPRemoteCommandCenter：登记处理方法即可，不要链，\
      也不要第一响应者。
      """)
  }

  static var uMO05: RuleText {
    RuleText(
      "按压的起点",
      """
      按压从有焦点的响应者开始；实体键盘的按键给 key window 的第一响应者。没有命令接手的按键，\
      也作为按压交给它。
      """)
  }

  static var uMO06: RuleText {
    RuleText(
      "键盘快捷键",
      """
      当前链上所有响应者的 keyCommands 都有效；按键匹配后，UIKit 沿链找到第一个实现了动作的对象就\
      停。系统快捷键优先；iOS 15 起文本输入优先，除非命令设了 wantsPriorityOverSystemBehavior。
      """)
  }

  static var uMO07: RuleText {
    RuleText(
      "分栏视图的例外",
      "在 iOS 14.2 的分栏视图里，有人看到主栏里的响应者不在链上，却也被问到。")
  }

  static var uMO08: RuleText {
    RuleText(
      "摇动撤销",
      "摇动撤销用的是从第一响应者沿链往上找到的 undoManager。")
  }
}
