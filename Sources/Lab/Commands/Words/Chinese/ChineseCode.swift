/// 当作命令输入的 Swift 和 Objective-C。
extension Chinese {
  static func sentence(_ problem: CodeProblem) -> String {
    switch problem {
    case .tooLong: "代码超过一兆字节，不读。"
    case .tooDeep: "嵌套太深，或分支太多，读不下去。"
    case .controlCharacter(let value): "代码里有控制字符 \(Digits.codePoint(value))，请去掉。"
    case .interpolation: "这里不计算文字里的 \\(…)，请直接写出结果。"
    case .unclosed(let mark): "这里的 \(mark) 没有闭合。"
    case .unreadable(let text): "「\(text.printable)」不该出现在这里。"
    case .wanted(let what, let found):
      found.isEmpty
        ? "代码没有写完，还缺\(wanted(what))。" : "「\(found.printable)」不该出现在这里，应为\(wanted(what))。"
    case .unknownName(let name): "没有叫「\(name.printable)」的对象。"
    case .unknownClass(let name):
      "还没有「\(name.printable)」这个类。先声明：class \(name.printable): \(name.likelyBase ?? "UIView") { … }。"
    case .unknownMember(let member, let className):
      "\(className) 没有这里认识的「\(member.printable)」。"
    case .unknownFunction(let name): "这里不认识函数「\(name.printable)」。"
    case .wantedValue(let type): "这里应为\(phrase(type))。"
    case .notHere(let word): "「\(word)」造不出能收到事件的东西，请用 class。"
    case .search(let difference):
      "这不是 UIView 自己的查找过程，也没有命令能表示它：\(situation(difference.situation))，"
        + "UIView 的结果是\(answer(difference.own))，这里的结果是\(answer(difference.written))。"
    case .gap(let gap): sentence(gap)
    }
  }

  private static func situation(_ situation: SearchSituation) -> String {
    switch situation {
    case .plain: "视图有两个子视图时"
    case .hidden: "视图隐藏时"
    case .transparent: "视图的 alpha 为 0 时"
    case .interactionOff: "视图的 isUserInteractionEnabled 为 false 时"
    case .hiddenSubview: "点在隐藏的子视图上时"
    case .transparentSubview: "点在 alpha 为 0 的子视图上时"
    case .subviewWithoutInteraction: "点在 isUserInteractionEnabled 为 false 的子视图上时"
    case .overlapping: "点在两个子视图重叠处时"
    case .overhanging: "子视图超出边界时"
    case .nested: "点在子视图的子视图上时"
    case .scrolled: "视图的 bounds 不从 0 开始时"
    case .turned: "点在转过角度的子视图上时"
    }
  }

  private static func answer(_ answer: SearchAnswer) -> String {
    switch answer {
    case .nobody: " nil"
    case .itself: "它自己"
    case .frontSubview: "前面的子视图"
    case .backSubview: "后面的子视图"
    case .subviewOfSubview: "子视图的子视图"
    }
  }

  private static func wanted(_ what: String) -> String {
    switch what {
    case "name": "名字"
    case "value": "值"
    case "class": "类"
    default: " " + what
    }
  }

  private static func phrase(_ type: CodeType) -> String {
    switch type {
    case .number: "数字"
    case .boolean: " true 或 false"
    case .text: "文字"
    case .point: "点，例如 CGPoint(x: 60, y: 60)"
    case .insets: "四边的内缩，例如 UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)"
    case .size: "大小，例如 CGSize(width: 80, height: 44)"
    case .rect: "矩形，例如 CGRect(x: 0, y: 0, width: 80, height: 44)"
    case .transform: " CGAffineTransform 或 CATransform3D"
    case .object: "场景里的对象"
    case .view: "视图"
    case .controller: "视图控制器"
    case .recognizer: "手势识别器"
    case .selector: "selector，例如 #selector(save)"
    case .choice: " UIKit 的常量"
    case .class: "自己声明的类的对象"
    case .action: " UIAction，例如 UIAction(title: \"Save\") { _ in }"
    case .menu: " UIMenu，例如 UIMenu(children: [save])"
    case .menuElements: "由 UIAction 和 UIMenu 组成的数组，例如 [save, more]"
    }
  }

