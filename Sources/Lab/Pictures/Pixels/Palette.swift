/// The colours of pictures: dark on light, as on paper.
public enum Palette {
  public struct Color: Equatable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    init(_ value: UInt32) {
      red = UInt8(truncatingIfNeeded: value >> 16)
      green = UInt8(truncatingIfNeeded: value >> 8)
      blue = UInt8(truncatingIfNeeded: value)
    }
  }

  static let paper: UInt8 = 0

  /// The number of a colour is its place.
  public static let colors = (inks + views + owners).map { Color($0) }

  private static let inks: [UInt32] = [
    0xFF_FFFF, 0x1F_2328, 0x65_6D76, 0xB4_F1C2, 0xF6_EFE4, 0x57_606A, 0x1A_7F37, 0x11_6329,
    0x8A_4B00, 0xCF_222E, 0xF6_F8FA,
  ]
  private static let views: [UInt32] = [0xF7_F9FB, 0xEA_EFF4, 0xDB_E4EC, 0xCB_D8E3]
  private static let owners: [UInt32] = [
    0xA8_D5FF, 0xFF_D59A, 0xB6_E8B0, 0xF3_B8D8, 0xD3_C4FB, 0xFF_F0A0, 0xA9_E6E2, 0xFF_BDB3,
  ]

  static func number(of ink: PictureSheet.Ink) -> UInt8 {
    let place: Int =
      switch ink {
      case .text: 1
      case .faint: 2
      case .hit: 3
      case .closed: 4
      case .outline: 5
      case .path: 6
      case .hitOutline: 7
      case .closedOutline: 8
      case .touch: 9
      case .nobody: 10
      case .view(let depth): inks.count + max(0, depth) % views.count
      case .owner(let number): inks.count + views.count + max(0, number) % owners.count
      }
    return UInt8(place)
  }
}
