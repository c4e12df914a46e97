// Written by scripts/embed.
#pragma clang diagnostic ignored "-Wc23-extensions"
#pragma clang diagnostic ignored "-Wunneeded-internal-declaration"
#include "CBooks.h"

static const unsigned char page0[] = {
#embed "../../handbook/README.md"
};
static const unsigned char page1[] = {
#embed "../../handbook/documents.md"
};
static const unsigned char page2[] = {
#embed "../../handbook/en/commands.md"
};
static const unsigned char page3[] = {
#embed "../../handbook/en/glossary.md"
};
static const unsigned char page4[] = {
#embed "../../handbook/en/help.md"
};
static const unsigned char page5[] = {
#embed "../../handbook/en/lesson.md"
};
static const unsigned char page6[] = {
#embed "../../handbook/en/mistakes.md"
};
static const unsigned char page7[] = {
#embed "../../handbook/en/program.md"
};
static const unsigned char page8[] = {
#embed "../../handbook/en/rules/AC.md"
};
static const unsigned char page9[] = {
#embed "../../handbook/en/rules/C.md"
};
static const unsigned char page10[] = {
#embed "../../handbook/en/rules/CH.md"
};
static const unsigned char page11[] = {
#embed "../../handbook/en/rules/ED.md"
};
static const unsigned char page12[] = {
#embed "../../handbook/en/rules/EV.md"
};
static const unsigned char page13[] = {
#embed "../../handbook/en/rules/FR.md"
};
static const unsigned char page14[] = {
#embed "../../handbook/en/rules/GR.md"
};
static const unsigned char page15[] = {
#embed "../../handbook/en/rules/GT.md"
};
static const unsigned char page16[] = {
#embed "../../handbook/en/rules/HT.md"
};
static const unsigned char page17[] = {
#embed "../../handbook/en/rules/MO.md"
};
static const unsigned char page18[] = {
#embed "../../handbook/en/rules/NE.md"
};
static const unsigned char page19[] = {
#embed "../../handbook/en/rules/PI.md"
};
static const unsigned char page20[] = {
#embed "../../handbook/en/rules/PR.md"
};
static const unsigned char page21[] = {
#embed "../../handbook/en/rules/QZ.md"
};
static const unsigned char page22[] = {
#embed "../../handbook/en/rules/RC.md"
};
static const unsigned char page23[] = {
#embed "../../handbook/en/rules/RE.md"
};
static const unsigned char page24[] = {
#embed "../../handbook/en/rules/TO.md"
};
static const unsigned char page25[] = {
#embed "../../handbook/en/rules/TX.md"
};
static const unsigned char page26[] = {
#embed "../../handbook/en/rules/U-AL.md"
};
static const unsigned char page27[] = {
#embed "../../handbook/en/rules/U-CD.md"
};
static const unsigned char page28[] = {
#embed "../../handbook/en/rules/U-CT.md"
};
static const unsigned char page29[] = {
#embed "../../handbook/en/rules/U-EM.md"
};
static const unsigned char page30[] = {
#embed "../../handbook/en/rules/U-FR.md"
};
static const unsigned char page31[] = {
#embed "../../handbook/en/rules/U-GR.md"
};
static const unsigned char page32[] = {
#embed "../../handbook/en/rules/U-HT.md"
};
static const unsigned char page33[] = {
#embed "../../handbook/en/rules/U-MO.md"
};
static const unsigned char page34[] = {
#embed "../../handbook/en/rules/U-PC.md"
};
static const unsigned char page35[] = {
#embed "../../handbook/en/rules/U-PT.md"
};
static const unsigned char page36[] = {
#embed "../../handbook/en/rules/U-RC.md"
};
static const unsigned char page37[] = {
#embed "../../handbook/en/rules/U-SU.md"
};
static const unsigned char page38[] = {
#embed "../../handbook/en/rules/U-SV.md"
};
static const unsigned char page39[] = {
#embed "../../handbook/en/rules/U-TD.md"
};
static const unsigned char page40[] = {
#embed "../../handbook/en/rules/U-WN.md"
};
static const unsigned char page41[] = {
#embed "../../handbook/en/rules/VC.md"
};
static const unsigned char page42[] = {
#embed "../../handbook/en/rules/X.md"
};
static const unsigned char page43[] = {
#embed "../../handbook/en/spoken.md"
};
static const unsigned char page44[] = {
#embed "../../handbook/en/words.md"
};
static const unsigned char page45[] = {
#embed "../../handbook/glossary.md"
};
static const unsigned char page46[] = {
#embed "../../handbook/mistakes.md"
};
static const unsigned char page47[] = {
#embed "../../handbook/rules/AC.md"
};
static const unsigned char page48[] = {
#embed "../../handbook/rules/C.md"
};
static const unsigned char page49[] = {
#embed "../../handbook/rules/CH.md"
};
static const unsigned char page50[] = {
#embed "../../handbook/rules/ED.md"
};
static const unsigned char page51[] = {
#embed "../../handbook/rules/EV.md"
};
static const unsigned char page52[] = {
#embed "../../handbook/rules/FR.md"
};
static const unsigned char page53[] = {
#embed "../../handbook/rules/GR.md"
};
static const unsigned char page54[] = {
#embed "../../handbook/rules/GT.md"
};
static const unsigned char page55[] = {
#embed "../../handbook/rules/HT.md"
};
static const unsigned char page56[] = {
#embed "../../handbook/rules/MO.md"
};
static const unsigned char page57[] = {
#embed "../../handbook/rules/NE.md"
};
static const unsigned char page58[] = {
#embed "../../handbook/rules/PI.md"
};
static const unsigned char page59[] = {
#embed "../../handbook/rules/PR.md"
};
static const unsigned char page60[] = {
#embed "../../handbook/rules/QZ.md"
};
static const unsigned char page61[] = {
#embed "../../handbook/rules/RC.md"
};
static const unsigned char page62[] = {
#embed "../../handbook/rules/RE.md"
};
static const unsigned char page63[] = {
#embed "../../handbook/rules/TO.md"
};
static const unsigned char page64[] = {
#embed "../../handbook/rules/TX.md"
};
static const unsigned char page65[] = {
#embed "../../handbook/rules/U-AL.md"
};
static const unsigned char page66[] = {
#embed "../../handbook/rules/U-CD.md"
};
static const unsigned char page67[] = {
#embed "../../handbook/rules/U-CT.md"
};
static const unsigned char page68[] = {
#embed "../../handbook/rules/U-EM.md"
};
static const unsigned char page69[] = {
#embed "../../handbook/rules/U-FR.md"
};
static const unsigned char page70[] = {
#embed "../../handbook/rules/U-GR.md"
};
static const unsigned char page71[] = {
#embed "../../handbook/rules/U-HT.md"
};
static const unsigned char page72[] = {
#embed "../../handbook/rules/U-MO.md"
};
static const unsigned char page73[] = {
#embed "../../handbook/rules/U-PC.md"
};
static const unsigned char page74[] = {
#embed "../../handbook/rules/U-PT.md"
};
static const unsigned char page75[] = {
#embed "../../handbook/rules/U-RC.md"
};
static const unsigned char page76[] = {
#embed "../../handbook/rules/U-SU.md"
};
static const unsigned char page77[] = {
#embed "../../handbook/rules/U-SV.md"
};
static const unsigned char page78[] = {
#embed "../../handbook/rules/U-TD.md"
};
static const unsigned char page79[] = {
#embed "../../handbook/rules/U-WN.md"
};
static const unsigned char page80[] = {
#embed "../../handbook/rules/VC.md"
};
static const unsigned char page81[] = {
#embed "../../handbook/rules/X.md"
};
static const unsigned char page82[] = {
#embed "../../handbook/zh-Hans/commands.md"
};
static const unsigned char page83[] = {
#embed "../../handbook/zh-Hans/glossary.md"
};
static const unsigned char page84[] = {
#embed "../../handbook/zh-Hans/help.md"
};
static const unsigned char page85[] = {
#embed "../../handbook/zh-Hans/lesson.md"
};
static const unsigned char page86[] = {
#embed "../../handbook/zh-Hans/mistakes.md"
};
static const unsigned char page87[] = {
#embed "../../handbook/zh-Hans/program.md"
};
static const unsigned char page88[] = {
#embed "../../handbook/zh-Hans/rules/AC.md"
};
static const unsigned char page89[] = {
#embed "../../handbook/zh-Hans/rules/C.md"
};
static const unsigned char page90[] = {
#embed "../../handbook/zh-Hans/rules/CH.md"
};
static const unsigned char page91[] = {
#embed "../../handbook/zh-Hans/rules/ED.md"
};
static const unsigned char page92[] = {
#embed "../../handbook/zh-Hans/rules/EV.md"
};
static const unsigned char page93[] = {
#embed "../../handbook/zh-Hans/rules/FR.md"
};
static const unsigned char page94[] = {
#embed "../../handbook/zh-Hans/rules/GR.md"
};
static const unsigned char page95[] = {
#embed "../../handbook/zh-Hans/rules/GT.md"
};
static const unsigned char page96[] = {
#embed "../../handbook/zh-Hans/rules/HT.md"
};
static const unsigned char page97[] = {
#embed "../../handbook/zh-Hans/rules/MO.md"
};
static const unsigned char page98[] = {
#embed "../../handbook/zh-Hans/rules/NE.md"
};
static const unsigned char page99[] = {
#embed "../../handbook/zh-Hans/rules/PI.md"
};
static const unsigned char page100[] = {
#embed "../../handbook/zh-Hans/rules/PR.md"
};
static const unsigned char page101[] = {
#embed "../../handbook/zh-Hans/rules/QZ.md"
};
static const unsigned char page102[] = {
#embed "../../handbook/zh-Hans/rules/RC.md"
};
static const unsigned char page103[] = {
#embed "../../handbook/zh-Hans/rules/RE.md"
};
static const unsigned char page104[] = {
#embed "../../handbook/zh-Hans/rules/TO.md"
};
static const unsigned char page105[] = {
#embed "../../handbook/zh-Hans/rules/TX.md"
};
static const unsigned char page106[] = {
#embed "../../handbook/zh-Hans/rules/U-AL.md"
};
static const unsigned char page107[] = {
#embed "../../handbook/zh-Hans/rules/U-CD.md"
};
static const unsigned char page108[] = {
#embed "../../handbook/zh-Hans/rules/U-CT.md"
};
static const unsigned char page109[] = {
#embed "../../handbook/zh-Hans/rules/U-EM.md"
};
static const unsigned char page110[] = {
#embed "../../handbook/zh-Hans/rules/U-FR.md"
};
static const unsigned char page111[] = {
#embed "../../handbook/zh-Hans/rules/U-GR.md"
};
static const unsigned char page112[] = {
#embed "../../handbook/zh-Hans/rules/U-HT.md"
};
static const unsigned char page113[] = {
#embed "../../handbook/zh-Hans/rules/U-MO.md"
};
static const unsigned char page114[] = {
#embed "../../handbook/zh-Hans/rules/U-PC.md"
};
static const unsigned char page115[] = {
#embed "../../handbook/zh-Hans/rules/U-PT.md"
};
static const unsigned char page116[] = {
#embed "../../handbook/zh-Hans/rules/U-RC.md"
};
static const unsigned char page117[] = {
#embed "../../handbook/zh-Hans/rules/U-SU.md"
};
static const unsigned char page118[] = {
#embed "../../handbook/zh-Hans/rules/U-SV.md"
};
static const unsigned char page119[] = {
#embed "../../handbook/zh-Hans/rules/U-TD.md"
};
static const unsigned char page120[] = {
#embed "../../handbook/zh-Hans/rules/U-WN.md"
};
static const unsigned char page121[] = {
#embed "../../handbook/zh-Hans/rules/VC.md"
};
static const unsigned char page122[] = {
#embed "../../handbook/zh-Hans/rules/X.md"
};
static const unsigned char page123[] = {
#embed "../../handbook/zh-Hans/spoken.md"
};
static const unsigned char page124[] = {
#embed "../../handbook/zh-Hans/words.md"
};
static const unsigned char page125[] = {
#embed "../../lessons/before-the-app.md"
};
static const unsigned char page126[] = {
#embed "../../lessons/bigger-targets.md"
};
static const unsigned char page127[] = {
#embed "../../lessons/bring-your-own-code.md"
};
static const unsigned char page128[] = {
#embed "../../lessons/by-heart.md"
};
static const unsigned char page129[] = {
#embed "../../lessons/cells.md"
};
static const unsigned char page130[] = {
#embed "../../lessons/chain-end.md"
};
static const unsigned char page131[] = {
#embed "../../lessons/chain.md"
};
static const unsigned char page132[] = {
#embed "../../lessons/clinic.md"
};
static const unsigned char page133[] = {
#embed "../../lessons/controls.md"
};
static const unsigned char page134[] = {
#embed "../../lessons/counting-taps.md"
};
static const unsigned char page135[] = {
#embed "../../lessons/delegates.md"
};
static const unsigned char page136[] = {
#embed "../../lessons/edges.md"
};
static const unsigned char page137[] = {
#embed "../../lessons/events.md"
};
static const unsigned char page138[] = {
#embed "../../lessons/falling-through.md"
};
static const unsigned char page139[] = {
#embed "../../lessons/find-controller.md"
};
static const unsigned char page140[] = {
#embed "../../lessons/first-responder.md"
};
static const unsigned char page141[] = {
#embed "../../lessons/four-recipes.md"
};
static const unsigned char page142[] = {
#embed "../../lessons/gestures-and-touches.md"
};
static const unsigned char page143[] = {
#embed "../../lessons/gestures.md"
};
static const unsigned char page144[] = {
#embed "../../lessons/hit-testing.md"
};
static const unsigned char page145[] = {
#embed "../../lessons/interview.md"
};
static const unsigned char page146[] = {
#embed "../../lessons/menus-and-text.md"
};
static const unsigned char page147[] = {
#embed "../../lessons/nil-targets.md"
};
static const unsigned char page148[] = {
#embed "../../lessons/on-top.md"
};
static const unsigned char page149[] = {
#embed "../../lessons/other-events.md"
};
static const unsigned char page150[] = {
#embed "../../lessons/outside.md"
};
static const unsigned char page151[] = {
#embed "../../lessons/presenting.md"
};
static const unsigned char page152[] = {
#embed "../../lessons/queue.md"
};
static const unsigned char page153[] = {
#embed "../../lessons/regions.md"
};
static const unsigned char page154[] = {
#embed "../../lessons/scroll-quarrels.md"
};
static const unsigned char page155[] = {
#embed "../../lessons/scroll-views.md"
};
static const unsigned char page156[] = {
#embed "../../lessons/spot-the-mistake-2.md"
};
static const unsigned char page157[] = {
#embed "../../lessons/spot-the-mistake.md"
};
static const unsigned char page158[] = {
#embed "../../lessons/there-but-untouchable.md"
};
static const unsigned char page159[] = {
#embed "../../lessons/three-gates.md"
};
static const unsigned char page160[] = {
#embed "../../lessons/too-early.md"
};
static const unsigned char page161[] = {
#embed "../../lessons/touch-objects.md"
};
static const unsigned char page162[] = {
#embed "../../lessons/two-fingers.md"
};
static const unsigned char page163[] = {
#embed "../../lessons/user-interaction.md"
};
static const unsigned char page164[] = {
#embed "../../lessons/waiting-taps.md"
};
static const unsigned char page165[] = {
#embed "../../lessons/windows.md"
};
static const unsigned char page166[] = {
#embed "../../lessons/your-own-app.md"
};
static const unsigned char page167[] = {
#embed "../../lessons/zh-Hans/before-the-app.md"
};
static const unsigned char page168[] = {
#embed "../../lessons/zh-Hans/bigger-targets.md"
};
static const unsigned char page169[] = {
#embed "../../lessons/zh-Hans/bring-your-own-code.md"
};
static const unsigned char page170[] = {
#embed "../../lessons/zh-Hans/by-heart.md"
};
static const unsigned char page171[] = {
#embed "../../lessons/zh-Hans/cells.md"
};
static const unsigned char page172[] = {
#embed "../../lessons/zh-Hans/chain-end.md"
};
static const unsigned char page173[] = {
#embed "../../lessons/zh-Hans/chain.md"
};
static const unsigned char page174[] = {
#embed "../../lessons/zh-Hans/clinic.md"
};
static const unsigned char page175[] = {
#embed "../../lessons/zh-Hans/controls.md"
};
static const unsigned char page176[] = {
#embed "../../lessons/zh-Hans/counting-taps.md"
};
static const unsigned char page177[] = {
#embed "../../lessons/zh-Hans/delegates.md"
};
static const unsigned char page178[] = {
#embed "../../lessons/zh-Hans/edges.md"
};
static const unsigned char page179[] = {
#embed "../../lessons/zh-Hans/events.md"
};
static const unsigned char page180[] = {
#embed "../../lessons/zh-Hans/falling-through.md"
};
static const unsigned char page181[] = {
#embed "../../lessons/zh-Hans/find-controller.md"
};
static const unsigned char page182[] = {
#embed "../../lessons/zh-Hans/first-responder.md"
};
static const unsigned char page183[] = {
#embed "../../lessons/zh-Hans/four-recipes.md"
};
static const unsigned char page184[] = {
#embed "../../lessons/zh-Hans/gestures-and-touches.md"
};
static const unsigned char page185[] = {
#embed "../../lessons/zh-Hans/gestures.md"
};
static const unsigned char page186[] = {
#embed "../../lessons/zh-Hans/hit-testing.md"
};
static const unsigned char page187[] = {
#embed "../../lessons/zh-Hans/interview.md"
};
static const unsigned char page188[] = {
#embed "../../lessons/zh-Hans/menus-and-text.md"
};
static const unsigned char page189[] = {
#embed "../../lessons/zh-Hans/nil-targets.md"
};
static const unsigned char page190[] = {
#embed "../../lessons/zh-Hans/on-top.md"
};
static const unsigned char page191[] = {
#embed "../../lessons/zh-Hans/other-events.md"
};
static const unsigned char page192[] = {
#embed "../../lessons/zh-Hans/outside.md"
};
static const unsigned char page193[] = {
#embed "../../lessons/zh-Hans/presenting.md"
};
static const unsigned char page194[] = {
#embed "../../lessons/zh-Hans/queue.md"
};
static const unsigned char page195[] = {
#embed "../../lessons/zh-Hans/regions.md"
};
static const unsigned char page196[] = {
#embed "../../lessons/zh-Hans/scroll-quarrels.md"
};
static const unsigned char page197[] = {
#embed "../../lessons/zh-Hans/scroll-views.md"
};
static const unsigned char page198[] = {
#embed "../../lessons/zh-Hans/spot-the-mistake-2.md"
};
static const unsigned char page199[] = {
#embed "../../lessons/zh-Hans/spot-the-mistake.md"
};
static const unsigned char page200[] = {
#embed "../../lessons/zh-Hans/there-but-untouchable.md"
};
static const unsigned char page201[] = {
#embed "../../lessons/zh-Hans/three-gates.md"
};
static const unsigned char page202[] = {
#embed "../../lessons/zh-Hans/too-early.md"
};
static const unsigned char page203[] = {
#embed "../../lessons/zh-Hans/touch-objects.md"
};
static const unsigned char page204[] = {
#embed "../../lessons/zh-Hans/two-fingers.md"
};
static const unsigned char page205[] = {
#embed "../../lessons/zh-Hans/user-interaction.md"
};
static const unsigned char page206[] = {
#embed "../../lessons/zh-Hans/waiting-taps.md"
};
static const unsigned char page207[] = {
#embed "../../lessons/zh-Hans/windows.md"
};
static const unsigned char page208[] = {
#embed "../../lessons/zh-Hans/your-own-app.md"
};
static const unsigned char page209[] = {
#embed "../../lessons/zh-Hant/events.md"
};

