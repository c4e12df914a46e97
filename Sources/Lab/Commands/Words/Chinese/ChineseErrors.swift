import Engine

enum Chinese {
  static func message(for error: CommandError) -> String {
    let problem = sentence(error.problem).closedUpAroundNames
    if case .ambiguousCommand = error.problem { return problem + names(error.suggestions) + "。" }
    guard !error.suggestions.isEmpty else { return problem }
    let meant = "是不是想写 " + names(error.suggestions.map { $0.typable }) + "？"
    return problem + meant.closedUpAroundNames
  }

  private static func sentence(_ problem: Problem) -> String {
    switch problem {
    case .lineTooLong(let limit): "一行最多 \(limit) 个字符。"
    case .controlCharacter(let value): "这一行里有控制字符 \(Digits.codePoint(value))，请去掉。"
    case .unclosedQuote: "这里的引号没有闭合。"
    case .unclosedBracket(let bracket): "这里的括号 \(bracket) 没有闭合。"

    case .unknownCommand(let word): "没有\(quoted(word))这个命令。"
    case .ambiguousCommand(let word): "\(quoted(word))不够明确，可以是 "
    case .noStimulus(let command): "\(command) 既不是用户的操作，也不是系统的事件，不能放进队列。"
    case .notAtMoment(let command): "\(command) 针对会话本身：要单独成行，不能放进某个时机里。"

    case .expected(let expected, let found?):
      "此处应为\(spaced(phrases(expected)))，而不是\(quoted(found))。"
        + halfWidth(found)
    case .expected(let expected, nil): "命令还没写完，后面应为\(spaced(phrases(expected)))。"
    case .tooManyWords(let found, let expected):
      expected.isEmpty
        ? "命令到\(quoted(found))之前就该结束了。"
        : "\(quoted(found))不能写在这里。可以写\(spaced(phrases(expected)))，也可以到此为止。"
    case .outOfRange(let found, let low, let high):
      (found.isEmpty ? "这个数" : found.printable + " ")
        + "超出范围：应在 \(Digits.grouped(low)) 到 \(Digits.grouped(high)) 之间。"
    case .notWhole(let found): "\(found.printable) 不是整数。"
    case .notFinite(let found):
      found.isEmpty ? "这个数是无穷大，或者根本不是数。" : "\(found.printable) 不能用作坐标或尺寸。"
    case .negativeSize(let found):
      "宽和高不能小于零" + (found.isEmpty ? "。" : "，这里是 \(found.printable)。")
    case .tooFewPoints(let count): "多边形至少要有三个顶点，这里只有 \(count) 个。"
    case .unquotedText: "带空格的文字要加引号。"

    case .unknownName(let name): "没有名为\(quoted(name))的对象。" + halfWidth(name)
    case .wrongKind(let name, let className, let wanted):
      "\(name: name) 是 \(className)，此处应为\(phrase(wanted))。"
        + (wanted == .responder ? "手势识别器和图层不是响应者。" : "")
    case .invalidName(let name):
      "\(quoted(name))不能用作名字：名字由字母（汉字也算）、数字、_ 和 - 组成，开头要是字母或 _。"
    case .reservedName(let name): "\(name) 表示没有对象，不能用作名字。"
    case .nameTaken(let name, let className): "已经有一个 \(className) 叫 \(name: name)，名字不能重复。"
    case .otherClass(let name, let kind):
      "这里没有 \(name) 这个种类，可以用这个类的 \(kind) 代替：add \(kind) 名字 class=\(name)。"
    case .abstractClass(let name): "\(name) 是抽象类，请添加它的某个子类。"

    case .unknownProperty(let name): "没有\(quoted(name))这个属性。"
    case .propertyNotOfClass(let property, let className, let owners):
      "\(className) 没有属性 \(property)。"
        + (owners.isEmpty ? "" : "有这个属性的是\(spaced(list(owners.map(words), "和")))。")
    case .notAddedWith(let property, let className): "添加 \(className) 时不能写 \(property)=。"
    case .noUsualValue(let property, let name):
      "\(property) 没有默认值可以恢复：\(name: name) 的类没有规定它。"
    case .unknownRule(let rule): "没有\(quoted(rule))这条规则。"
    case .unknownPoint(let name): "没有\(quoted(name))这个规则集，也没有这个规则项。"
    case .eventsOfRecognizer(let name): "\(name: name) 是手势识别器，没有控件事件，请去掉 for 和后面的事件。"

    case .insideItself(let name): "\(name: name) 不能放进它自己或它的子视图里。"
    case .windowInsideView: "窗口自成一体，不能放进视图里。"
    case .windowHasRoot(let window, let root): "\(name: window) 已经有根视图控制器 \(name: root)。"
    case .alreadyPresenting(let controller, let presented):
      "\(name: controller) 已经呈现了 \(name: presented)。"
    case .isChild(let child, let parent):
      "\(name: child) 是 \(name: parent) 的子控制器，不能再被呈现或压入栈。"
        + "添加时写上 in nil，就不属于谁：add controller M in nil。"
    case .notPresented(let name): "\(name: name) 没有呈现别的，也没有被呈现，没有什么可以收起。"
    case .notInWindow(let name): "\(name: name) 不在任何窗口里。"
    case .isNoStack(let name): "\(name: name) 不是导航控制器，没有栈可以压入或弹出。"
    case .nothingToPop(let name): "\(name: name) 的栈里只剩根控制器，它要留下。"
    case .selectsNothing(let name): "\(name: name) 不是标签栏控制器或页面控制器，没有什么可选。"
    case .isNoChild(let child, let parent): "\(name: child) 不是 \(name: parent) 的子控制器。"
    case .placeIsNamed: "这个点已经由前面的视图定了，请去掉 in …。"
    case .presentsItself(let name): "\(name: name) 不能呈现它自己。"
    case .cannotBeRemoved(let name): "\(name: name) 不能移除。"
    case .cannotBeMoved(let name): "\(name: name) 不能移动。"
    case .viewHasController(let view, let controller): "\(name: view) 已经是 \(name: controller) 的视图。"
    case .nilTargetOfRecognizer(let name):
      "\(name: name) 是手势识别器，它的 target 必须是一个对象；只有控件才会去找 target。"
    case .ownDelegate(let name, let view):
      "\(name: name) 的代理就是 \(name: view)，另设一个，UIKit 会抛异常。可以重写 \(name: view) 的 gesture-recognizer-should-begin。"
    case .requirementCircle(let a, let b) where a == b: "手势识别器不能要求自己失败。"
    case .requirementCircle(let a, let b): "\(name: b) 已经在等 \(name: a) 失败，再这样要求，两个会永远互相等下去。"
    case .tooManyObjects(let limit): "一个场景最多 \(limit) 个对象。"
    case .notSettable: "这里不能这样设置。"
    case .indexOutOfRange(let count):
      count == 0 ? "那里还一个也没有，序号只能是 0。" : "那里已有 \(count) 个，序号可以是 0 到 \(count)。"

    case .unknownAttribute(let name): "视图没有名叫 \(quoted(name)) 的属性。"
    case .layout(let problem): Chinese.sentence(problem)

    case .code(let problem): Chinese.sentence(problem)
    case .running(_, let message): message
    }
  }
}
