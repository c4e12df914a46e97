/// Marks of ASCII beside characters that join their neighbours. Each makes one `Character` of itself and
/// the mark, or may do so in another version of Unicode: what looks for the mark must look for its byte.
public enum Clusters {
  public static let joining: [String] = [
    "\u{301}", "\u{338}", "\u{34F}", "\u{20DD}", "\u{20E3}", "\u{1D165}",  // marks that combine
    "\u{903}", "\u{94D}", "\u{E33}", "\u{1F3FB}",  // that stand after a letter, or change a picture
    "\u{D4E}", "\u{600}", "\u{110BD}", "\u{111C2}", "\u{11A3A}",  // that stand before one
    "\u{200C}", "\u{200D}", "\u{FE0E}", "\u{FE0F}", "\u{E0100}", "\u{E0041}", "\u{2060}",
    "\u{1100}", "\u{1161}", "\u{11A8}", "\u{1F1E6}",  // parts of syllables and of flags
    "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{FFFE}", "\u{10FFFD}",  // the edges
  ]

  /// All of ASCII that is neither letter, digit nor space.
  public static let marks: [String] = (0x21...0x7E).compactMap { value in
    let scalar = Unicode.Scalar(UInt8(value))
    return scalar.properties.isAlphabetic || (0x30...0x39).contains(value) ? nil : String(scalar)
  }

  /// For each that joins a text in which every mark stands before it, after it and between two, and
  /// which spells out what an attacker would write.
  public static let texts: [String] = joining.map { join in
    marks.map { join + $0 + " " + $0 + join + " " + join + $0 + join }.joined(separator: " ")
      + "\(join)<\(join)script\(join)>document.title=1//\(join)<\(join)/script\(join)>"
      + "\(join)\"\(join) onload\(join)=\(join)\"x"
  }
}