#ifdef __wasm__
// The page brings the bytes, one file after the other, when they are first asked for: only how many there are
// is compiled in. Nobody puts a probe into an app from there.
enum {
  place0 = 0,
  place1 = place0 + sizeof page0,
  place2 = place1 + sizeof page1,
  place3 = place2 + sizeof page2,
  place4 = place3 + sizeof page3,
  place5 = place4 + sizeof page4,
  place6 = place5 + sizeof page5,
  place7 = place6 + sizeof page6,
  place8 = place7 + sizeof page7,
  place9 = place8 + sizeof page8,
  place10 = place9 + sizeof page9,
  place11 = place10 + sizeof page10,
  place12 = place11 + sizeof page11,
  place13 = place12 + sizeof page12,
  place14 = place13 + sizeof page13,
  place15 = place14 + sizeof page14,
  place16 = place15 + sizeof page15,
  place17 = place16 + sizeof page16,
  place18 = place17 + sizeof page17,
  place19 = place18 + sizeof page18,
  place20 = place19 + sizeof page19,
  place21 = place20 + sizeof page20,
  place22 = place21 + sizeof page21,
  place23 = place22 + sizeof page22,
  place24 = place23 + sizeof page23,
  place25 = place24 + sizeof page24,
  place26 = place25 + sizeof page25,
  place27 = place26 + sizeof page26,
  place28 = place27 + sizeof page27,
  place29 = place28 + sizeof page28,
  place30 = place29 + sizeof page29,
  place31 = place30 + sizeof page30,
  place32 = place31 + sizeof page31,
  place33 = place32 + sizeof page32,
  place34 = place33 + sizeof page33,
  place35 = place34 + sizeof page34,
  place36 = place35 + sizeof page35,
  place37 = place36 + sizeof page36,
  place38 = place37 + sizeof page37,
  place39 = place38 + sizeof page38,
  place40 = place39 + sizeof page39,
  place41 = place40 + sizeof page40,
  place42 = place41 + sizeof page41,
  place43 = place42 + sizeof page42,
  place44 = place43 + sizeof page43,
  place45 = place44 + sizeof page44,
  place46 = place45 + sizeof page45,
  place47 = place46 + sizeof page46,
  place48 = place47 + sizeof page47,
  place49 = place48 + sizeof page48,
  place50 = place49 + sizeof page49,
  place51 = place50 + sizeof page50,
  place52 = place51 + sizeof page51,
  place53 = place52 + sizeof page52,
  place54 = place53 + sizeof page53,
  place55 = place54 + sizeof page54,
  place56 = place55 + sizeof page55,
  place57 = place56 + sizeof page56,
  place58 = place57 + sizeof page57,
  place59 = place58 + sizeof page58,
  place60 = place59 + sizeof page59,
  place61 = place60 + sizeof page60,
  place62 = place61 + sizeof page61,
  place63 = place62 + sizeof page62,
  place64 = place63 + sizeof page63,
  place65 = place64 + sizeof page64,
  place66 = place65 + sizeof page65,
  place67 = place66 + sizeof page66,
  place68 = place67 + sizeof page67,
  place69 = place68 + sizeof page68,
  place70 = place69 + sizeof page69,
  place71 = place70 + sizeof page70,
  place72 = place71 + sizeof page71,
  place73 = place72 + sizeof page72,
  place74 = place73 + sizeof page73,
  place75 = place74 + sizeof page74,
  place76 = place75 + sizeof page75,
  place77 = place76 + sizeof page76,
  place78 = place77 + sizeof page77,
  place79 = place78 + sizeof page78,
  place80 = place79 + sizeof page79,
  place81 = place80 + sizeof page80,
  place82 = place81 + sizeof page81,
  place83 = place82 + sizeof page82,
  place84 = place83 + sizeof page83,
  place85 = place84 + sizeof page84,
  place86 = place85 + sizeof page85,
  place87 = place86 + sizeof page86,
  place88 = place87 + sizeof page87,
  place89 = place88 + sizeof page88,
  place90 = place89 + sizeof page89,
  place91 = place90 + sizeof page90,
  place92 = place91 + sizeof page91,
  place93 = place92 + sizeof page92,
  place94 = place93 + sizeof page93,
  place95 = place94 + sizeof page94,
  place96 = place95 + sizeof page95,
  place97 = place96 + sizeof page96,
  place98 = place97 + sizeof page97,
  place99 = place98 + sizeof page98,
  place100 = place99 + sizeof page99,
  place101 = place100 + sizeof page100,
  place102 = place101 + sizeof page101,
  place103 = place102 + sizeof page102,
  place104 = place103 + sizeof page103,
  place105 = place104 + sizeof page104,
  place106 = place105 + sizeof page105,
  place107 = place106 + sizeof page106,
  place108 = place107 + sizeof page107,
  place109 = place108 + sizeof page108,
  place110 = place109 + sizeof page109,
  place111 = place110 + sizeof page110,
  place112 = place111 + sizeof page111,
  place113 = place112 + sizeof page112,
  place114 = place113 + sizeof page113,
  place115 = place114 + sizeof page114,
  place116 = place115 + sizeof page115,
  place117 = place116 + sizeof page116,
  place118 = place117 + sizeof page117,
  place119 = place118 + sizeof page118,
  place120 = place119 + sizeof page119,
  place121 = place120 + sizeof page120,
  place122 = place121 + sizeof page121,
  place123 = place122 + sizeof page122,
  place124 = place123 + sizeof page123,
  place125 = place124 + sizeof page124,
  place126 = place125 + sizeof page125,
  place127 = place126 + sizeof page126,
  place128 = place127 + sizeof page127,
  place129 = place128 + sizeof page128,
  place130 = place129 + sizeof page129,
  place131 = place130 + sizeof page130,
  place132 = place131 + sizeof page131,
  place133 = place132 + sizeof page132,
  place134 = place133 + sizeof page133,
  place135 = place134 + sizeof page134,
  place136 = place135 + sizeof page135,
  place137 = place136 + sizeof page136,
  place138 = place137 + sizeof page137,
  place139 = place138 + sizeof page138,
  place140 = place139 + sizeof page139,
  place141 = place140 + sizeof page140,
  place142 = place141 + sizeof page141,
  place143 = place142 + sizeof page142,
  place144 = place143 + sizeof page143,
  place145 = place144 + sizeof page144,
  place146 = place145 + sizeof page145,
  place147 = place146 + sizeof page146,
  place148 = place147 + sizeof page147,
  place149 = place148 + sizeof page148,
  place150 = place149 + sizeof page149,
  place151 = place150 + sizeof page150,
  place152 = place151 + sizeof page151,
  place153 = place152 + sizeof page152,
  place154 = place153 + sizeof page153,
  place155 = place154 + sizeof page154,
  place156 = place155 + sizeof page155,
  place157 = place156 + sizeof page156,
  place158 = place157 + sizeof page157,
  place159 = place158 + sizeof page158,
  place160 = place159 + sizeof page159,
  place161 = place160 + sizeof page160,
  place162 = place161 + sizeof page161,
  place163 = place162 + sizeof page162,
  place164 = place163 + sizeof page163,
  place165 = place164 + sizeof page164,
  place166 = place165 + sizeof page165,
  place167 = place166 + sizeof page166,
  place168 = place167 + sizeof page167,
  place169 = place168 + sizeof page168,
  place170 = place169 + sizeof page169,
  place171 = place170 + sizeof page170,
  place172 = place171 + sizeof page171,
  place173 = place172 + sizeof page172,
  place174 = place173 + sizeof page173,
  place175 = place174 + sizeof page174,
  place176 = place175 + sizeof page175,
  place177 = place176 + sizeof page176,
  place178 = place177 + sizeof page177,
  place179 = place178 + sizeof page178,
  place180 = place179 + sizeof page179,
  place181 = place180 + sizeof page180,
  place182 = place181 + sizeof page181,
  place183 = place182 + sizeof page182,
  place184 = place183 + sizeof page183,
  place185 = place184 + sizeof page184,
  place186 = place185 + sizeof page185,
  place187 = place186 + sizeof page186,
  place188 = place187 + sizeof page187,
  place189 = place188 + sizeof page188,
  place190 = place189 + sizeof page189,
  place191 = place190 + sizeof page190,
  place192 = place191 + sizeof page191,
  place193 = place192 + sizeof page192,
  place194 = place193 + sizeof page193,
  place195 = place194 + sizeof page194,
  place196 = place195 + sizeof page195,
  place197 = place196 + sizeof page196,
  place198 = place197 + sizeof page197,
  place199 = place198 + sizeof page198,
  place200 = place199 + sizeof page199,
  place201 = place200 + sizeof page200,
  place202 = place201 + sizeof page201,
  place203 = place202 + sizeof page202,
  place204 = place203 + sizeof page203,
  place205 = place204 + sizeof page204,
  place206 = place205 + sizeof page205,
  place207 = place206 + sizeof page206,
  place208 = place207 + sizeof page207,
  place209 = place208 + sizeof page208,
  place210 = place209 + sizeof page209,
};
static unsigned char bytes[place210];
#define BYTES(number) bytes + place##number
__attribute__((import_module("page"), import_name("books"))) void bring(unsigned char *to, long count);
#else
#define BYTES(number) page##number
static const unsigned char page210[] = {
#embed "../../probe/HitchainProbe.swift"
};
static const unsigned char page211[] = {
#embed "../../probe/hitchain_probe.py"
};
#endif

