import Engine

extension Chinese {
  /// Every command of the table, by its word.
  static func summary(ofCommand word: String) -> String? {
    switch word {
    // Building
    case "add":
      "创建一个对象。种类写成 image-view 这样，也可以写 UIKit 的类名；class=MyCell 给出子类的名字；"
        + "添加控制器时，view=B 采用已有的视图 B。没有自动布局：frame 都要写出来，stack-view 里的也一样。"
    case "remove": "把一个对象连同它里面的一切移出场景。"
    case "move":
      "把视图移进另一个视图，把控制器移进另一个控制器，或者把手势识别器移到另一个视图上。at 0 是最后面。"
    case "bring-to-front": "把视图或窗口移到同级的最前面。"
    case "send-to-back": "把视图或窗口移到同级的最后面。"
    case "rename": "给对象改名。"
    case "present":
      "由一个控制器呈现另一个，盖住整个窗口，或者只占一个矩形。写一个新名字，就先创建这个控制器。"
        + "落在矩形之外的触摸会到后面的视图；在 UIKit 里，被呈现视图下面有一个私有视图把它接走。"
    case "dismiss": "收起控制器所呈现的控制器，连同叠在上面的；什么也没呈现的，就收起它自己。"
    case "set": "设置对象的属性。Objective-C 和 Swift 的属性名都可以用。"
    case "unset": "把属性恢复为 add 给它的值。"
    case "on": "在控制器生命周期的某个时机运行命令。几条命令放在引号里，用 ; 隔开。"
    case "add-target":
      "让控件或手势识别器把动作发给 target；nil 表示发给响应者链上实现了它的对象。"
        + "不写 for，事件就是 touch-up-inside。"
    case "remove-target": "去掉一个 target。"
    case "require": "让一个手势识别器等另一个失败以后再识别。"
    case "simultaneous": "让两个手势识别器可以同时识别。"
    case "key-window": "让一个窗口成为 key window。"
    case "make-key-and-visible": "显示一个窗口，放到同级窗口的最前面，并让它成为 key window。"
    case "focus": "把焦点给一个响应者，写 nil 则没有焦点：按压从有焦点的响应者开始。"
    case "device":
      "换成某台设备的屏幕，竖着或横着：铺满屏幕的窗口和里面的根视图跟着变。不写名字，就告诉你现在是哪台。"
    case "reset": "回到最初的场景；reset empty 只留下 app、delegate 和 scene。"

    // Behaviour
    case "override": "让对象的类重写一个方法：point-inside、hit-test 或 next。"
    case "unoverride": "取消重写；不写方法，就全部取消。"
    case "handle": "让对象的类实现一个处理事件的方法。事件到此为止；写上 then super，这个方法就再调用 super。"
    case "unhandle": "去掉这样的方法。"

    // Doing
    case "tap":
      "触摸屏幕上的一点，0.05 秒后抬起。写了 in，点就在那个视图的坐标系里；count 的各次点击相隔 0.1 秒。"
    case "touch": "一根一根地控制手指。用逗号连起来的属于同一个事件。"
    case "press-and-hold": "手指按住不动；不写时间就是 0.6 秒。"
    case "drag": "把手指从一点拖到另一点；不写时间就用 0.3 秒。"
    case "swipe": "手指向左、右、上或下轻扫。"
    case "pinch": "两指分开；scale 小于 1 时，两指靠拢。"
    case "rotate": "两指绕一点顺时针转动。"
    case "wait": "让时间过去。时钟只随命令走。"
    case "interrupt": "来电：正在进行的触摸和手势都被取消。"
    case "shake": "摇动设备；shake cancelled 是被系统中断的摇动。"
    case "remote": "按下耳机或锁屏上的按钮。"
    case "press": "按下遥控器上的按钮，例如 Apple TV 的遥控器。"
    case "key": "按下实体键盘上的键。"
    case "menu": "选择编辑菜单里的一条命令：copy 就是动作 copy:，由实现了它的对象执行。"
    case "type": "用键盘输入文字。"
    case "sensor": "Core Motion 的一次采样：直接交给它的处理者，不走响应者链。"
    case "post": "把一个事件放进队列，暂不处理。"
    case "pump": "处理队首的事件，或者最前面的几个。"
    case "queue": "显示正在等候的事件。"
    case "ignore-events": "开始或停止忽略触摸；开始几次，就要停止几次。其他事件照常。"
    case "become-first-responder": "请一个响应者成为第一响应者。"
    case "resign-first-responder": "请现在的第一响应者，或者写出的那个，放弃第一响应者。"
    case "end-editing": "结束 key window 里的编辑；写上 force，不同意也得结束。"
    case "send": "像 UIApplication 那样发送动作；nil 表示发给响应者链上实现了它的对象。"

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
    case "map": "画出屏幕各处的点击由谁收到，并说明哪些视图收不到；写上 svg，就是 SVG 图。"
    case "show": "打印对象的全部属性，或者其中一个。"
    case "describe": "打印对象在 UIKit 里的 description。"
    case "explain":
      "完整解释上一个事件；step 每次解释一条判断，step back 回到前一条，step 5 跳到第五条。写一条规则，就打开它的说明。"
    case "why": "一个对象为什么收到，或者没有收到，上一个事件。"
    case "why-not": "一个对象为什么没有收到上一个事件。"
    case "how-to": "找出最小的改动，使一个对象能收到上一个事件。"
    case "rules": "显示正在使用的规则，或者更改规则：换一整套，或者逐项更改。"
    case "lang": "回答用的是什么语言，或者换一种语言。"
    case "log": "打开或关闭日志：被重写的方法、动作和有自己类名的视图会打印什么。"
    case "glossary": "解释一个术语，或者列出全部术语。"
    case "help": "列出命令，或者讲解其中一条。"

    // Learning
    case "lessons": "列出全部课程。"
    case "lesson": "开始一课，或者从上次停下的地方继续；也可以指定第几步。"
    case "next": "继续。"
    case "back": "回到上一步。"
    case "answer": "回答当前的题：写字母、序号或者文字都可以。"
    case "hint": "给当前的题一个提示，一次比一次具体。"
    case "solution": "给出当前这题的解法和理由。"
    case "skip": "先不答这题，继续往下。"
    case "again": "从这题自己的场景重新开始。"
    case "leave": "离开课程、练习或面试，回到自己的会话。"
    case "quiz": "就一个主题，问课程里的题。"
    case "drill": "就随机生成的场景提问。"
    case "interview": "模拟面试，时长按分钟算。"
    case "review": "复习到期的内容。"
    case "progress": "看看哪些掌握了，哪些曾经误解，哪些该复习。"

    // The notebook
    case "cells": "列出运行过的命令。"
    case "note": "在单元之间写一行文字。"
    case "edit": "换掉一个单元里的命令，并重新运行后面的单元。"
    case "delete": "删除一个单元，并重新运行后面的单元。"
    case "undo": "撤销上一条命令。"
    case "redo": "重做撤销的命令。"
    case "save": "把文字和单元写成一份 Markdown 文档。"
    case "open": "打开一份文档，用它的单元代替现有的单元；单写 open 列出自动保留的会话，后面写序号打开其中一个。"
    case "export": "把笔记本导出成网页或别的笔记本格式，或者导出最后场景的图片；文件名的结尾决定是哪一种。"
    case "history": "列出输入过的行，包括以前的会话；给一个数字，就列出那么多行。"
    case "quit": "退出。"
    default: nil
    }
  }

