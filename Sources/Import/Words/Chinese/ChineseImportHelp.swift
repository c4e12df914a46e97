extension HelpPhrase {
  var chinese: String {
    switch self {
    case .formats: "能读取下面这些，给文件或者粘贴都可以；一次粘贴几种时，它们互相补充："
    case .format(let format):
      format.helpChinese
        + (format.leavesOut.isEmpty
          ? "" : "；其中没有：" + format.leavesOut.map { $0.chinese }.joined(separator: "、"))
    case .tell:
      "读进来的场景和别的场景一样：文本里没有的，自己补上再问。以名为 card 的视图和名为 buy 的按钮为例："
    case .unknown(let unknown): unknown.chinese
    case .classes:
      "你自己的类按它继承的类处理，不知道时按名字处理；直接继承 UIView 的类，UIKit 不打印 baseClass。如果不对，就说明它是什么（用 hitchain import 时写 --as MyView=button）："
    }
  }
}

extension DumpFormat {
  fileprivate var helpChinese: String {
    switch self {
    case .probe: "Hitchain 的探针，由 App 或调试器运行"
    case .storyboard: "Xcode 的 .storyboard 和 .xib；同一会话里粘贴了它们的类的代码，就合成一个 App"
    case .recursiveDescription: "recursiveDescription，来自调试器或快照测试"
    case .controllers: "_printHierarchy：哪个视图属于哪个视图控制器，与视图的文本一起用"
    case .viewHierarchy: "Xcode 的 .viewhierarchy 文件夹"
    case .lookin: "Lookin 的文件"
    case .xcuiTest: "XCUITest 的 debugDescription"
    case .wdaXML, .wdaJSON: "WebDriverAgent 和 Appium 的页面源，XML 或 JSON"
    case .idb: "idb 的 JSON"
    case .maestro: "Maestro 的 JSON"
    case .earlGrey: "EarlGrey 在测试失败时打印的层级"
    case .chain: "响应者链"
    case .recognizers: "手势识别器自己的描述，接在视图的文本后面"
    case .events: "触摸日志，用来和文本的结论对照"
    }
  }
}
