/// What may be typed in Chinese. The first word for a thing is the one that help shows.
extension LocalWords {
  static let chinese = LocalWords(
    .simplifiedChinese, topics: ["chinese", "中文"], page: "handbook/zh-Hans/words.md")
}
