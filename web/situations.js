// The gallery: scenes from real apps and from the documents, each with a question to answer by touching.

import { spoken } from "./words.js";

export const situations = [
  {
    id: "switched-off",
    title: ["The switched-off overlay", "关掉交互的遮罩"],
    ask: [
      "C lies over B, and its userInteractionEnabled is NO. Tap where they overlap. Who gets it: C, its superview A, or B?",
      "C 盖住 B 的一角，它的 userInteractionEnabled 是 NO。点重叠的地方，谁得到触摸：C、它的父视图 A，还是 B？",
    ],
    scene: [
      "add view A 20 60 280 320",
      "add view B in A 30 40 140 140",
      "add view C in A 120 130 130 130 userInteractionEnabled=NO",
    ],
  },
  {
    id: "late-tap",
    title: ["The tap that comes late", "来晚了的单击"],
    ask: [
      "The card knows a tap and a double tap, and the first waits for the second to fail. Tap once, then tap twice, and watch the lanes.",
      "卡片能识别单击和双击，单击要等双击失败。点一次，再连点两次，看时间线上的变化。",
    ],
    scene: [
      "add view card 30 80 260 260",
      "add tap-recognizer once to card",
      "add tap-recognizer twice to card numberOfTapsRequired=2",
      "require once to-fail twice",
      "handle controller action open:",
      "handle controller action like:",
      "add-target once controller open:",
      "add-target twice controller like:",
    ],
  },
  {
    id: "five-views",
    title: ["Five views and one finger", "五个视图，一根手指"],
    ask: [
      "Nobody handles touches here. Touch E and follow the search down, and the touch up the chain.",
      "这里没有人处理触摸。点 E：看查找怎样往下，触摸又怎样沿响应者链往上。",
    ],
    scene: [
      "add view A 0 0 320 480",
      "add view B in A 20 20 280 140",
      "add view C in A 20 200 280 240",
      "add view D in C 20 20 100 200",
      "add view E in C 160 20 100 200",
    ],
  },
  {
    id: "sticks-out",
    title: ["The button that sticks out", "超出父视图的按钮"],
    ask: [
      "You can see the whole button. Touch its upper half, then its lower half. Which one is dead, and why?",
      "按钮整个都看得见。先点上半边，再点下半边：哪一半点不动，为什么？",
    ],
    scene: [
      "add view bar 0 300 320 120",
      "add button plus in bar 120 -40 80 80",
      "handle controller action compose:",
      "add-target plus controller compose:",
    ],
  },
  {
    id: "too-small",
    title: ["A button too small for a finger", "太小的按钮"],
    ask: [
      "20 by 20 points. Touch it, touch beside it; then run the second line and touch beside it again.",
      "只有 20×20 点。点按钮，再点旁边；然后运行下面的命令，再点一次旁边。",
    ],
    scene: [
      "add view P 60 120 200 200",
      "add button small in P 90 90 20 20",
      "handle controller action close:",
      "add-target small controller close:",
    ],
    tries: ["override small point-inside inset -12"],
  },
  {
    id: "image-view",
    title: ["A button in an image view", "图片视图里的按钮"],
    ask: [
      "The heart does nothing. Every beginner meets this one: touch it, and see who closed the door.",
      "心形按钮点了没反应。初学者都会遇到：点一下，看看是哪道关卡关着。",
    ],
    scene: [
      "add image-view photo 40 80 240 240",
      'add button like in photo 80 80 80 80 text="♥"',
      "handle controller action like:",
      "add-target like controller like:",
    ],
    tries: ["set userInteractionEnabled photo YES"],
  },
  {
    id: "two-buttons",
    title: ["Two buttons that overlap", "重叠的两个按钮"],
    ask: [
      "Which of them gets a tap in the middle? Change the order and see.",
      "点重叠处，谁得到触摸？换一下前后次序再看。",
    ],
    scene: [
      "add view P 0 40 320 400",
      "add button one in P 30 60 190 120",
      "add button two in P 150 130 150 120",
      "handle controller action first:",
      "handle controller action second:",
      "add-target one controller first:",
      "add-target two controller second:",
    ],
    tries: ["send-to-back two"],
  },
  {
    id: "scroll",
    title: ["A button in a scroll view", "滚动视图里的按钮"],
    ask: [
      "Tap the button quickly, hold it, and drag from it. Who gets the touch, when, and who takes it away?",
      "快点按钮、按住不放、从按钮上开始拖动：触摸何时给了谁，又被谁拿走？",
    ],
    scene: [
      "add scroll-view list 20 40 280 400 contentSize=280,900",
      "add button buy in list 40 60 200 80",
      "add button sell in list 40 220 200 80",
      "handle controller action buy:",
      "add-target buy controller buy:",
    ],
  },
  {
    id: "pass-through",
    title: ["The overlay that lets through", "能穿透的浮层"],
    ask: [
      "The overlay answers only for its own button. Touch the map through it, and touch the button.",
      "浮层只接收自己按钮上的触摸。隔着它点地图，再点按钮。",
    ],
    scene: [
      "add view plan 0 0 320 480",
      "add view overlay 0 0 320 480",
      "override overlay hit-test pass-through",
      "add button locate in overlay 220 380 70 60",
      "handle plan touches",
      "handle controller action locate:",
      "add-target locate controller locate:",
    ],
  },
  {
    id: "two-fingers",
    title: ["Two fingers", "两根手指"],
    ask: [
      "Touch the pad with two fingers (Alt or Option with a mouse). It hears one of them. Then run the line below.",
      "用两根手指触摸（鼠标请按住 Alt 或 Option）。它只收到一根。再运行下面的命令。",
    ],
    scene: ["add view pad 20 40 280 400", "handle pad touches"],
    tries: ["set multipleTouchEnabled pad YES"],
  },
  {
    id: "pinch",
    title: ["Pinch and turn at once", "同时缩放和旋转"],
    ask: [
      "Two recognizers, and only one may win, unless somebody says that both may.",
      "两个手势识别器，通常只有一个能赢，除非代理允许它们同时识别。",
    ],
    scene: [
      "add view photo 40 100 240 240 multipleTouchEnabled=YES",
      "add pinch-recognizer zoom to photo",
      "add rotation-recognizer turn to photo",
    ],
    tries: ["simultaneous zoom turn"],
  },
  {
    id: "rotated",
    title: ["A rotated view", "旋转过的视图"],
    ask: [
      "Its frame is larger than it is. Touch a corner of the frame that shows nothing.",
      "它的 frame 比它自己大。点一点 frame 里空白的角。",
    ],
    scene: ['add view card 80 150 160 160 transform="rotate 45"', "handle card touches"],
  },
  {
    id: "outside-finger",
    title: ["Sliding off a button", "手指滑出按钮"],
    ask: [
      "Press the button, slide off it, and lift: how far is too far?",
      "按下按钮，滑出去再抬起：多远才算出去？",
    ],
    scene: ["add button pay 90 200 140 60", "handle controller action pay:", "add-target pay controller pay:"],
  },
  {
    id: "cell",
    title: ["A long press in a list", "列表里的长按"],
    ask: [
      "Hold a cell, or drag it: the long press and the list's own pan both want your finger.",
      "按住一个单元格，或者拖动它：长按和列表自己的拖动手势都想要这根手指。",
    ],
    scene: [
      "add table-view table 0 40 320 400 contentSize=320,900",
      "add table-cell first in table 0 0 320 80",
      "add table-cell second in table 0 90 320 80",
      "add long-press-recognizer menu to second",
      "handle controller action showMenu:",
      "add-target menu controller showMenu:",
    ],
  },
  {
    id: "form",
    title: ["A form and its keyboard", "表单和键盘"],
    ask: [
      "Touch the field: it becomes first responder. Touch beside it: does the keyboard go away?",
      "点文本框，它成为第一响应者。再点旁边：键盘会收起来吗？",
    ],
    scene: ["add text-field name 20 60 280 44", "add view rest 20 140 280 260", "handle rest touches"],
    tries: ["end-editing"],
  },
  {
    id: "super",
    title: ["Handled, and passed on", "处理之后继续传"],
    ask: [
      "I handles the touch and calls super; S only passes on; T ends it. Where does it stop?",
      "I 处理触摸并调用 super，S 只转交，T 到此为止。触摸停在哪里？",
    ],
    scene: [
      "add view T 0 0 320 480",
      "add view S in T 20 60 280 320",
      "add view I in S 60 80 160 120",
      "handle I touches then super",
      "handle T touches",
    ],
  },
];

/** As a notebook. */
export function situationDocument({ title, ask, scene }, language) {
  const front = language === "en" ? "" : `---\nlang: ${language}\n---\n\n`;
  const lines = scene.map((line) => `> ${line}`).join("\n");
  return `${front}# ${spoken(title)}\n\n${spoken(ask)}\n\n\`\`\`hitchain\n${lines}\n\`\`\`\n`;
}
