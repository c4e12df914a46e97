/// The style sheet of the SVG pictures, for light and for dark.
///
/// No shape is told by colour alone: outlines differ by dashes and width, regions by letters.
enum SVGStyle {
  static func className(of style: Style) -> String {
    switch style {
    case .plain: ""
    case .name: "name"
    case .hit: "hit-name"
    case .gate: "gate"
    case .dim: "dim"
    case .code, .wrong: "plain"
    case .owner: "name"
    }
  }

  /// The colours there are for the owners of a map, used in turn.
  static let ownerCount = 8

  static let sheet =
    """
    .paper{fill:#fff}
    .t{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;\
    fill:#1f2328;white-space:pre}
    .small{font-size:11px}
    .middle{text-anchor:middle}
    .end{text-anchor:end}
    .name{font-weight:bold}
    .hit-name{font-weight:bold;fill:#116329}
    .gate{fill:#8a4b00}
    .dim{fill:#656d76}
    .box{fill:#eef2f6;fill-opacity:.8;stroke:#57606a;stroke-width:1}
    .path{stroke:#1a7f37;stroke-width:2}
    .hit{fill:#b4f1c2;stroke:#116329;stroke-width:3.5}
    .closed{fill:#f6efe4;stroke:#8a4b00;stroke-dasharray:6 3}
    .hidden{fill:none;stroke:#8a4b00;stroke-dasharray:2 4}
    .outside{fill-opacity:.35;stroke-dasharray:1 3}
    .touch{fill:none;stroke:#cf222e;stroke-width:2.5}
    .tick{stroke:#8c959f;stroke-width:1}
    .region{stroke:none;shape-rendering:crispEdges}
    .frame{fill:none;stroke:#57606a;stroke-width:1}
    .o0{fill:#a8d5ff}.o1{fill:#ffd59a}.o2{fill:#b6e8b0}.o3{fill:#f3b8d8}
    .o4{fill:#d3c4fb}.o5{fill:#fff0a0}.o6{fill:#a9e6e2}.o7{fill:#ffbdb3}
    .nobody{fill:#f6f8fa}
    @media (prefers-color-scheme:dark){
    .paper{fill:#0d1117}
    .t{fill:#e6edf3}
    .hit-name{fill:#7ee787}
    .gate{fill:#e3a35b}
    .dim{fill:#9198a1}
    .box{fill:#1c232c;stroke:#9198a1}
    .path{stroke:#56d364}
    .hit{fill:#12401d;stroke:#7ee787}
    .closed{fill:#33291a;stroke:#e3a35b}
    .hidden{fill:none;stroke:#e3a35b}
    .touch{stroke:#ff7b72}
    .o0{fill:#12426e}.o1{fill:#63400a}.o2{fill:#1d4f1a}.o3{fill:#631f47}
    .o4{fill:#3d2f78}.o5{fill:#575000}.o6{fill:#0f4f4c}.o7{fill:#6b2118}
    .nobody{fill:#161b22}
    }
    """
}
