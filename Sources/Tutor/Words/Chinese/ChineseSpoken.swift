extension SpokenVocabulary {
  static let chinese = SpokenVocabulary(
    small: [],
    denials: ["不", "没", "未", "无", "别", "勿", "無", "没有"],
    irregular: [],
    same: [
      "superview: 父视图, 父 view, 父控件, 上级视图, 父级视图, 父级, 父 superview, 超视图, 爸爸",
      "subview: 子视图, 子 view, 子控件, 子级视图, 子级",
      "recognizer: 手势识别器, 识别器, 手势, 手勢",
      "controller: 视图控制器, 控制器, 视图 controller", "application: 应用程序, 应用",
      "appdelegate: 应用代理, app 代理, app 的代理, 应用的代理", "view: 视图", "window: 窗口, 窗体",
      "chain: 响应者链, 响应链, 响应者链条, 链条, 链", "firstresponder: 第一响应者, 第一响应",
      "nextresponder: 下一个响应者, 下个响应者, 下一响应者",
      "hittest: 命中测试, 命中检测", "hitview: 命中视图, 命中测试视图, 命中的视图, 被命中的视图",
      "imageview: 图片视图, 图像视图", "label: 标签",
      "drop: 丢弃, 丢掉, 扔掉, 废弃, 作废, 抛弃, 丢了, 没了, 扔了, 舍弃",
      "queue: 队列, 事件队列", "override: 重写, 覆写", "touch: 触摸, 触碰, 触控",
      "scrollview: 滚动视图", "convert: 转换, 换算, 转化, 换成, 转成", "button: 按钮, 按键 button",
      "fifo: 先进先出", "lifo: 后进先出, 先进后出", "responder: 响应者",
      "bounds: 边界", "cancel: 取消", "nil: 空值", "scroll: 滚动", "control: 控件",
      "自己: 自身, 本身", "action: 动作", "delegate: 代理",
    ],
    answering: [],
    subjects: [],
    openers: [],
    conditions: [],
    breaks: [
      "但是", "但", "就", "而是", "而不是", "而", "因为", "所以", "如果", "要是", "时候", "才", "然后", "于是", "不然",
      "否则", "虽然", "除非",
    ],
    turns: ["而非"],
    idle: [
      "不过", "不但", "不仅", "不光", "不只", "不管", "不论", "无论", "差不多", "不得不", "不然", "要不是", "没错", "不同",
      "不断", "不少", "不止", "不错", "没问题", "不用说", "无非", "不外乎", "分别", "别的", "别人", "特别", "级别", "区别", "识别",
      "判别", "要不", "不透明", "无限", "类别",
    ],
    opposites: [("开", "关")])
}