  static func summary(_ property: Property) -> String {
    switch property {
    case .frame: "在父视图坐标系里的位置和大小"
    case .bounds: "自己的坐标系：原点和大小"
    case .center: "锚点在父视图里的位置"
    case .transform: "identity、rotate 45、scale 2 [1]、translate 10 0 或六个数"
    case .anchorPoint: "center 指的是 bounds 里的哪一点，0 到 1 之间在 bounds 里"
    case .alpha: "不透明度，按单精度保存"
    case .hidden: "是否连同子视图一起看不见、点不到"
    case .userInteractionEnabled: "它和它的子视图是否接收触摸"
    case .clipsToBounds: "子视图是否只画在它的范围内"
    case .multipleTouchEnabled: "是否接收第二根手指"
    case .exclusiveTouch: "是否独占触摸，不与别的视图同时接收"
    case .tag: "供你自己使用的数"
    case .text: "显示的文字"
    case .enabled: "控件是否有反应；手势识别器是否接收触摸"
    case .canBecomeFirstResponder: "重写的方法返回什么（在 UIKit 里只读）"
    case .canResignFirstResponder: "被要求时是否放弃第一响应者"
    case .inputView: "代替键盘显示的视图，或 nil"
    case .contentSize: "内容的大小"
    case .contentOffset: "滚动了多远，即 bounds 的原点"
    case .delaysContentTouches: "内容是否过 0.15 秒才收到触摸"
    case .canCancelContentTouches: "拖动时能否从内容手里拿走触摸"
    case .windowLevel: "级别高的窗口先被问"
    case .canBecomeKey: "能否成为 key window"
    case .autoresizingMask: "哪些部分随父视图变化；根视图总是铺满窗口"
    case .animating: "是否正在做 UIView 动画"
    case .allowsUserInteractionDuringAnimation: "动画的 .allowUserInteraction 选项"
    case .on: "开关是否打开"
    case .numberOfSegments: "分段控件有几段，各段一样宽"
    case .selectedSegmentIndex: "分段控件选中的是第几段（从 0 数起），-1 表示都没选"
    case .numberOfTapsRequired: "要连续点击几次"
    case .numberOfTouchesRequired: "要同时用几根手指"
    case .minimumPressDuration: "要按住多少秒"
    case .allowableMovement: "手指最多偏移多少点"
    case .direction: "朝哪个方向轻扫"
    case .cancelsTouchesInView: "识别成功时，它的视图的触摸是否被取消"
    case .delaysTouchesBegan: "它的视图是否等它失败才收到触摸"
    case .delaysTouchesEnded: "它的视图是否等它有了结果才收到触摸结束"
    case .allowedPressTypes: "接收哪些按压；不写就都不接收"
    case .delegate: "delegate（UIResponder）、plain（NSObject）、一个视图或一个控制器"
    }
  }

