import Bookshelf
import Engine

/// What help says in Chinese of the rows of its tables: `handbook/zh-Hans/commands.md`.
extension Chinese {
  private static let rows: [String: [String: String]] = {
    let page = Page(Books.file("handbook/zh-Hans/commands.md") ?? [])
    return Dictionary(page.sections.map { ($0.name, $0.values) }) { first, _ in first }
  }()

  /// Of a command, by its word.
  static func summary(ofCommand word: String) -> String? { rows["commands"]?[word] }

  /// Of a property, by its name.
  static func summary(ofProperty name: String) -> String? { rows["properties"]?[name] }

  /// Of a point of a rulebook, by its name.
  static func summary(ofPoint name: String) -> String? { rows["points"]?[name] }
    // Asking
    case "hit-test": "那里的触摸会命中哪个视图；写 in V 就直接问 V，点在 V 的坐标系里。"
    case "point-inside": "问一个视图，它自己坐标系里的一点是否在它里面。"
    case "convert": "换算一个点或矩形的坐标；nil 表示窗口。"
    case "chain": "列出从一个对象往上的响应者链。"
    case "first-responder": "谁是第一响应者。"
    case "find-controller": "沿响应者链往上，找最近的控制器。"
    case "find-ancestor": "沿响应者链往上，找最近的属于某个类的对象。"
    case "tree": "打印视图层级；写上 svg，就是 SVG 图。"
    case "draw": "画出屏幕；写上 svg，就是 SVG 图。"
    case "timeline": "画出上一个事件的手势经过：手指、手势识别器和视图，以及各在何时有了结果。"
    case "map": "画出屏幕各处的点击由谁收到，并说明哪些视图收不到；写上 svg，就是 SVG 图。"
    case "code":
      "把场景写成应用的代码，能通过编译：默认用 Swift，加 objc 用 Objective-C。"
    case "show": "打印对象的全部属性，或者其中一个。"
    case "describe": "打印对象在 UIKit 里的 description。"
    case "explain":
      "完整解释上一个事件；step 每次解释一条判断，step back 回到前一条，step 5 跳到第五条。写一条规则，就打开它的说明。"
    case "why": "一个对象为什么收到，或者没有收到，上一个事件；单写 why 说它为什么到了那里；加 at 和点，说在那里点一下会怎样。"
    case "why-not": "一个对象为什么没有收到上一个事件；加 at 和点，说在那里点一下为什么到不了它。"
    case "how-to": "找出最小的改动，使一个对象能收到上一个事件，或者在 at 后面的点上点一下。"
    case "rules": "显示正在使用的规则，或者更改规则：换一整套，或者逐项更改。"
    case "lang": "回答用的是什么语言，或者换一种语言。"
    case "graphics": "draw 和 map 的图怎样显示，或者换一种：用文字，或者用能显示图形的终端自己的协议。"
    case "log": "打开或关闭日志：被重写的方法、动作和有自己类名的视图会打印什么。"
    case "glossary": "解释一个术语，或者列出全部术语。"
    case "help": "列出命令，或者讲解其中一条。"

  /// What `<…>` of a usage text holds.
  static func words(ofLabel label: String) -> String? { rows["labels"]?[label] }
}
