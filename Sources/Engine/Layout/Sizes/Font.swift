/// The system font, as text is measured with it.
public struct Font: Hashable, Sendable {
  public enum Weight: String, CaseIterable, Hashable, Sendable {
    case regular, medium, semibold, bold
  }

  public var size: Double
  public var weight: Weight

  public init(_ size: Double, _ weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  var ascender: Double { size * 1950 / 2048 }
  var lineHeight: Double { size * 2444 / 2048 }

  /// How wide one line of text is, without kerning: exact for most, up to a hundredth too wide.
  public func width(of text: some StringProtocol) -> Double {
    var sum = 0.0
    let (part, spacing) = (display, tracking)
    for scalar in text.unicodeScalars { sum += natural(scalar, display: part) + spacing }
    return sum * size / 2048
  }

  /// The lines that a text takes where there is so much room, by words; a word that is too long is cut.
  public func lines(of text: String, within width: Double) -> Int {
    var count = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      count += 1
      var used = 0.0
      for word in paragraph.split(separator: " ") {
        let length = self.width(of: word)
        let gap = used > 0 ? self.width(of: " ") : 0
        if used + gap + length <= width + 0.001 {
          used += gap + length
          continue
        }
        if used > 0 { count += 1 }
        // A word longer than a line goes on over as many as it needs.
        let whole = width > 0 ? (length / width).rounded(.up) - 1 : 0
        count += Int(min(10_000, max(0, whole)))
        used = length - max(0, whole) * width
      }
    }
    return min(count, 10_000)
  }

  /// Up to 17 points one table, from 28 on the other, between them a share of each.
  private var display: Double {
    let points: [(size: Double, share: Double)] = [
      (17, 0), (20, 0.23636), (24, 0.81818), (28, 1),
    ]
    guard size > 17 else { return 0 }
    for index in 1..<points.count where size < points[index].size {
      let (low, high) = (points[index - 1], points[index])
      return low.share + (high.share - low.share) * (size - low.size) / (high.size - low.size)
    }
    return 1
  }

  /// Of text on one line.
  public func size(of text: String) -> Size { Size(width(of: text), lineHeight) }

  private var tracking: Double {
    let place = min(max(size, 8), 40) - 8
    let table = SystemFontTable.tracking
    let low = Int(place)
    let high = min(low + 1, table.count - 1)
    return table[low] + (table[high] - table[low]) * (place - Double(low))
  }

  private var boldness: Double {
    switch weight {
    case .regular: 0
    case .medium: 0.36667
    case .semibold: 0.63333
    case .bold: 1
    }
  }

  private func natural(_ scalar: Unicode.Scalar, display: Double) -> Double {
    guard (0x20...0x7E).contains(scalar.value) else { return Self.foreign(scalar) }
    let place = 2 * (Int(scalar.value) - 0x20)
    func number(_ table: [Double]) -> Double {
      table[place] + display * (table[place + 1] - table[place])
    }
    let regular = number(SystemFontTable.regular)
    return boldness == 0
      ? regular : regular + boldness * (number(SystemFontTable.bold) - regular)
  }

  /// Not recorded: a whole square for what is written in squares, the width of an `n` for other letters.
  private static func foreign(_ scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2048
    default: 1195
    }
  }
}

extension Scene {
  /// Up to the next whole pixel, which rounding's remains do not reach.
  func upToPixel(_ length: Double) -> Double {
    let scale = screen.device.scale
    return (length * scale - 1e-6).rounded(.up) / scale
  }
}