static const CBook books[] = {
  {"handbook/README.md", BYTES(0), sizeof page0},
  {"handbook/documents.md", BYTES(1), sizeof page1},
  {"handbook/en/commands.md", BYTES(2), sizeof page2},
  {"handbook/en/glossary.md", BYTES(3), sizeof page3},
  {"handbook/en/help.md", BYTES(4), sizeof page4},
  {"handbook/en/lesson.md", BYTES(5), sizeof page5},
  {"handbook/en/mistakes.md", BYTES(6), sizeof page6},
  {"handbook/en/program.md", BYTES(7), sizeof page7},
  {"handbook/en/rules/AC.md", BYTES(8), sizeof page8},
  {"handbook/en/rules/C.md", BYTES(9), sizeof page9},
  {"handbook/en/rules/CH.md", BYTES(10), sizeof page10},
  {"handbook/en/rules/ED.md", BYTES(11), sizeof page11},
  {"handbook/en/rules/EV.md", BYTES(12), sizeof page12},
  {"handbook/en/rules/FR.md", BYTES(13), sizeof page13},
  {"handbook/en/rules/GR.md", BYTES(14), sizeof page14},
  {"handbook/en/rules/GT.md", BYTES(15), sizeof page15},
  {"handbook/en/rules/HT.md", BYTES(16), sizeof page16},
  {"handbook/en/rules/MO.md", BYTES(17), sizeof page17},
  {"handbook/en/rules/NE.md", BYTES(18), sizeof page18},
  {"handbook/en/rules/PI.md", BYTES(19), sizeof page19},
  {"handbook/en/rules/PR.md", BYTES(20), sizeof page20},
  {"handbook/en/rules/QZ.md", BYTES(21), sizeof page21},
  {"handbook/en/rules/RC.md", BYTES(22), sizeof page22},
  {"handbook/en/rules/RE.md", BYTES(23), sizeof page23},
  {"handbook/en/rules/TO.md", BYTES(24), sizeof page24},
  {"handbook/en/rules/TX.md", BYTES(25), sizeof page25},
  {"handbook/en/rules/U-AL.md", BYTES(26), sizeof page26},
  {"handbook/en/rules/U-CD.md", BYTES(27), sizeof page27},
  {"handbook/en/rules/U-CT.md", BYTES(28), sizeof page28},
  {"handbook/en/rules/U-EM.md", BYTES(29), sizeof page29},
  {"handbook/en/rules/U-FR.md", BYTES(30), sizeof page30},
  {"handbook/en/rules/U-GR.md", BYTES(31), sizeof page31},
  {"handbook/en/rules/U-HT.md", BYTES(32), sizeof page32},
  {"handbook/en/rules/U-MO.md", BYTES(33), sizeof page33},
  {"handbook/en/rules/U-PC.md", BYTES(34), sizeof page34},
  {"handbook/en/rules/U-PT.md", BYTES(35), sizeof page35},
  {"handbook/en/rules/U-RC.md", BYTES(36), sizeof page36},
  {"handbook/en/rules/U-SU.md", BYTES(37), sizeof page37},
  {"handbook/en/rules/U-SV.md", BYTES(38), sizeof page38},
  {"handbook/en/rules/U-TD.md", BYTES(39), sizeof page39},
  {"handbook/en/rules/U-WN.md", BYTES(40), sizeof page40},
  {"handbook/en/rules/VC.md", BYTES(41), sizeof page41},
  {"handbook/en/rules/X.md", BYTES(42), sizeof page42},
  {"handbook/en/spoken.md", BYTES(43), sizeof page43},
  {"handbook/en/words.md", BYTES(44), sizeof page44},
  {"handbook/glossary.md", BYTES(45), sizeof page45},
  {"handbook/mistakes.md", BYTES(46), sizeof page46},
  {"handbook/rules/AC.md", BYTES(47), sizeof page47},
  {"handbook/rules/C.md", BYTES(48), sizeof page48},
  {"handbook/rules/CH.md", BYTES(49), sizeof page49},
  {"handbook/rules/ED.md", BYTES(50), sizeof page50},
  {"handbook/rules/EV.md", BYTES(51), sizeof page51},
  {"handbook/rules/FR.md", BYTES(52), sizeof page52},
  {"handbook/rules/GR.md", BYTES(53), sizeof page53},
  {"handbook/rules/GT.md", BYTES(54), sizeof page54},
  {"handbook/rules/HT.md", BYTES(55), sizeof page55},
  {"handbook/rules/MO.md", BYTES(56), sizeof page56},
  {"handbook/rules/NE.md", BYTES(57), sizeof page57},
  {"handbook/rules/PI.md", BYTES(58), sizeof page58},
  {"handbook/rules/PR.md", BYTES(59), sizeof page59},
  {"handbook/rules/QZ.md", BYTES(60), sizeof page60},
  {"handbook/rules/RC.md", BYTES(61), sizeof page61},
  {"handbook/rules/RE.md", BYTES(62), sizeof page62},
  {"handbook/rules/TO.md", BYTES(63), sizeof page63},
  {"handbook/rules/TX.md", BYTES(64), sizeof page64},
  {"handbook/rules/U-AL.md", BYTES(65), sizeof page65},
  {"handbook/rules/U-CD.md", BYTES(66), sizeof page66},
  {"handbook/rules/U-CT.md", BYTES(67), sizeof page67},
  {"handbook/rules/U-EM.md", BYTES(68), sizeof page68},
  {"handbook/rules/U-FR.md", BYTES(69), sizeof page69},
  {"handbook/rules/U-GR.md", BYTES(70), sizeof page70},
  {"handbook/rules/U-HT.md", BYTES(71), sizeof page71},
  {"handbook/rules/U-MO.md", BYTES(72), sizeof page72},
  {"handbook/rules/U-PC.md", BYTES(73), sizeof page73},
  {"handbook/rules/U-PT.md", BYTES(74), sizeof page74},
  {"handbook/rules/U-RC.md", BYTES(75), sizeof page75},
  {"handbook/rules/U-SU.md", BYTES(76), sizeof page76},
  {"handbook/rules/U-SV.md", BYTES(77), sizeof page77},
  {"handbook/rules/U-TD.md", BYTES(78), sizeof page78},
  {"handbook/rules/U-WN.md", BYTES(79), sizeof page79},
  {"handbook/rules/VC.md", BYTES(80), sizeof page80},
  {"handbook/rules/X.md", BYTES(81), sizeof page81},
  {"handbook/zh-Hans/commands.md", BYTES(82), sizeof page82},
  {"handbook/zh-Hans/glossary.md", BYTES(83), sizeof page83},
  {"handbook/zh-Hans/help.md", BYTES(84), sizeof page84},
  {"handbook/zh-Hans/lesson.md", BYTES(85), sizeof page85},
  {"handbook/zh-Hans/mistakes.md", BYTES(86), sizeof page86},
  {"handbook/zh-Hans/program.md", BYTES(87), sizeof page87},
  {"handbook/zh-Hans/rules/AC.md", BYTES(88), sizeof page88},
  {"handbook/zh-Hans/rules/C.md", BYTES(89), sizeof page89},
  {"handbook/zh-Hans/rules/CH.md", BYTES(90), sizeof page90},
  {"handbook/zh-Hans/rules/ED.md", BYTES(91), sizeof page91},
  {"handbook/zh-Hans/rules/EV.md", BYTES(92), sizeof page92},
  {"handbook/zh-Hans/rules/FR.md", BYTES(93), sizeof page93},
  {"handbook/zh-Hans/rules/GR.md", BYTES(94), sizeof page94},
  {"handbook/zh-Hans/rules/GT.md", BYTES(95), sizeof page95},
  {"handbook/zh-Hans/rules/HT.md", BYTES(96), sizeof page96},
  {"handbook/zh-Hans/rules/MO.md", BYTES(97), sizeof page97},
  {"handbook/zh-Hans/rules/NE.md", BYTES(98), sizeof page98},
  {"handbook/zh-Hans/rules/PI.md", BYTES(99), sizeof page99},
  {"handbook/zh-Hans/rules/PR.md", BYTES(100), sizeof page100},
  {"handbook/zh-Hans/rules/QZ.md", BYTES(101), sizeof page101},
  {"handbook/zh-Hans/rules/RC.md", BYTES(102), sizeof page102},
  {"handbook/zh-Hans/rules/RE.md", BYTES(103), sizeof page103},
  {"handbook/zh-Hans/rules/TO.md", BYTES(104), sizeof page104},
  {"handbook/zh-Hans/rules/TX.md", BYTES(105), sizeof page105},
  {"handbook/zh-Hans/rules/U-AL.md", BYTES(106), sizeof page106},
  {"handbook/zh-Hans/rules/U-CD.md", BYTES(107), sizeof page107},
  {"handbook/zh-Hans/rules/U-CT.md", BYTES(108), sizeof page108},
  {"handbook/zh-Hans/rules/U-EM.md", BYTES(109), sizeof page109},
  {"handbook/zh-Hans/rules/U-FR.md", BYTES(110), sizeof page110},
  {"handbook/zh-Hans/rules/U-GR.md", BYTES(111), sizeof page111},
  {"handbook/zh-Hans/rules/U-HT.md", BYTES(112), sizeof page112},
  {"handbook/zh-Hans/rules/U-MO.md", BYTES(113), sizeof page113},
  {"handbook/zh-Hans/rules/U-PC.md", BYTES(114), sizeof page114},
  {"handbook/zh-Hans/rules/U-PT.md", BYTES(115), sizeof page115},
  {"handbook/zh-Hans/rules/U-RC.md", BYTES(116), sizeof page116},
  {"handbook/zh-Hans/rules/U-SU.md", BYTES(117), sizeof page117},
  {"handbook/zh-Hans/rules/U-SV.md", BYTES(118), sizeof page118},
  {"handbook/zh-Hans/rules/U-TD.md", BYTES(119), sizeof page119},
  {"handbook/zh-Hans/rules/U-WN.md", BYTES(120), sizeof page120},
  {"handbook/zh-Hans/rules/VC.md", BYTES(121), sizeof page121},
  {"handbook/zh-Hans/rules/X.md", BYTES(122), sizeof page122},
  {"handbook/zh-Hans/spoken.md", BYTES(123), sizeof page123},
  {"handbook/zh-Hans/words.md", BYTES(124), sizeof page124},
  {"lessons/before-the-app.md", BYTES(125), sizeof page125},
  {"lessons/bigger-targets.md", BYTES(126), sizeof page126},
  {"lessons/bring-your-own-code.md", BYTES(127), sizeof page127},
  {"lessons/by-heart.md", BYTES(128), sizeof page128},
  {"lessons/cells.md", BYTES(129), sizeof page129},
  {"lessons/chain-end.md", BYTES(130), sizeof page130},
  {"lessons/chain.md", BYTES(131), sizeof page131},
  {"lessons/clinic.md", BYTES(132), sizeof page132},
  {"lessons/controls.md", BYTES(133), sizeof page133},
  {"lessons/counting-taps.md", BYTES(134), sizeof page134},
  {"lessons/delegates.md", BYTES(135), sizeof page135},
  {"lessons/edges.md", BYTES(136), sizeof page136},
  {"lessons/events.md", BYTES(137), sizeof page137},
  {"lessons/falling-through.md", BYTES(138), sizeof page138},
  {"lessons/find-controller.md", BYTES(139), sizeof page139},
  {"lessons/first-responder.md", BYTES(140), sizeof page140},
  {"lessons/four-recipes.md", BYTES(141), sizeof page141},
  {"lessons/gestures-and-touches.md", BYTES(142), sizeof page142},
  {"lessons/gestures.md", BYTES(143), sizeof page143},
  {"lessons/hit-testing.md", BYTES(144), sizeof page144},
  {"lessons/interview.md", BYTES(145), sizeof page145},
  {"lessons/menus-and-text.md", BYTES(146), sizeof page146},
  {"lessons/nil-targets.md", BYTES(147), sizeof page147},
  {"lessons/on-top.md", BYTES(148), sizeof page148},
  {"lessons/other-events.md", BYTES(149), sizeof page149},
  {"lessons/outside.md", BYTES(150), sizeof page150},
  {"lessons/presenting.md", BYTES(151), sizeof page151},
  {"lessons/queue.md", BYTES(152), sizeof page152},
  {"lessons/regions.md", BYTES(153), sizeof page153},
  {"lessons/scroll-quarrels.md", BYTES(154), sizeof page154},
  {"lessons/scroll-views.md", BYTES(155), sizeof page155},
  {"lessons/spot-the-mistake-2.md", BYTES(156), sizeof page156},
  {"lessons/spot-the-mistake.md", BYTES(157), sizeof page157},
  {"lessons/there-but-untouchable.md", BYTES(158), sizeof page158},
  {"lessons/three-gates.md", BYTES(159), sizeof page159},
  {"lessons/too-early.md", BYTES(160), sizeof page160},
  {"lessons/touch-objects.md", BYTES(161), sizeof page161},
  {"lessons/two-fingers.md", BYTES(162), sizeof page162},
  {"lessons/user-interaction.md", BYTES(163), sizeof page163},
  {"lessons/waiting-taps.md", BYTES(164), sizeof page164},
  {"lessons/windows.md", BYTES(165), sizeof page165},
  {"lessons/your-own-app.md", BYTES(166), sizeof page166},
  {"lessons/zh-Hans/before-the-app.md", BYTES(167), sizeof page167},
  {"lessons/zh-Hans/bigger-targets.md", BYTES(168), sizeof page168},
  {"lessons/zh-Hans/bring-your-own-code.md", BYTES(169), sizeof page169},
  {"lessons/zh-Hans/by-heart.md", BYTES(170), sizeof page170},
  {"lessons/zh-Hans/cells.md", BYTES(171), sizeof page171},
  {"lessons/zh-Hans/chain-end.md", BYTES(172), sizeof page172},
  {"lessons/zh-Hans/chain.md", BYTES(173), sizeof page173},
  {"lessons/zh-Hans/clinic.md", BYTES(174), sizeof page174},
  {"lessons/zh-Hans/controls.md", BYTES(175), sizeof page175},
  {"lessons/zh-Hans/counting-taps.md", BYTES(176), sizeof page176},
  {"lessons/zh-Hans/delegates.md", BYTES(177), sizeof page177},
  {"lessons/zh-Hans/edges.md", BYTES(178), sizeof page178},
  {"lessons/zh-Hans/events.md", BYTES(179), sizeof page179},
  {"lessons/zh-Hans/falling-through.md", BYTES(180), sizeof page180},
  {"lessons/zh-Hans/find-controller.md", BYTES(181), sizeof page181},
  {"lessons/zh-Hans/first-responder.md", BYTES(182), sizeof page182},
  {"lessons/zh-Hans/four-recipes.md", BYTES(183), sizeof page183},
  {"lessons/zh-Hans/gestures-and-touches.md", BYTES(184), sizeof page184},
  {"lessons/zh-Hans/gestures.md", BYTES(185), sizeof page185},
  {"lessons/zh-Hans/hit-testing.md", BYTES(186), sizeof page186},
  {"lessons/zh-Hans/interview.md", BYTES(187), sizeof page187},
  {"lessons/zh-Hans/menus-and-text.md", BYTES(188), sizeof page188},
  {"lessons/zh-Hans/nil-targets.md", BYTES(189), sizeof page189},
  {"lessons/zh-Hans/on-top.md", BYTES(190), sizeof page190},
  {"lessons/zh-Hans/other-events.md", BYTES(191), sizeof page191},
  {"lessons/zh-Hans/outside.md", BYTES(192), sizeof page192},
  {"lessons/zh-Hans/presenting.md", BYTES(193), sizeof page193},
  {"lessons/zh-Hans/queue.md", BYTES(194), sizeof page194},
  {"lessons/zh-Hans/regions.md", BYTES(195), sizeof page195},
  {"lessons/zh-Hans/scroll-quarrels.md", BYTES(196), sizeof page196},
  {"lessons/zh-Hans/scroll-views.md", BYTES(197), sizeof page197},
  {"lessons/zh-Hans/spot-the-mistake-2.md", BYTES(198), sizeof page198},
  {"lessons/zh-Hans/spot-the-mistake.md", BYTES(199), sizeof page199},
  {"lessons/zh-Hans/there-but-untouchable.md", BYTES(200), sizeof page200},
  {"lessons/zh-Hans/three-gates.md", BYTES(201), sizeof page201},
  {"lessons/zh-Hans/too-early.md", BYTES(202), sizeof page202},
  {"lessons/zh-Hans/touch-objects.md", BYTES(203), sizeof page203},
  {"lessons/zh-Hans/two-fingers.md", BYTES(204), sizeof page204},
  {"lessons/zh-Hans/user-interaction.md", BYTES(205), sizeof page205},
  {"lessons/zh-Hans/waiting-taps.md", BYTES(206), sizeof page206},
  {"lessons/zh-Hans/windows.md", BYTES(207), sizeof page207},
  {"lessons/zh-Hans/your-own-app.md", BYTES(208), sizeof page208},
  {"lessons/zh-Hant/events.md", BYTES(209), sizeof page209},
#ifndef __wasm__
  {"probe/HitchainProbe.swift", BYTES(210), sizeof page210},
  {"probe/hitchain_probe.py", BYTES(211), sizeof page211},
#endif
};

const CBook *CBooksFirst(void) {
#ifdef __wasm__
  static int isThere;
  if (!isThere) bring(bytes, sizeof bytes);
  isThere = 1;
#endif
  return books;
}
long CBooksCount(void) { return sizeof books / sizeof books[0]; }
