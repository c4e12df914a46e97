/// A bitmap as a terminal of DEC's takes it: bands of six rows, in each band every colour by itself, a
/// sign for six pixels one above the other.
public enum Sixel {
  public static func encoded(_ bitmap: Bitmap) -> String {
    // Square pixels; what is not said stays as it is.
    var text = "\u{1B}P0;1;0q\"1;1;\(bitmap.width);\(bitmap.height)"
    for (number, color) in Palette.colors.enumerated() {
      let parts = [color.red, color.green, color.blue].map { (Int($0) * 100 + 127) / 255 }
      text += "#\(number);2;\(parts[0]);\(parts[1]);\(parts[2])"
    }
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      text += band(from: top, of: bitmap)
    }
    return text + "\u{1B}\\"
  }

  private static func band(from top: Int, of bitmap: Bitmap) -> String {
    let rows = min(6, bitmap.height - top)
    var bits = [[UInt8]](repeating: [], count: Palette.colors.count)
    for row in 0..<rows {
      for x in 0..<bitmap.width {
        let color = Int(bitmap[x, top + row])
        if bits[color].isEmpty { bits[color] = [UInt8](repeating: 0, count: bitmap.width) }
        bits[color][x] |= 1 << UInt8(row)
      }
    }
    let used = bits.indices.filter { !bits[$0].isEmpty }
    return used.map { "#\($0)" + runs(of: bits[$0]) }.joined(separator: "$") + "-"
  }

  /// `!12~`: twelve of the same; what is empty at the end is left out.
  private static func runs(of bits: [UInt8]) -> String {
    var text = ""
    var at = 0
    let end = (bits.lastIndex { $0 != 0 } ?? -1) + 1
    while at < end {
      var next = at
      while next < end, bits[next] == bits[at] { next += 1 }
      let sign = String(Unicode.Scalar(63 + bits[at]))
      let count = next - at
      text += count > 3 ? "!\(count)" + sign : String(repeating: sign, count: count)
      at = next
    }
    return text
  }
}
