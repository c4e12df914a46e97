import Engine

/// What can stand in a place, in Chinese.
extension Chinese {
  static func phrase(_ expected: Expected) -> String {
    switch expected {
    case .word(","): "逗号"
    case .word(let word): typed(word)
    case .value(let sort): phrase(sort)
    }
  }

  static func phrases(_ expected: [Expected]) -> String {
    var items: [String] = []
    for each in expected {
      if case .value(.choice(let choice)) = each, choice.isShort {
        items += choice.words.map { typed($0) }
      } else {
        items.append(phrase(each))
      }
    }
    return list(items)
  }

  private static func phrase(_ sort: Sort) -> String {
    switch sort {
    case .object(let sort): phrase(sort)
    case .objectOrNil(.viewOrController): "视图、控制器或 nil"
    case .objectOrNil(let sort): phrase(sort) + "或 nil"
    case .newName: "新对象的名字"
    case .number(let low, let high):
      abs(low) >= farthest ? "数" : "\(Digits.grouped(low)) 到 \(Digits.grouped(high)) 之间的数"
    case .whole(let low, let high):
      "\(Digits.grouped(Double(low))) 到 \(Digits.grouped(Double(high))) 之间的整数"
    case .point: "点（x y）"
    case .place: "点（x y），或视图的名字"
    case .size: "尺寸（宽 高）"
    case .rect: "矩形（x y 宽 高）"
    case .insets: "四边的内缩（上 左 下 右）"
    case .transform: "identity、rotate 45、scale 2、translate 10 0 或六个数"
    case .transform3D: "identity、rotate-x 45、rotate-y 45、perspective 500 或十六个数"
    case .duration: "时间（0.5s、500ms）"
    case .angle: "角度（以度为单位）"
    case .boolean: list(["YES", "NO"].map { typed($0) })
    case .choice(let choice): phrase(choice)
    case .selector: "selector（save:）"
    case .className: "类名"
    case .keyStroke: "按键（cmd+s）"
    case .text: "文字（带空格的要加引号）"
    case .property(.anybody), .property(.object): "属性"
    case .property(.view), .property(.gesture), .property(.controller),
      .property(.navigationController):
      "属性=值"
    case .propertyOrObject: "属性或对象"
    case .anchor: "视图的属性（view.centerX）"
    case .equals: "= 和值"
    case .propertyValue: "这个属性可取的值（YES、0.5、20 20 80 80、rotate 45 等）"
    case .topic: "命令、命令的分组或 properties"
    case .file: "文件"
    case .lesson: "课程"
    case .questionTopic: "课程、规则，或者 gates 这样的主题"
    case .rule: "规则的编号（HT03）"
    case .command(stimulus: false): "命令"
    case .command(stimulus: true): "用户的操作或系统的事件（tap 60 60、shake）"
    case .rulebookPoint: "规则项=值（nil-target=sender）"
    }
  }

  static func phrase(_ sort: ObjectSort) -> String {
    switch sort {
    case .any: "对象"
    case .view: "视图"
    case .window: "窗口"
    case .control: "控件"
    case .windowScene: "场景"
    case .scrollView: "滚动视图"
    case .stackView: "堆栈视图"
    case .table: "表格或集合视图"
    case .controller: "控制器"
    case .recognizer: "手势识别器"
    case .responder: "响应者"
    case .viewOrController, .delegate: "视图或控制器"
    case .controllerOrWindow: "控制器或窗口"
    case .textInput: "文本框或文本视图"
    case .asking: "手势识别器、文本输入视图、滚动视图或控制器"
    case .responderOrRecognizer: "响应者或手势识别器"
    case .controlOrRecognizer: "控件或手势识别器"
    case .owner(let property): "有 \(property.rawValue) 属性的对象"
    }
  }

  private static func spaced(_ text: String, after start: String) -> String {
    start + (start.last?.isASCII == true ? " " : "") + text
  }

  /// A long choice by its first words: what is near the wrong one is suggested besides.
  private static func phrase(_ choice: WordChoice) -> String {
    let words = choice.words.map { typed($0) }
    return choice.isShort
      ? list(words) : spaced("等词之一", after: words.prefix(3).joined(separator: "、"))
  }

  /// A word of a command by its Chinese word too, where it has one: 到（to）.
  private static func typed(_ word: String) -> String {
    LocalWords.words(for: word, .elsewhere).first.map { "\($0.text)（\(word)）" } ?? word
  }

  // MARK: Pieces of sentences

  /// 两种标点看上去差不多，所以要说清楚。
  static func halfWidth(_ found: String) -> String {
    found.fullWidthMark.map { "\(quoted(String($0.mark)))是全角标点，请改用半角（\($0.plain)）。" } ?? ""
  }

  static func quoted(_ text: String) -> String { "“" + text.printable + "”" }

  /// `A、B 或 C`.
  static func list(_ items: [String], _ word: String = "或") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let start = items.dropLast().joined(separator: "、")
    return spaced(word, after: start) + spaced(last)
  }

  /// The same of what the user can type. A line of several words is no name.
  static func names(_ items: [String]) -> String {
    let items = items.map { $0.contains(" ") ? $0 : $0.markedAsName }
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: "、") + " 或 " + last
  }

  /// After a Chinese character, with the space that goes before Latin letters and digits.
  static func spaced(_ text: String) -> String {
    text.first?.isASCII == true ? " " + text : text
  }

  static func words(_ owner: PropertyOwner) -> String {
    switch owner {
    case .views: "视图"
    case .controls: "控件"
    case .switches: "开关"
    case .sliders: "滑块"
    case .steppers: "步进器"
    case .segmentedControls: "分段控件"
    case .pageControls: "页面控件"
    case .labels: "标签"
    case .buttons: "按钮"
    case .textFields: "文本框"
    case .textViews: "文本视图"
    case .scrollViews: "滚动视图"
    case .stackViews: "堆栈视图"
    case .tables: "表格"
    case .cells: "单元格"
    case .windows: "窗口"
    case .barButtonItems: "栏上的按钮"
    case .recognizers: "手势识别器"
    case .tapRecognizers: "点击手势识别器"
    case .pinchRecognizers: "捏合识别器"
    case .panRecognizers: "拖动识别器"
    case .screenEdgePanRecognizers: "屏幕边缘拖动识别器"
    case .hoverRecognizers: "悬停识别器"
    case .swipeRecognizers: "轻扫识别器"
    case .rotationRecognizers: "旋转识别器"
    case .longPressRecognizers: "长按识别器"
    case .controllers: "控制器"
    case .navigationControllers: "导航控制器"
    case .application: "app"
    }
  }
}

extension DefaultStringInterpolation {
  /// A name of the user's in a Chinese sentence, so that one sees where it ends.
  mutating func appendInterpolation(name: String) { appendInterpolation(name.markedAsName) }
}
