/// A scene of the documents, as the commands that build it.
struct Script: Sendable {
  let lines: [String]

  init(_ lines: String...) { self.lines = ["reset empty"] + lines }

  init(lines: [String]) { self.lines = lines }

  /// Views A to E: B beside C, and in C the views D and E.
  static let s1 = Script(
    "add window W 0 0 320 480",
    "add view A in W 0 0 320 480",
    "add view B in A 20 20 280 140",
    "add view C in A 20 200 280 240",
    "add view D in C 20 20 100 200",
    "add view E in C 160 20 100 200")

  /// Red, and in it green and blue, each with a tap recognizer.
  static let s2 = Script(
    "add window W 0 0 375 667",
    "add view root in W 0 0 375 667",
    "add controller VC in W view=root",
    "add view redView in root 0 20 240 240 class=LMRedView",
    "add view greenView in redView 40 40 160 160 class=LMGreenView",
    "add view blueView in redView 80 80 80 80 class=LMBlueView",
    "add tap-recognizer tapRed to redView; add-target tapRed VC tapRedView",
    "add tap-recognizer tapGreen to greenView; add-target tapGreen VC tapGreenView",
    "add tap-recognizer tapBlue to blueView; add-target tapBlue VC tapBlueView")

  /// The quiz: B and C in A, C in front and partly over B.
  static let s3 = Script(
    "add window W 0 0 320 480",
    "add view A in W 0 0 240 240",
    "add view B in A 40 40 120 120",
    "add view C in A 120 120 80 80")

  /// Two buttons that overlap.
  static let s4 = Script(
    "add window W 0 0 320 480",
    "add view R in W 0 0 320 480",
    "add controller VC in W view=R",
    "add view P in R 0 0 320 400",
    "add button btn1 in P 40 60 200 120; add-target btn1 VC btn1Tapped:",
    "add button btn2 in P 180 120 120 120; add-target btn2 VC btn2Tapped:")

  /// P over [B, A], A over [D, C], B over [F, E]; (150, 150) lies in all of them.
  static let s5 = Script(
    "add window W 0 0 320 480",
    "add view P in W 0 0 320 400",
    "add view B in P 80 80 220 260",
    "add view F in B 20 20 120 120",
    "add view E in B 40 40 140 140",
    "add view A in P 40 40 200 200",
    "add view D in A 20 20 120 120",
    "add view C in A 60 60 120 120")

  /// A button whose action has no target.
  static let s6 = Script(
    "add window W 0 0 375 667",
    "add view root in W 0 0 375 667",
    "add controller VC in W view=root class=YKNoteEventHandingViewController",
    "add view handingView in root 50 100 200 200 class=YKNoteEventHandingView",
    "add button button in handingView 60 60 100 100 class=YKNoteEventHandlingButton",
    "add-target button nil \(action)")

  static let action = "ykNoteEventHandlingGreenButtonDidTouchUpInside:"

  /// As S1, with B reaching under C.
  static let s7 = Script(
    "add window W 0 0 320 480",
    "add view A in W 0 0 320 480",
    "add view B in A 20 20 280 300",
    "add view C in A 20 200 280 240",
    "add view D in C 20 20 100 200",
    "add view E in C 160 20 100 200")

  /// A banner: the cell has lost half its width, and its scroll view shows beyond it.
  static let s8 = Script(
    "add window W 0 0 320 480",
    "add collection-view list in W 0 0 320 480",
    "add view cell in list 0 100 160 120 class=BannerCell",
    "add scroll-view banner in cell 0 0 160 120 contentSize=640 120 clipsToBounds=NO",
    "add image-view image1 in banner 0 0 160 120; add image-view image2 in banner 160 0 160 120",
    "add image-view image3 in banner 320 0 160 120; add image-view image4 in banner 480 0 160 120")

  /// A button of 20 by 20 in P.
  static let s9 = Script(
    "add window W 0 0 320 480",
    "add view R in W 0 0 320 480",
    "add view P in R 50 50 100 100",
    "add button button in P 40 40 20 20 class=BigButton")

  /// A button in an image view.
  static let s10 = Script(
    "add window W 0 0 320 480",
    "add view root in W 0 0 320 480",
    "add image-view picture in root 20 20 200 200",
    "add button button in picture 50 50 100 100")

  /// The left figure: one controller.
  static let s11 = Script(
    "add window W 0 0 320 480",
    "add view T in W 0 0 320 480",
    "add controller VC in W view=T",
    "add view S in T 20 60 280 300",
    "add view I in S 40 40 120 80")

  /// The right figure: a controller in a controller.
  static let s12 = Script(
    "add window W 0 0 320 480",
    "add view RV in W 0 0 320 480",
    "add controller R in W view=RV",
    "add view KV in RV 20 80 280 320",
    "add controller K in R view=KV",
    "add view I in KV 40 40 120 80")

  /// A controller that another presents.
  static let s13 = Script(
    "add window W 0 0 320 480",
    "add view RV in W 0 0 320 480",
    "add controller R in W view=RV",
    "present M from R 0 0 320 480")

  /// A form: a text field, a plain view, a view for the focus.
  static let s14 = Script(
    "add window W 0 0 320 480",
    "add view root in W 0 0 320 480",
    "add controller VC in W view=root",
    "add text-field T in root 20 40 280 40",
    "add view V in root 20 120 280 100",
    "add view F in root 20 260 280 60")

  /// A pad for two fingers.
  static let s15 = Script(
    "add window W 0 0 320 480",
    "add view pad in W 0 0 320 480 multipleTouchEnabled=YES")

  /// A button in a table's cell.
  static let s16 = Script(
    "add window W 0 0 320 480",
    "add table-view list in W 0 0 320 480",
    "add table-cell cell in list 0 0 320 60 class=MyCell",
    "add view content in cell 0 0 320 60",
    "add button button in content 240 10 70 40")
}
