import Lab

/// A picture as the bytes of a terminal's own protocol, and what stands under it.
public struct TerminalImage: Equatable, Sendable {
  /// To be written as it is; it ends in a line break.
  public let bytes: String
  public let caption: [StyledText]
  public let bitmap: Bitmap

  /// Larger than this in pixels none is, whatever the terminal says of itself.
  static let limit = 1600

  /// In the room that a terminal has: so many cells, each so many pixels. Nil for text.
  public init?(
    _ sheet: PictureSheet, columns: Int, rows: Int, cell: (width: Int, height: Int)
  ) {
    let cell = (width: min(40, max(4, cell.width)), height: min(80, max(8, cell.height)))
    let room = (
      width: min(Self.limit, max(8, columns) * cell.width),
      height: min(Self.limit, max(4, rows) * cell.height)
    )
    let painter = SheetPainter(sheet, in: room)
    bitmap = painter.bitmap
    switch sheet.graphics {
    case .text: return nil
    case .kitty: bytes = TerminalImage.kitty(PNG.encoded(bitmap)) + "\n"
    case .iterm: bytes = TerminalImage.iterm(PNG.encoded(bitmap), bitmap) + "\n"
    case .sixel: bytes = Sixel.encoded(bitmap) + "\n"
    }
    caption =
      painter.numbered.map { entry in
        var line = StyledText("\(entry.number) ", .dim)
        line.append(entry.name, .name)
        line.append("  " + entry.told, .dim)
        return line
      } + sheet.caption
  }

  /// In pieces of 4096 letters; no answer is wanted, which would be taken for typing.
  private static func kitty(_ png: [UInt8]) -> String {
    let letters = Array(Base64.encoded(png).utf8)
    let starts = Array(stride(from: 0, to: max(1, letters.count), by: 4096))
    return starts.map { start in
      let piece = String(
        decoding: letters[start..<min(start + 4096, letters.count)], as: UTF8.self)
      let isLast = start + 4096 >= letters.count
      let keys = start == 0 ? "a=T,f=100,q=2," : "q=2,"
      return "\u{1B}_G\(keys)m=\(isLast ? 0 : 1);\(piece)\u{1B}\\"
    }.joined()
  }

  private static func iterm(_ png: [UInt8], _ bitmap: Bitmap) -> String {
    "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(bitmap.width)px;"
      + "height=\(bitmap.height)px;preserveAspectRatio=1:" + Base64.encoded(png) + "\u{7}"
  }
}
