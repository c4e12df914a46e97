/// The order and the depth of a search.
extension ChineseMistakes {
  static var subviewsFirstToLast: MistakeText {
    MistakeText(
      "子视图从第一个问到最后一个。",
      """
      最后添加的子视图在最上面，所以最先问它。[HT06] 谁先给出非 nil 的答案，就不再往下问。[HT07]
      """)
  }

  static var superviewComesFirst: MistakeText {
    MistakeText(
      "父视图先得到触摸，它不要才轮到子视图。",
      """
      命中测试是从窗口往下问的，但视图要等所有子视图都返回 nil，才返回自己。[HT08] 最深的那个才\
      是命中测试视图。[HT02]
      """)
  }

  static var deepestViewWins: MistakeText {
    MistakeText(
      "手指下最深的视图总是赢，不管上面盖着什么。",
      """
      深浅只在同一枝里比较。先问最上面的一枝，有了答案就结束。[HT06, HT07] 后面的那枝根本不会被\
      问到。
      """)
  }

  static var nilRulesOutSuperview: MistakeText {
    MistakeText(
      "子视图返回 nil，父视图也就出局，接着问父视图后面的视图。",
      """
      子视图返回 nil，只排除它自己这一枝。接下来问它的兄弟视图，再轮到父视图自己。[HT19, HT08] 父视图也\
      返回 nil，才问父视图后面的视图。[X08]
      """)
  }
}
