/// The maps that the tests expect.
enum ExpectedMaps {
  static let s3map = #"""
        0            200
      0 AAAAAAAAAAAAAAAAvvvvv
        AAABBBBBBBAAAAAAvvvvv
        AAABBBBBBBAAAAAAvvvvv
        AAABBBBBBBAAAAAAvvvvv
        AAABBBBBCCCCCAAAvvvvv
        AAAAAAAACCCCCAAAvvvvv
    200 AAAAAAAACCCCCAAAvvvvv
        AAAAAAAAAAAAAAAAvvvvv
        vvvvvvvvvvvvvvvvvvvvv
        vvvvvvvvvvvvvvvvvvvvv
        vvvvvvvvvvvvvvvvvvvvv
        vvvvvvvvvvvvvvvvvvvvv
        vvvvvvvvvvvvvvvvvvvvv
    400 vvvvvvvvvvvvvvvvvvvvv
        vvvvvvvvvvvvvvvvvvvvv
        vvvvvvvvvvvvvvvvvvvvv
    v  view   62.5 %
    A  A      25.0 %
    B  B       8.3 %
    C  C       4.2 %
    shares of the window's area, exact
    """#

  static let s4map = #"""
        0            200
      0 PPPPPPPPPPPPPPPPPPPPP
        PPPPPPPPPPPPPPPPPPPPP
        PPPbbbbbbbbbbbbbPPPPP
        PPPbbbbbbbbbbbbbPPPPP
        PPPbbbbbbbbb22222222P
        PPPbbbbbbbbb22222222P
    200 PPPPPPPPPPPP22222222P
        PPPPPPPPPPPP22222222P
        PPPPPPPPPPPPPPPPPPPPP
        PPPPPPPPPPPPPPPPPPPPP
        PPPPPPPPPPPPPPPPPPPPP
        PPPPPPPPPPPPPPPPPPPPP
        PPPPPPPPPPPPPPPPPPPPP
    400 vvvvvvvvvvvvvvvvvvvvv
        vvvvvvvvvvvvvvvvvvvvv
        vvvvvvvvvvvvvvvvvvvvv
    P  P      60.7 %
    v  view   16.7 %
    b  btn1   13.3 %
    2  btn2    9.4 %
    shares of the window's area, exact
    """#

  static let s8map = #"""
        0            200
      0 lllllllllllllllllllll
        lllllllllllllllllllll
        lllllllllllllllllllll
        sssssssssslllllllllll
        sssssssssslllllllllll
        sssssssssslllllllllll
    200 sssssssssslllllllllll
        lllllllllllllllllllll
        lllllllllllllllllllll
        lllllllllllllllllllll
        lllllllllllllllllllll
        lllllllllllllllllllll
        lllllllllllllllllllll
    400 lllllllllllllllllllll
        lllllllllllllllllllll
        lllllllllllllllllllll
    l  list     87.5 %
    s  scroll   12.5 %
    占窗口面积的比例，精确值
    任何点击都到不了：
       view     被其中的 list 填满
       cell     被其中的 scroll 填满
       banner1  userInteractionEnabled 为 NO
       banner2  userInteractionEnabled 为 NO
    """#

  static let oddmap = #"""
        0         100       200
      0 vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
        vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
        vvhhhhhhhhhhhhhhhhvvvvvvvvvvvvvv
        vvhhhhhhhhhhwwwwwwvvvvvvvvvvvvvv
        vvhhhhhhhhhhwwwwwwvvvvvvvvvvvvvv
    100 vvhhhhhhhhhhhhhhhhvvvvvvvvvvvvvv
        vvhhhhhhhhhhhhhhhhvvvvvvvvvvvvvv
        vvhhhhhhhhhhhhhhhhvvvvvvvvvvvvvv
        vvhhhhhhhhhhhhhhhhvvvvvvvvvvvvvv
        vvhhhhhhhhhhhhhhhhvvvvvvvvvvvvvv
    200 vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
        vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
        vvccccccccccccvvvvvvvvvvvvvvnvvv
        vvccccccllllllvvvvvvvvvvvvvvnvvv
        vvccccccllllllvvvvvvvvvvvvvvnvvv
    300 vvccccccccccccvvvvvvvvvvvvvvvvvv
        vvccccccccccccvvvvvvvvvvvvvvvvvv
        vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
        vvvvoooooooooooooooovvvvvvvvvvvv
        vvvvoooooooooooooooovvvvvvvvvvvv
    400 vvvvoooooooooooooooovvvvvvvvvvvv
        vvvvoooooooooooooooovvvvvvvvvvvv
        vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
        vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
    v  view     66.7 %
    h  host     15.1 %
    o  over      8.3 %
    c  cut       6.3 %
    w  wide      1.6 %
    l  long      1.6 %
    n  narrow    0.5 %
    d  dot     < 0.1 %
    shares of the window's area, exact
    No tap gets to:
       off      disabled
       veil     hidden
       inVeil   in veil, which is closed: hidden
       gone     wholly outside cut
       nothing  it has no area
       under    wholly covered by over
       away     wholly outside window
    """#
}