  private static func sentence(_ gap: CodeGap) -> String {
    switch gap {
    case .autoLayout:
      "这里没有自动布局，请给出 frame：a.frame = CGRect(x: 0, y: 0, width: 80, height: 44)"
    case .controlFlow: "代码在这里只翻译、不运行：重写的方法以外没有循环和分支。请把要做的几行直接写出来。"
    case .closure: "闭包在这里不运行，请把里面的几行单独写出来。"
    case .storedProperty: "这里的类只重写方法，不存东西。对象在类外面创建：let b = UIButton()"
    case .method: "方法里的这一行没有对应的命令。能重写什么，见 help override。"
    case .storedValue: "这里的类不存东西，没法知道它的值。写成常量就行：let inset = 10"
    case .handlerBody: "处理方法里可以 print，可以调用 super 或 next，别的都不模拟。方法体留空即可。"
    case .regionForm:
      "没有命令能表示这个区域。能表示的有：bounds.insetBy(dx: -10, dy: -10).contains(point)；"
        + "CGRect(…).contains(point)，可用 || 连起几个；UIBezierPath(ovalIn: bounds)；多边形；true；false。"
    case .hitTestForm:
      "没有命令能表示这个 hitTest。能表示的有：nil；self；super 的结果，但结果是 self 时换成 nil 或另一个视图；"
        + "super 的结果 ?? 另一个视图；点在另一个视图内（point(inside:) 为 true）就返回它，否则返回 super 的结果。"
    case .hangsOnSize:
      "写类的时候还不知道视图有多大。bounds.insetBy(dx: -10, dy: -10) 会随大小变化。"
    case .initializer: "创建时用不着这个，只要 frame：init(frame:)。"
    case .subscriptOrRange: "请直接写对象的名字，这里没有下标。"
    case .nextForm: "next 应给出场景里的对象，或 nil。"
    case .hangsOnHierarchy: "有了视图或识别器，才知道结果。"
    case .boolForm:
      "没有触摸之前，这一点定不下来。可以问的是对方是谁：touch.view == b；touch.view is UIControl；"
        + "isKind(of:)；isDescendant(of:)；other === pan。"
    case .endless: "hitTest 又问自己，永远不会结束。可以问 super.hitTest 和子视图的 hitTest。"
    case .viewLater: "控制器显示之前才能换视图：在 UIViewController() 之后马上设置。"
    case .delegate: "这里只知道代理怎么回答，不知道代理是谁；代理自己没有代理。可以用自己的类当代理：x.delegate = d。"
    case .loneFunction: "单独的函数不属于谁。请写在类里：class Card: UIView { … }"
    }
  }

  static func text(_ note: CodeNote) -> String {
    switch note {
    case .looksOnly(let name): "\(name) 只影响外观，不影响谁收到事件。"
    case .classOfRoot(let name): "controller 的类现在是 \(name)，它的 viewDidLoad 已经执行。"
    case .notRun(let titles): "没有对应的命令，没有执行：\(titles.joined(separator: "、"))。"
    case .sizeless(let names):
      "这里不计算自动布局。请给 \(names.joined(separator: "、")) 设置 frame，例如 \(names[0]).frame = "
        + "CGRect(x: 0, y: 0, width: 80, height: 44)"
    case .classKnown(let name): "记住了 \(name)。用 let x = \(name)() 创建一个。"
    case .leftAside(let names):
      "略过 \(names.joined(separator: "、"))：只运行创建和摆放视图的代码。"
    case .refused(let method, let problem): "略过 \(method)。\(sentence(problem))"
    case .endsEditing(let names):
      "\(names.joined(separator: "、")) 里的代码不运行。要结束编辑，用 end-editing。"
    case .takenFor(let name, let base):
      "这里没有写 \(name.printable) 继承自谁，就当它是 \(base.printable)。"
    case .waitsFor(let name, let type, let missing):
      "\(type.printable) 里用到的 \(missing.printable) 现在没有：有了它，\(name.printable) 才会按这个类重写的方法来。"
    case .hangsOn(let what, let missing): "没有 \(missing.printable)，\(what) 也略过。"
    case .constantKnown(let name): "记住了 \(name)。"
    case .waits(let name, isLayer: false):
      "\(name) 还没有视图：view.addGestureRecognizer(\(name))"
    case .waits(let name, isLayer: true):
      "\(name) 还没有视图：view.layer.addSublayer(\(name))"
    case .alreadySo: "这一行在这里什么也不改变。"
    }
  }
}
