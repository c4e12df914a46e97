import Depth
import Testing

@testable import Lab
@testable import System

/// What a terminal that shows graphics is sent.
@Suite struct TerminalImageTests {
  static let scene = [
    "add view card 20 20 200 200", "add button buy in card 10 10 80 44",
    "add view 保存 in card 100 100 80 44",
    "add view off in card 60 120 100 60 userInteractionEnabled=NO",
    "add view turned 180 290 120 120 transform=\"rotate 30\"", "add view over 150 150 120 120",
    "tap 40 200",
  ]

  private func sheet(
    _ picture: String, _ graphics: TerminalGraphics, after lines: [String] = scene
  ) throws -> PictureSheet? {
    var session = Session()
    for line in lines + ["graphics \(graphics.rawValue)"] {
      for reply in session.run(line) { try #require(reply.error == nil, "\(line)") }
    }
    return session.run(picture).last?.sheet
  }

  private func image(
    _ picture: String, _ graphics: TerminalGraphics, after lines: [String] = scene,
    columns: Int = 80, rows: Int = 24
  ) throws -> TerminalImage {
    let sheet = try #require(try sheet(picture, graphics, after: lines))
    return try #require(
      TerminalImage(sheet, columns: columns, rows: rows, cell: (width: 8, height: 16)))
  }

  @Test(
    .enabled(if: Decoder.python != nil, "There is no python3 here."),
    arguments: [TerminalGraphics.kitty, .iterm, .sixel],
    Depth.isNightly ? ["draw", "map"] : ["draw"])
  func everyPixelArrives(_ graphics: TerminalGraphics, _ picture: String) throws {
    let image = try image(picture, graphics)
    let found = try Decoder.pixels(of: image.bytes)
    #expect(found.width == image.bitmap.width && found.height == image.bitmap.height)
    #expect(found.pixels == image.bitmap.pixels)
  }

  @Test(.enabled(if: Decoder.python != nil), arguments: [1, 6, 7, 12, 13])
  func lowPictures(_ height: Int) throws {
    let image = try image(
      "draw", .sixel, after: ["set frame window 0 0 40 \(height)"], columns: 8, rows: 4)
    #expect(try Decoder.pixels(of: image.bytes).pixels == image.bitmap.pixels)
  }

  @Test func textIsText() throws {
    #expect(try sheet("draw", .text) == nil)
    #expect(try sheet("tree", .kitty) == nil)
  }

  /// The text of a reply is what it is without graphics: JSON and files have it.
  @Test func theTextStays() throws {
    var (plain, shown) = (Session(), Session())
    for line in Self.scene {
      _ = plain.run(line)
      _ = shown.run(line)
    }
    _ = shown.run("graphics kitty")
    for picture in ["draw", "map"] {
      #expect(plain.run(picture).map { $0.text } == shown.run(picture).map { $0.text })
    }
  }

  @Test func aNameThatTheFaceLacksStandsBelow() throws {
    let caption = try image("draw", .kitty).caption.map { $0.plain }
    #expect(caption.contains { $0.contains("保存") && $0.hasPrefix("1 ") })
    #expect(!caption.contains { $0.hasPrefix("2 ") }, "\(caption)")
    #expect(caption.contains { $0.contains("card") && $0.contains("touch at") })
  }

  @Test(arguments: [
    ["set frame window 0 0 100000 10"], ["set frame window 0 0 10 100000"],
    ["set frame window 0 0 100000 100000"], ["set frame window 0 0 0.01 0.01"],
    ["add view far 90000 90000 5 5", "tap 70 70"],
  ])
  func noneIsTooLarge(_ lines: [String]) throws {
    for (columns, rows) in [(20, 12), (500, 1000)] {
      let sheet = try #require(try sheet("draw", .sixel, after: lines))
      let image = try #require(
        TerminalImage(sheet, columns: columns, rows: rows, cell: (width: 1000, height: 1000)))
      #expect(image.bitmap.width <= 1700 && image.bitmap.height <= 1700)
    }
  }

  /// Each region of a map shows its owner's colour in the middle of each of its quarters.
  @Test func aMapShowsOwners() throws {
    let image = try image(
      "map", .kitty, after: ["add view left 0 0 160 480", "add view right 160 0 160 480"])
    let bitmap = image.bitmap
    let (left, right) = (
      bitmap[26 + (bitmap.width - 28) / 8, bitmap.height / 3],
      bitmap[26 + (bitmap.width - 28) * 7 / 8, bitmap.height / 3]
    )
    #expect(Set([left, right]) == [Palette.number(of: .owner(0)), Palette.number(of: .owner(1))])
  }

  @Test func whatLiesBehindIsDotted() throws {
    let scene = ["add view back 40 40 100 100", "add view front 90 40 150 100"]
    let color = Palette.number(of: .outline)
    let image = try image("draw", .kitty, after: scene)
    // Right of the middle of `back`, along its lower edge and within `front`.
    let bitmap = image.bitmap
    let rows = (0..<bitmap.height).map { y in
      (0..<bitmap.width).filter { bitmap[$0, y] == color }.count
    }
    #expect(rows.max() ?? 0 > 100)
    let inside = (0..<bitmap.height).filter { y in
      let scale = Double(bitmap.height - 14) / 480
      let x = 26 + Int(139 * scale)
      return bitmap[x, y] == color || bitmap[x - 1, y] == color
    }
    #expect(inside.count > 10 && inside.count < Int(100 * Double(bitmap.height - 14) / 480))
  }

  @Test func everyLetterHasItsRows() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_. +"
    for letter in letters { #expect(Face.has(String(letter)), "\(letter)") }
    #expect(!Face.has("保"))
    var seen: Set<[UInt8]> = []
    for letter in letters {
      var bitmap = Bitmap(width: 5, height: 8)
      Face.draw(String(letter), at: (0, 0), size: 1, 1, on: &bitmap)
      #expect(seen.insert(bitmap.pixels).inserted, "\(letter) looks like another")
    }
  }
}
