/// Numbers by which a program knows constraints and guides, beside the codes of objects.
public enum LayoutCode {
  public static func code(_ id: LayoutConstraintID) -> Int { id.number << 4 | 8 }
  public static func code(_ id: LayoutGuideID) -> Int { id.number << 4 | 9 }

  public static func constraint(_ code: Int) -> LayoutConstraintID? {
    code & 15 == 8 ? LayoutConstraintID(code >> 4) : nil
  }

  public static func guide(_ code: Int) -> LayoutGuideID? {
    code & 15 == 9 ? LayoutGuideID(code >> 4) : nil
  }
}
