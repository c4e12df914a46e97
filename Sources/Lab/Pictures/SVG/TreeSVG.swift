import Engine

extension Pictures {
  /// The tree as a drawing of its text.
  public static func treeSVG(of scene: Scene, _ options: PictureOptions = PictureOptions())
    -> String
  {
    let lines = tree(of: scene, options)
    var svg = SVGWriter()
    let margin = 12.0
    let bottom = svg.lines(lines, at: Point(margin, margin))
    let width = lines.map { Double($0.width) }.max() ?? 0
    return svg.document(
      width: width * SVGWriter.cellWidth + 2 * margin, height: bottom + margin,
      title: DrawPhrase.treeTitle.text(in: options.language),
      description: DrawPhrase.treeDescription(lines.count).text(in: options.language))
  }
}
