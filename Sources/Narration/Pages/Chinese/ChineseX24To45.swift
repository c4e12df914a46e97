import Engine

/// Where the documents disagree or err.
extension ChinesePages {
  static var x24: RuleText {
    RuleText(
      "交给兄弟视图：正文与代码不合",
      """
      D0 的正文说 C 直接返回 nil 就行，代码却只在答案是 C 自己时返回 nil。合乎目的的是代码：\
      直接返回 nil，D 和 E 也点不到了。
      """)
  }

  static var x25: RuleText {
    RuleText(
      "交给兄弟视图：图不合用",
      """
      D0 沿用了 A 到 E 的图，图里 B 不在 C 下面，C 让出的触摸会落到 A。B 与 C 重叠，\
      这个办法才到得了 B；Hitchain 的例子是这样摆的。
      """)
  }

  static var x26: RuleText {
    RuleText(
      "横幅的办法管得太宽",
      """
      D0 的 cell 只要 super 返回 nil 就返回滚动视图，再远的点也收，cell 隐藏或关掉交互时也收。\
      当作一个隐患来学；稳妥的写法先判断一个放大的矩形。
      """)
  }

  static var x27: RuleText {
    RuleText(
      "交给父视图的三种办法",
      """
      D0 的第二种办法直接返回 self，没有判断点，会多收。第三种办法它说按钮处理不了事件，\
      事件沿链往上；其实往上的是动作消息，触摸仍归按钮。
      """)
  }

  static var x28: RuleText {
    RuleText(
      "D2 的两段辅助代码",
      """
      第一段的注释说查找“当前顶部 vc”，其实返回最近的控制器。第二段 buttonTaped: 声明返回 \
      MyCell *，却没有 return；补上 return cell; 和最后的 return nil;。
      """)
  }

  static var x29: RuleText {
    RuleText(
      "没有声明的变量",
      "D2 扩大按钮的代码直接给 bounds 赋值，编译不过，前面要写 CGRect。D0 的同款代码是完整的。")
  }

  static var x30: RuleText {
    RuleText(
      "不规则区域的代码",
      """
      D2 的注释说宽、高各加 40，但两条竖条的 y 只有 0 到 120，按钮高 120 时上下多出的部分没有作\
      用。它混用 frame 的宽与 bounds，把按钮说成图片，把点说成像素。
      """)
  }

  static var x31: RuleText {
    RuleText(
      "队列的名字",
      "D2 叫任务队列，D4 叫“current event loop queue”，D0、D1、D3 叫事件队列。统一叫事件队列。")
  }

  static var x32: RuleText {
    RuleText(
      "窗口的名字",
      """
      D0 写 key window，D1 写主窗口（keyWindow），D3 写主窗口（UIWindow）。统一叫 key window。\
      至于触摸，UIKit 其实发给手指所在的窗口。
      """)
  }

  static var x33: RuleText {
    RuleText(
      "D0 的笔误",
      """
      D0 把 nextResponder 拼成 nextRsponder；两个 motion 方法名之间丢了“或”字。\
      应为 nextResponder；motionBegan:withEvent: 或 motionEnded:withEvent:。
      """)
  }

  static var x34: RuleText {
    RuleText(
      "D1 漏掉的",
      """
      D1 的 phase 只有三个阶段，Possible 被说成没有触摸，两指的说法没提 multipleTouchEnabled。\
      补上：还有 stationary 和 cancelled；Possible 也包括正在判断的时候；同一视图要收两指，\
      须打开 multipleTouchEnabled。
      """)
  }

  static var x35: RuleText {
    RuleText(
      "双击",
      """
      D1 前面劝人避免双击事件，后面的例子却把 numberOfTapsRequired 设成 2。劝告与例子相反，\
      两个都要知道；没有找到这句劝告的依据。
      """)
  }

  static var x36: RuleText {
    RuleText(
      "有几个 UIEvent",
      """
      D1 一处说每个事件一个 UIEvent，一处说一次完整的触摸一个。合起来：一次触摸序列一个对象，\
      排进队列的是它的一次次更新。
      """)
  }

  static var x37: RuleText {
    RuleText(
      "“传递到此结束”",
      """
      D1 说视图接不了触摸、或点不在身上，传递就到此结束。结束的只是这一枝；D2、\
      D3 都接着问兄弟视图。
      """)
  }

  static var x38: RuleText {
    RuleText(
      "三种还是四种会被忽略的视图",
      """
      D1、D2 列三种：关掉交互、隐藏、透明。D3 多一种：伸出父视图，点又不在父视图里。\
      第四种是几何规则，行为没有冲突。
      """)
  }

  static var x39: RuleText {
    RuleText(
      "题目没有答案",
      """
      D3 始终没有用文字回答自己的题，也没说点在 C 里时是否也在 B 里。答案：在 B 里就是 B，\
      不在就是 A。
      """)
  }

  static var x40: RuleText {
    RuleText(
      "推出，还是呈现",
      "D2 说控制器由另一个控制器“推出”。应当是呈现（present），不是导航控制器的 push。")
  }

  static var x41: RuleText {
    RuleText(
      "对象图",
      """
      D0 的作者把 object graph 理解成已经渲染完成，并注明是个人看法；D4 说对象或视图已经建立。\
      记住事实就够：viewIsAppearing: 和 viewDidAppear: 里成功，viewWillAppear: 里返回 NO，\
      因为那时视图还不在窗口里。
      """)
  }

  static var x42: RuleText {
    RuleText(
      "误译",
      """
      D0 的“探视程序”是 heuristics（规则），“超级视图”是 superview（父视图）。\
      D4 的“display the call”是显式调用，“moving events”是运动事件，\
      “Click event”是动作消息。只是用词的问题。
      """)
  }

  static var x43: RuleText {
    RuleText(
      "编号与排版",
      """
      D2 有两个“第四节”，代码注释有两个 ②，UIWindow 那一条的列表符号没有排好。只是排版问题，\
      不影响内容。
      """)
  }

  static var x44: RuleText {
    RuleText(
      "识别器与视图谁先",
      """
      D2 说识别器先收到，都失败了视图才收到；D1 讲直接调用视图的方法，没提识别器。\
      UIKit 默认两边都收：识别器先，视图紧跟着；识别成功，再取消视图的触摸。\
      rules documents 按 D2，rules uikit 按 UIKit。
      """)
  }

  static var x45: RuleText {
    RuleText(
      "父视图的识别器为什么不响",
      """
      D3 只打印了一行，可父视图也有 tap 识别器，它没有解释。规则是：互相竞争的点击里，\
      离命中测试视图最近的那个赢。
      """)
  }
}
