/// The scenes that the claims are shown on.
enum Scenes {
  /// Views A to E.
  static let s1 = """
    add view A 0 0 320 480
    add view B in A 20 20 280 140
    add view C in A 20 200 280 240
    add view D in C 20 20 100 200
    add view E in C 160 20 100 200
    """

  /// Red, green and blue, a tap recognizer on each.
  static let s2 = """
    add view red 0 20 240 240
    add view green in red 40 40 160 160
    add view blue in red 80 80 80 80
    add tap-recognizer redTap to red
    add tap-recognizer greenTap to green
    add tap-recognizer blueTap to blue
    """

  /// Two buttons that overlap.
  static let s4 = """
    add view R 0 0 320 480
    add view P in R 0 0 320 400
    add button btn1 in P 40 60 200 120
    add button btn2 in P 180 120 120 120
    """

  static let s5 = """
    add view P 0 0 320 400
    add view B in P 80 80 220 260
    add view A in P 40 40 200 200
    add view D in A 20 20 120 120
    add view C in A 60 60 120 120
    add view F in B 20 20 120 120
    add view E in B 40 40 140 140
    """

  /// A button in a view, with an action for nobody in particular.
  static let s6 = """
    add view noteView 50 100 200 200
    add button noteButton in noteView 60 60 100 100
    add-target noteButton nil green:
    """

  /// As the first, with B reaching under C.
  static let s7 = """
    add view A 0 0 320 480
    add view B in A 20 20 280 300
    add view C in A 20 200 280 240
    add view D in C 20 20 100 200
    add view E in C 160 20 100 200
    """

  /// A cell that its banner sticks out of.
  static let s8 = """
    add collection-view list 0 0 320 480
    add view cell in list 0 100 160 120
    add scroll-view banner in cell 0 0 320 120 contentSize=640,120
    """

  static let s9 = """
    add view P 50 50 100 100
    add button button in P 40 40 20 20
    """

  /// A button in an image view.
  static let s10 = """
    add image-view picture 20 20 200 200
    add button button in picture 50 50 100 100
    """

  static let s12 = """
    add controller K in controller 20 80 280 320
    add view I in K 40 40 120 80
    """

  static let s13 = "present M from controller"

  /// A form: a field, a plain view, something that can have the focus.
  static let s14 = """
    add text-field T 20 40 280 40
    add view V 20 120 280 100
    add view F 20 260 280 60
    """

  static let s15 = "add view pad 0 0 320 480"

  static let s16 = """
    add table-view table 0 0 320 480
    add table-cell cell in table 0 0 320 60 class=MyCell
    add view content in cell 0 0 320 60
    add button button in content 240 10 70 40
    """
}
