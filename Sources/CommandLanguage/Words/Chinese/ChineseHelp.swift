import Engine

extension Chinese {
  static func choice(_ words: [String]) -> String { list(words) }

  static func hint(_ phrases: [String]) -> String { "此处应为" + spaced(list(phrases)) + "。" }

  static func title(_ group: CommandGroup) -> String {
    switch group {
    case .building: "搭建"
    case .behaviour: "行为"
    case .doing: "操作"
    case .asking: "查询"
    case .learning: "学习"
    case .notebook: "笔记本"
    }
  }

  static func aside(_ owners: [PropertyOwner]) -> String {
    "（" + owners.map(words).joined(separator: "、") + "）"
  }

  static func text(_ text: HelpText) -> String {
    switch text {
    case .also: "也可以写："
    case .example: "示例："
    case .overviewEnd:
      "帮助 <命令> 讲解一条命令；帮助 属性 列出能设置的属性；\n"
        + "帮助 swift 讲可以直接输入的 Swift 和 Objective-C。\n"
        + "课文里的命令是英文，写哪种都行（点击 60 60，tap 60 60）：帮助 中文 列出对照。"
    case .code:
      """
      可以直接输入或粘贴 Swift 和 Objective-C 来代替命令。代码先译成命令，回答开头就是这些命令。

        let b = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
        view.addSubview(b)
        b.isHidden = true
        b.addTarget(self, action: #selector(save), for: .touchUpInside)
        let twice = UITapGestureRecognizer(target: self, action: #selector(zoom))
        view.addGestureRecognizer(twice)
        class Card: UIView {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -10, dy: -10).contains(point)
          }
        }
        let c = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        [view addSubview:c];

      花括号闭合之前，可以分几行写。self 指 controller。类可以重写 hitTest、point(inside:)、next、\
      canBecomeFirstResponder，以及触摸、按压、运动的方法，也可以有动作（@objc func）。\
      自己写循环去问子视图的 hitTest，会拿来和 UIView 自己的查找逐一对照。code 打印整个场景的代码。\
      类里存储的视图会随对象一起创建，init(frame:) 或 viewDidLoad 会执行。循环、闭包和自动布局不运行，提示会说用什么代替。
      """
    case .localWords:
      "可以用中文输入的词，回答用哪种语言都一样。在提示符下打拼音首字母再按 Tab，就能补全：dj 是点击。"
    case .localTopic: "可以用中文输入的词"
    case .codeTopic: "可以输入的 Swift 和 Objective-C"
    case .group: "一组命令"
    case .properties: "set 能设置的属性"
    case .noObject: "没有对象"
    case .noTransform: "没有变换"
    case .degrees: "度数"
    case .subclass: "子类的名字"
    }
  }
}
