/// A small face of pixels for names: five wide, and eight high with what hangs below the line.
enum Face {
  static let width = 5
  static let height = 8
  /// From one letter to the next.
  static let advance = 6

  /// Can every letter of it be shown?
  static func has(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { rows[$0] != nil }
  }

  /// In pixels, at a size of one.
  static func width(of text: String) -> Int { max(0, text.unicodeScalars.count * advance - 1) }

  static func draw(
    _ text: String, at place: (x: Int, y: Int), size: Int, _ color: UInt8, on bitmap: inout Bitmap
  ) {
    for (number, letter) in text.unicodeScalars.enumerated() {
      guard let rows = rows[letter] else { continue }
      for (y, bits) in rows.enumerated() {
        for x in 0..<width where bits & (16 >> UInt8(x)) != 0 {
          for step in 0..<(size * size) {
            bitmap.set(
              place.x + (number * advance + x) * size + step % size,
              place.y + y * size + step / size, color)
          }
        }
      }
    }
  }

  /// A row a byte, the leftmost pixel its bit of 16.
  private static let rows: [Unicode.Scalar: [UInt8]] = {
    var rows: [Unicode.Scalar: [UInt8]] = [:]
    for (letter, text) in letters {
      rows[letter] = text.split(separator: " ").map { UInt8($0, radix: 16) ?? 0 }
    }
    return rows
  }()

  private static let letters: [Unicode.Scalar: String] = [
    "A": "0e 11 11 1f 11 11 11 00", "B": "1e 11 11 1e 11 11 1e 00",
    "C": "0e 11 10 10 10 11 0e 00", "D": "1e 11 11 11 11 11 1e 00",
    "E": "1f 10 10 1e 10 10 1f 00", "F": "1f 10 10 1e 10 10 10 00",
    "G": "0e 11 10 17 11 11 0f 00", "H": "11 11 11 1f 11 11 11 00",
    "I": "0e 04 04 04 04 04 0e 00", "J": "07 02 02 02 02 12 0c 00",
    "K": "11 12 14 18 14 12 11 00", "L": "10 10 10 10 10 10 1f 00",
    "M": "11 1b 15 15 11 11 11 00", "N": "11 19 15 13 11 11 11 00",
    "O": "0e 11 11 11 11 11 0e 00", "P": "1e 11 11 1e 10 10 10 00",
    "Q": "0e 11 11 11 15 12 0d 00", "R": "1e 11 11 1e 14 12 11 00",
    "S": "0f 10 10 0e 01 01 1e 00", "T": "1f 04 04 04 04 04 04 00",
    "U": "11 11 11 11 11 11 0e 00", "V": "11 11 11 11 0a 0a 04 00",
    "W": "11 11 11 15 15 1b 11 00", "X": "11 0a 0a 04 0a 0a 11 00",
    "Y": "11 11 0a 04 04 04 04 00", "Z": "1f 01 02 04 08 10 1f 00",
    "a": "00 00 0e 01 0f 11 0f 00", "b": "10 10 1e 11 11 11 1e 00",
    "c": "00 00 0e 11 10 11 0e 00", "d": "01 01 0f 11 11 11 0f 00",
    "e": "00 00 0e 11 1f 10 0e 00", "f": "06 08 1e 08 08 08 08 00",
    "g": "00 00 0f 11 11 0f 01 0e", "h": "10 10 1e 11 11 11 11 00",
    "i": "04 00 0c 04 04 04 0e 00", "j": "02 00 06 02 02 02 12 0c",
    "k": "10 10 12 14 18 14 12 00", "l": "0c 04 04 04 04 04 0e 00",
    "m": "00 00 1a 15 15 15 15 00", "n": "00 00 1e 11 11 11 11 00",
    "o": "00 00 0e 11 11 11 0e 00", "p": "00 00 1e 11 11 1e 10 10",
    "q": "00 00 0f 11 11 0f 01 01", "r": "00 00 16 19 10 10 10 00",
    "s": "00 00 0f 10 0e 01 1e 00", "t": "08 08 1e 08 08 09 06 00",
    "u": "00 00 11 11 11 11 0f 00", "v": "00 00 11 11 11 0a 04 00",
    "w": "00 00 11 11 15 15 0a 00", "x": "00 00 11 0a 04 0a 11 00",
    "y": "00 00 11 11 11 0f 01 0e", "z": "00 00 1f 02 04 08 1f 00",
    "0": "0e 11 13 15 19 11 0e 00", "1": "04 0c 04 04 04 04 0e 00",
    "2": "0e 11 01 02 04 08 1f 00", "3": "1f 02 04 02 01 11 0e 00",
    "4": "02 06 0a 12 1f 02 02 00", "5": "1f 10 1e 01 01 11 0e 00",
    "6": "06 08 10 1e 11 11 0e 00", "7": "1f 01 02 04 04 04 04 00",
    "8": "0e 11 11 0e 11 11 0e 00", "9": "0e 11 11 0f 01 02 0c 00",
    "-": "00 00 00 1f 00 00 00 00", "_": "00 00 00 00 00 00 1f 00",
    ".": "00 00 00 00 00 0c 0c 00", "+": "00 04 04 1f 04 04 00 00",
    ">": "10 08 04 02 04 08 10 00", " ": "00 00 00 00 00 00 00 00",
  ]
}
