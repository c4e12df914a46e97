import Engine

/// UIKit: class defaults.
extension ChinesePages {
  static var uCD01: RuleText {
    RuleText(
      "userInteractionEnabled 的默认值",
      "UIView 为 YES，UILabel 和 UIImageView 为 NO。")
  }

  static var uCD02: RuleText {
    RuleText(
      "放在图片视图或标签里的视图",
      "UIImageView 或 UILabel 里面的按钮点不到，除非先打开外面那个视图的交互。")
  }

  static var uCD03: RuleText {
    RuleText(
      "按钮里的标题和图片",
      "UIButton 里的标题标签和图片视图不接收触摸，命中的总是按钮。")
  }

  static var uCD04: RuleText {
    RuleText(
      "其他类的默认值",
      """
      UIStackView、UIVisualEffectView、UIActivityIndicatorView、UIProgressView、\
      UIPickerView 和标准控件都是 YES。依据是 Interface Builder 存出的文件，苹果没有写明，\
      有的重新实现与此不同。
      """)
  }

  static var uCD05: RuleText {
    RuleText(
      "cell 与 contentView",
      """
      表格的 cell 和它的 contentView 都是 YES。控件若加在 cell 上而不是 contentView 上，\
      可能被压在 contentView 下面，收不到触摸。
      """)
  }

  static var uCD06: RuleText {
    RuleText(
      "UIStackView",
      "在命中测试里，UIStackView 就是普通的容器：点在间隙里，命中的是它自己。")
  }

  static var uCD07: RuleText {
    RuleText(
      "multipleTouchEnabled 的默认值",
      """
      Interface Builder 给滚动视图、集合视图、文本视图和 cell 的内容视图存成 YES；\
      用代码建的普通视图为 NO。
      """)
  }
}