  /// Every point of a rulebook, by its name.
  static func summary(ofPoint name: String) -> String? {
    switch name {
    case "gates": "哪些属性把视图挡在命中测试之外"
    case "alpha-limit": "alpha 正好是 0.01 时怎么算"
    case "subview-order": "先问哪个子视图"
    case "touch-window": "触摸交给哪个窗口"
    case "view-hears": "手势识别器也在看的触摸，视图什么时候收到"
    case "nil-target": "target 为 nil 时从哪里找起"
    case "without-first-responder": "没有第一响应者时，谁收到摇动"
    case "removed-view": "视图被移走以后，它的触摸怎么办"
    case "same-view-winner": "同一视图上两个同样的手势识别器，哪个胜出"
    case "mistakes": "把哪些误解当成规则"
    case "gates-first": "是否先看属性，再问 point-inside"
    case "window-scene-in-chain": "响应者链是否从窗口接到 UIWindowScene"
    case "remembers-text-inputs": "是否记住过早请求的文本输入视图"
    case "touch-makes-window-key": "触摸是否让所在的窗口成为 key window"
    case "buttons-keep-their-tap": "按钮是否保住点击，不让给祖先视图上的识别器"
    case "control-slack": "离控件多少点以内，仍算在控件里"
    case "tap-interval": "两次点击之间的秒数"
    case "tap-movement": "点击时手指最多偏移多少点"
    case "tap-maximum-press": "一次点击最长多少秒"
    case "pan-start": "移动多少点才开始拖拽"
    case "swipe-distance": "轻扫要划过多少点"
    case "swipe-time": "轻扫最长多少秒"
    case "pinch-start": "移动多少点才开始捏合"
    case "rotation-start": "转过多少度才开始旋转"
    case "content-delay": "滚动视图扣住触摸、不给内容的秒数"
    default: nil
    }
  }
}
