// Written by scripts/embed.
#pragma clang diagnostic ignored "-Wc23-extensions"
#include "CBooks.h"

static const unsigned char page0[] = {
#embed "../../handbook/README.md"
};
static const unsigned char page1[] = {
#embed "../../handbook/documents.md"
};
static const unsigned char page2[] = {
#embed "../../handbook/en/glossary.md"
};
static const unsigned char page3[] = {
#embed "../../handbook/en/mistakes.md"
};
static const unsigned char page4[] = {
#embed "../../handbook/en/rules/AC.md"
};
static const unsigned char page5[] = {
#embed "../../handbook/en/rules/C.md"
};
static const unsigned char page6[] = {
#embed "../../handbook/en/rules/CH.md"
};
static const unsigned char page7[] = {
#embed "../../handbook/en/rules/ED.md"
};
static const unsigned char page8[] = {
#embed "../../handbook/en/rules/EV.md"
};
static const unsigned char page9[] = {
#embed "../../handbook/en/rules/FR.md"
};
static const unsigned char page10[] = {
#embed "../../handbook/en/rules/GR.md"
};
static const unsigned char page11[] = {
#embed "../../handbook/en/rules/GT.md"
};
static const unsigned char page12[] = {
#embed "../../handbook/en/rules/HT.md"
};
static const unsigned char page13[] = {
#embed "../../handbook/en/rules/MO.md"
};
static const unsigned char page14[] = {
#embed "../../handbook/en/rules/NE.md"
};
static const unsigned char page15[] = {
#embed "../../handbook/en/rules/PI.md"
};
static const unsigned char page16[] = {
#embed "../../handbook/en/rules/PR.md"
};
static const unsigned char page17[] = {
#embed "../../handbook/en/rules/QZ.md"
};
static const unsigned char page18[] = {
#embed "../../handbook/en/rules/RC.md"
};
static const unsigned char page19[] = {
#embed "../../handbook/en/rules/RE.md"
};
static const unsigned char page20[] = {
#embed "../../handbook/en/rules/TO.md"
};
static const unsigned char page21[] = {
#embed "../../handbook/en/rules/TX.md"
};
static const unsigned char page22[] = {
#embed "../../handbook/en/rules/U-CD.md"
};
static const unsigned char page23[] = {
#embed "../../handbook/en/rules/U-CT.md"
};
static const unsigned char page24[] = {
#embed "../../handbook/en/rules/U-EM.md"
};
static const unsigned char page25[] = {
#embed "../../handbook/en/rules/U-FR.md"
};
static const unsigned char page26[] = {
#embed "../../handbook/en/rules/U-GR.md"
};
static const unsigned char page27[] = {
#embed "../../handbook/en/rules/U-HT.md"
};
static const unsigned char page28[] = {
#embed "../../handbook/en/rules/U-MO.md"
};
static const unsigned char page29[] = {
#embed "../../handbook/en/rules/U-PC.md"
};
static const unsigned char page30[] = {
#embed "../../handbook/en/rules/U-PT.md"
};
static const unsigned char page31[] = {
#embed "../../handbook/en/rules/U-RC.md"
};
static const unsigned char page32[] = {
#embed "../../handbook/en/rules/U-SU.md"
};
static const unsigned char page33[] = {
#embed "../../handbook/en/rules/U-SV.md"
};
static const unsigned char page34[] = {
#embed "../../handbook/en/rules/U-TD.md"
};
static const unsigned char page35[] = {
#embed "../../handbook/en/rules/U-WN.md"
};
static const unsigned char page36[] = {
#embed "../../handbook/en/rules/VC.md"
};
static const unsigned char page37[] = {
#embed "../../handbook/en/rules/X.md"
};
static const unsigned char page38[] = {
#embed "../../handbook/glossary.md"
};
static const unsigned char page39[] = {
#embed "../../handbook/mistakes.md"
};
static const unsigned char page40[] = {
#embed "../../handbook/rules/AC.md"
};
static const unsigned char page41[] = {
#embed "../../handbook/rules/C.md"
};
static const unsigned char page42[] = {
#embed "../../handbook/rules/CH.md"
};
static const unsigned char page43[] = {
#embed "../../handbook/rules/ED.md"
};
static const unsigned char page44[] = {
#embed "../../handbook/rules/EV.md"
};
static const unsigned char page45[] = {
#embed "../../handbook/rules/FR.md"
};
static const unsigned char page46[] = {
#embed "../../handbook/rules/GR.md"
};
static const unsigned char page47[] = {
#embed "../../handbook/rules/GT.md"
};
static const unsigned char page48[] = {
#embed "../../handbook/rules/HT.md"
};
static const unsigned char page49[] = {
#embed "../../handbook/rules/MO.md"
};
static const unsigned char page50[] = {
#embed "../../handbook/rules/NE.md"
};
static const unsigned char page51[] = {
#embed "../../handbook/rules/PI.md"
};
static const unsigned char page52[] = {
#embed "../../handbook/rules/PR.md"
};
static const unsigned char page53[] = {
#embed "../../handbook/rules/QZ.md"
};
static const unsigned char page54[] = {
#embed "../../handbook/rules/RC.md"
};
static const unsigned char page55[] = {
#embed "../../handbook/rules/RE.md"
};
static const unsigned char page56[] = {
#embed "../../handbook/rules/TO.md"
};
static const unsigned char page57[] = {
#embed "../../handbook/rules/TX.md"
};
static const unsigned char page58[] = {
#embed "../../handbook/rules/U-CD.md"
};
static const unsigned char page59[] = {
#embed "../../handbook/rules/U-CT.md"
};
static const unsigned char page60[] = {
#embed "../../handbook/rules/U-EM.md"
};
static const unsigned char page61[] = {
#embed "../../handbook/rules/U-FR.md"
};
static const unsigned char page62[] = {
#embed "../../handbook/rules/U-GR.md"
};
static const unsigned char page63[] = {
#embed "../../handbook/rules/U-HT.md"
};
static const unsigned char page64[] = {
#embed "../../handbook/rules/U-MO.md"
};
static const unsigned char page65[] = {
#embed "../../handbook/rules/U-PC.md"
};
static const unsigned char page66[] = {
#embed "../../handbook/rules/U-PT.md"
};
static const unsigned char page67[] = {
#embed "../../handbook/rules/U-RC.md"
};
static const unsigned char page68[] = {
#embed "../../handbook/rules/U-SU.md"
};
static const unsigned char page69[] = {
#embed "../../handbook/rules/U-SV.md"
};
static const unsigned char page70[] = {
#embed "../../handbook/rules/U-TD.md"
};
static const unsigned char page71[] = {
#embed "../../handbook/rules/U-WN.md"
};
static const unsigned char page72[] = {
#embed "../../handbook/rules/VC.md"
};
static const unsigned char page73[] = {
#embed "../../handbook/rules/X.md"
};
static const unsigned char page74[] = {
#embed "../../handbook/zh-Hans/commands.md"
};
static const unsigned char page75[] = {
#embed "../../handbook/zh-Hans/glossary.md"
};
static const unsigned char page76[] = {
#embed "../../handbook/zh-Hans/mistakes.md"
};
static const unsigned char page77[] = {
#embed "../../handbook/zh-Hans/rules/AC.md"
};
static const unsigned char page78[] = {
#embed "../../handbook/zh-Hans/rules/C.md"
};
static const unsigned char page79[] = {
#embed "../../handbook/zh-Hans/rules/CH.md"
};
static const unsigned char page80[] = {
#embed "../../handbook/zh-Hans/rules/ED.md"
};
static const unsigned char page81[] = {
#embed "../../handbook/zh-Hans/rules/EV.md"
};
static const unsigned char page82[] = {
#embed "../../handbook/zh-Hans/rules/FR.md"
};
static const unsigned char page83[] = {
#embed "../../handbook/zh-Hans/rules/GR.md"
};
static const unsigned char page84[] = {
#embed "../../handbook/zh-Hans/rules/GT.md"
};
static const unsigned char page85[] = {
#embed "../../handbook/zh-Hans/rules/HT.md"
};
static const unsigned char page86[] = {
#embed "../../handbook/zh-Hans/rules/MO.md"
};
static const unsigned char page87[] = {
#embed "../../handbook/zh-Hans/rules/NE.md"
};
static const unsigned char page88[] = {
#embed "../../handbook/zh-Hans/rules/PI.md"
};
static const unsigned char page89[] = {
#embed "../../handbook/zh-Hans/rules/PR.md"
};
static const unsigned char page90[] = {
#embed "../../handbook/zh-Hans/rules/QZ.md"
};
static const unsigned char page91[] = {
#embed "../../handbook/zh-Hans/rules/RC.md"
};
static const unsigned char page92[] = {
#embed "../../handbook/zh-Hans/rules/RE.md"
};
static const unsigned char page93[] = {
#embed "../../handbook/zh-Hans/rules/TO.md"
};
static const unsigned char page94[] = {
#embed "../../handbook/zh-Hans/rules/TX.md"
};
static const unsigned char page95[] = {
#embed "../../handbook/zh-Hans/rules/U-CD.md"
};
static const unsigned char page96[] = {
#embed "../../handbook/zh-Hans/rules/U-CT.md"
};
static const unsigned char page97[] = {
#embed "../../handbook/zh-Hans/rules/U-EM.md"
};
static const unsigned char page98[] = {
#embed "../../handbook/zh-Hans/rules/U-FR.md"
};
static const unsigned char page99[] = {
#embed "../../handbook/zh-Hans/rules/U-GR.md"
};
static const unsigned char page100[] = {
#embed "../../handbook/zh-Hans/rules/U-HT.md"
};
static const unsigned char page101[] = {
#embed "../../handbook/zh-Hans/rules/U-MO.md"
};
static const unsigned char page102[] = {
#embed "../../handbook/zh-Hans/rules/U-PC.md"
};
static const unsigned char page103[] = {
#embed "../../handbook/zh-Hans/rules/U-PT.md"
};
static const unsigned char page104[] = {
#embed "../../handbook/zh-Hans/rules/U-RC.md"
};
static const unsigned char page105[] = {
#embed "../../handbook/zh-Hans/rules/U-SU.md"
};
static const unsigned char page106[] = {
#embed "../../handbook/zh-Hans/rules/U-SV.md"
};
static const unsigned char page107[] = {
#embed "../../handbook/zh-Hans/rules/U-TD.md"
};
static const unsigned char page108[] = {
#embed "../../handbook/zh-Hans/rules/U-WN.md"
};
static const unsigned char page109[] = {
#embed "../../handbook/zh-Hans/rules/VC.md"
};
static const unsigned char page110[] = {
#embed "../../handbook/zh-Hans/rules/X.md"
};
static const unsigned char page111[] = {
#embed "../../handbook/zh-Hans/words.md"
};
static const unsigned char page112[] = {
#embed "../../lessons/before-the-app.md"
};
static const unsigned char page113[] = {
#embed "../../lessons/bigger-targets.md"
};
static const unsigned char page114[] = {
#embed "../../lessons/by-heart.md"
};
static const unsigned char page115[] = {
#embed "../../lessons/cells.md"
};
static const unsigned char page116[] = {
#embed "../../lessons/chain-end.md"
};
static const unsigned char page117[] = {
#embed "../../lessons/chain.md"
};
static const unsigned char page118[] = {
#embed "../../lessons/clinic.md"
};
static const unsigned char page119[] = {
#embed "../../lessons/controls.md"
};
static const unsigned char page120[] = {
#embed "../../lessons/counting-taps.md"
};
static const unsigned char page121[] = {
#embed "../../lessons/delegates.md"
};
static const unsigned char page122[] = {
#embed "../../lessons/edges.md"
};
static const unsigned char page123[] = {
#embed "../../lessons/events.md"
};
static const unsigned char page124[] = {
#embed "../../lessons/falling-through.md"
};
static const unsigned char page125[] = {
#embed "../../lessons/find-controller.md"
};
static const unsigned char page126[] = {
#embed "../../lessons/first-responder.md"
};
static const unsigned char page127[] = {
#embed "../../lessons/four-recipes.md"
};
static const unsigned char page128[] = {
#embed "../../lessons/gestures-and-touches.md"
};
static const unsigned char page129[] = {
#embed "../../lessons/gestures.md"
};
static const unsigned char page130[] = {
#embed "../../lessons/hit-testing.md"
};
static const unsigned char page131[] = {
#embed "../../lessons/interview.md"
};
static const unsigned char page132[] = {
#embed "../../lessons/menus-and-text.md"
};
static const unsigned char page133[] = {
#embed "../../lessons/nil-targets.md"
};
static const unsigned char page134[] = {
#embed "../../lessons/on-top.md"
};
static const unsigned char page135[] = {
#embed "../../lessons/other-events.md"
};
static const unsigned char page136[] = {
#embed "../../lessons/outside.md"
};
static const unsigned char page137[] = {
#embed "../../lessons/presenting.md"
};
static const unsigned char page138[] = {
#embed "../../lessons/queue.md"
};
static const unsigned char page139[] = {
#embed "../../lessons/regions.md"
};
static const unsigned char page140[] = {
#embed "../../lessons/scroll-quarrels.md"
};
static const unsigned char page141[] = {
#embed "../../lessons/scroll-views.md"
};
static const unsigned char page142[] = {
#embed "../../lessons/spot-the-mistake-2.md"
};
static const unsigned char page143[] = {
#embed "../../lessons/spot-the-mistake.md"
};
static const unsigned char page144[] = {
#embed "../../lessons/three-gates.md"
};
static const unsigned char page145[] = {
#embed "../../lessons/too-early.md"
};
static const unsigned char page146[] = {
#embed "../../lessons/touch-objects.md"
};
static const unsigned char page147[] = {
#embed "../../lessons/two-fingers.md"
};
static const unsigned char page148[] = {
#embed "../../lessons/user-interaction.md"
};
static const unsigned char page149[] = {
#embed "../../lessons/waiting-taps.md"
};
static const unsigned char page150[] = {
#embed "../../lessons/windows.md"
};
static const unsigned char page151[] = {
#embed "../../lessons/your-own-app.md"
};
static const unsigned char page152[] = {
#embed "../../lessons/zh-Hans/before-the-app.md"
};
static const unsigned char page153[] = {
#embed "../../lessons/zh-Hans/bigger-targets.md"
};
static const unsigned char page154[] = {
#embed "../../lessons/zh-Hans/by-heart.md"
};
static const unsigned char page155[] = {
#embed "../../lessons/zh-Hans/cells.md"
};
static const unsigned char page156[] = {
#embed "../../lessons/zh-Hans/chain-end.md"
};
static const unsigned char page157[] = {
#embed "../../lessons/zh-Hans/chain.md"
};
static const unsigned char page158[] = {
#embed "../../lessons/zh-Hans/clinic.md"
};
static const unsigned char page159[] = {
#embed "../../lessons/zh-Hans/controls.md"
};
static const unsigned char page160[] = {
#embed "../../lessons/zh-Hans/counting-taps.md"
};
static const unsigned char page161[] = {
#embed "../../lessons/zh-Hans/delegates.md"
};
static const unsigned char page162[] = {
#embed "../../lessons/zh-Hans/edges.md"
};
static const unsigned char page163[] = {
#embed "../../lessons/zh-Hans/events.md"
};
static const unsigned char page164[] = {
#embed "../../lessons/zh-Hans/falling-through.md"
};
static const unsigned char page165[] = {
#embed "../../lessons/zh-Hans/find-controller.md"
};
static const unsigned char page166[] = {
#embed "../../lessons/zh-Hans/first-responder.md"
};
static const unsigned char page167[] = {
#embed "../../lessons/zh-Hans/four-recipes.md"
};
static const unsigned char page168[] = {
#embed "../../lessons/zh-Hans/gestures-and-touches.md"
};
static const unsigned char page169[] = {
#embed "../../lessons/zh-Hans/gestures.md"
};
static const unsigned char page170[] = {
#embed "../../lessons/zh-Hans/hit-testing.md"
};
static const unsigned char page171[] = {
#embed "../../lessons/zh-Hans/interview.md"
};
static const unsigned char page172[] = {
#embed "../../lessons/zh-Hans/menus-and-text.md"
};
static const unsigned char page173[] = {
#embed "../../lessons/zh-Hans/nil-targets.md"
};
static const unsigned char page174[] = {
#embed "../../lessons/zh-Hans/on-top.md"
};
static const unsigned char page175[] = {
#embed "../../lessons/zh-Hans/other-events.md"
};
static const unsigned char page176[] = {
#embed "../../lessons/zh-Hans/outside.md"
};
static const unsigned char page177[] = {
#embed "../../lessons/zh-Hans/presenting.md"
};
static const unsigned char page178[] = {
#embed "../../lessons/zh-Hans/queue.md"
};
static const unsigned char page179[] = {
#embed "../../lessons/zh-Hans/regions.md"
};
static const unsigned char page180[] = {
#embed "../../lessons/zh-Hans/scroll-quarrels.md"
};
static const unsigned char page181[] = {
#embed "../../lessons/zh-Hans/scroll-views.md"
};
static const unsigned char page182[] = {
#embed "../../lessons/zh-Hans/spot-the-mistake-2.md"
};
static const unsigned char page183[] = {
#embed "../../lessons/zh-Hans/spot-the-mistake.md"
};
static const unsigned char page184[] = {
#embed "../../lessons/zh-Hans/three-gates.md"
};
static const unsigned char page185[] = {
#embed "../../lessons/zh-Hans/too-early.md"
};
static const unsigned char page186[] = {
#embed "../../lessons/zh-Hans/touch-objects.md"
};
static const unsigned char page187[] = {
#embed "../../lessons/zh-Hans/two-fingers.md"
};
static const unsigned char page188[] = {
#embed "../../lessons/zh-Hans/user-interaction.md"
};
static const unsigned char page189[] = {
#embed "../../lessons/zh-Hans/waiting-taps.md"
};
static const unsigned char page190[] = {
#embed "../../lessons/zh-Hans/windows.md"
};
static const unsigned char page191[] = {
#embed "../../lessons/zh-Hans/your-own-app.md"
};
static const unsigned char page192[] = {
#embed "../../lessons/zh-Hant/events.md"
};
static const unsigned char page193[] = {
#embed "../../probe/HitchainProbe.swift"
};
static const unsigned char page194[] = {
#embed "../../probe/hitchain_probe.py"
};

static const CBook books[] = {
  {"handbook/README.md", page0, sizeof page0},
  {"handbook/documents.md", page1, sizeof page1},
  {"handbook/en/glossary.md", page2, sizeof page2},
  {"handbook/en/mistakes.md", page3, sizeof page3},
  {"handbook/en/rules/AC.md", page4, sizeof page4},
  {"handbook/en/rules/C.md", page5, sizeof page5},
  {"handbook/en/rules/CH.md", page6, sizeof page6},
  {"handbook/en/rules/ED.md", page7, sizeof page7},
  {"handbook/en/rules/EV.md", page8, sizeof page8},
  {"handbook/en/rules/FR.md", page9, sizeof page9},
  {"handbook/en/rules/GR.md", page10, sizeof page10},
  {"handbook/en/rules/GT.md", page11, sizeof page11},
  {"handbook/en/rules/HT.md", page12, sizeof page12},
  {"handbook/en/rules/MO.md", page13, sizeof page13},
  {"handbook/en/rules/NE.md", page14, sizeof page14},
  {"handbook/en/rules/PI.md", page15, sizeof page15},
  {"handbook/en/rules/PR.md", page16, sizeof page16},
  {"handbook/en/rules/QZ.md", page17, sizeof page17},
  {"handbook/en/rules/RC.md", page18, sizeof page18},
  {"handbook/en/rules/RE.md", page19, sizeof page19},
  {"handbook/en/rules/TO.md", page20, sizeof page20},
  {"handbook/en/rules/TX.md", page21, sizeof page21},
  {"handbook/en/rules/U-CD.md", page22, sizeof page22},
  {"handbook/en/rules/U-CT.md", page23, sizeof page23},
  {"handbook/en/rules/U-EM.md", page24, sizeof page24},
  {"handbook/en/rules/U-FR.md", page25, sizeof page25},
  {"handbook/en/rules/U-GR.md", page26, sizeof page26},
  {"handbook/en/rules/U-HT.md", page27, sizeof page27},
  {"handbook/en/rules/U-MO.md", page28, sizeof page28},
  {"handbook/en/rules/U-PC.md", page29, sizeof page29},
  {"handbook/en/rules/U-PT.md", page30, sizeof page30},
  {"handbook/en/rules/U-RC.md", page31, sizeof page31},
  {"handbook/en/rules/U-SU.md", page32, sizeof page32},
  {"handbook/en/rules/U-SV.md", page33, sizeof page33},
  {"handbook/en/rules/U-TD.md", page34, sizeof page34},
  {"handbook/en/rules/U-WN.md", page35, sizeof page35},
  {"handbook/en/rules/VC.md", page36, sizeof page36},
  {"handbook/en/rules/X.md", page37, sizeof page37},
  {"handbook/glossary.md", page38, sizeof page38},
  {"handbook/mistakes.md", page39, sizeof page39},
  {"handbook/rules/AC.md", page40, sizeof page40},
  {"handbook/rules/C.md", page41, sizeof page41},
  {"handbook/rules/CH.md", page42, sizeof page42},
  {"handbook/rules/ED.md", page43, sizeof page43},
  {"handbook/rules/EV.md", page44, sizeof page44},
  {"handbook/rules/FR.md", page45, sizeof page45},
  {"handbook/rules/GR.md", page46, sizeof page46},
  {"handbook/rules/GT.md", page47, sizeof page47},
  {"handbook/rules/HT.md", page48, sizeof page48},
  {"handbook/rules/MO.md", page49, sizeof page49},
  {"handbook/rules/NE.md", page50, sizeof page50},
  {"handbook/rules/PI.md", page51, sizeof page51},
  {"handbook/rules/PR.md", page52, sizeof page52},
  {"handbook/rules/QZ.md", page53, sizeof page53},
  {"handbook/rules/RC.md", page54, sizeof page54},
  {"handbook/rules/RE.md", page55, sizeof page55},
  {"handbook/rules/TO.md", page56, sizeof page56},
  {"handbook/rules/TX.md", page57, sizeof page57},
  {"handbook/rules/U-CD.md", page58, sizeof page58},
  {"handbook/rules/U-CT.md", page59, sizeof page59},
  {"handbook/rules/U-EM.md", page60, sizeof page60},
  {"handbook/rules/U-FR.md", page61, sizeof page61},
  {"handbook/rules/U-GR.md", page62, sizeof page62},
  {"handbook/rules/U-HT.md", page63, sizeof page63},
  {"handbook/rules/U-MO.md", page64, sizeof page64},
  {"handbook/rules/U-PC.md", page65, sizeof page65},
  {"handbook/rules/U-PT.md", page66, sizeof page66},
  {"handbook/rules/U-RC.md", page67, sizeof page67},
  {"handbook/rules/U-SU.md", page68, sizeof page68},
  {"handbook/rules/U-SV.md", page69, sizeof page69},
  {"handbook/rules/U-TD.md", page70, sizeof page70},
  {"handbook/rules/U-WN.md", page71, sizeof page71},
  {"handbook/rules/VC.md", page72, sizeof page72},
  {"handbook/rules/X.md", page73, sizeof page73},
  {"handbook/zh-Hans/commands.md", page74, sizeof page74},
  {"handbook/zh-Hans/glossary.md", page75, sizeof page75},
  {"handbook/zh-Hans/mistakes.md", page76, sizeof page76},
  {"handbook/zh-Hans/rules/AC.md", page77, sizeof page77},
  {"handbook/zh-Hans/rules/C.md", page78, sizeof page78},
  {"handbook/zh-Hans/rules/CH.md", page79, sizeof page79},
  {"handbook/zh-Hans/rules/ED.md", page80, sizeof page80},
  {"handbook/zh-Hans/rules/EV.md", page81, sizeof page81},
  {"handbook/zh-Hans/rules/FR.md", page82, sizeof page82},
  {"handbook/zh-Hans/rules/GR.md", page83, sizeof page83},
  {"handbook/zh-Hans/rules/GT.md", page84, sizeof page84},
  {"handbook/zh-Hans/rules/HT.md", page85, sizeof page85},
  {"handbook/zh-Hans/rules/MO.md", page86, sizeof page86},
  {"handbook/zh-Hans/rules/NE.md", page87, sizeof page87},
  {"handbook/zh-Hans/rules/PI.md", page88, sizeof page88},
  {"handbook/zh-Hans/rules/PR.md", page89, sizeof page89},
  {"handbook/zh-Hans/rules/QZ.md", page90, sizeof page90},
  {"handbook/zh-Hans/rules/RC.md", page91, sizeof page91},
  {"handbook/zh-Hans/rules/RE.md", page92, sizeof page92},
  {"handbook/zh-Hans/rules/TO.md", page93, sizeof page93},
  {"handbook/zh-Hans/rules/TX.md", page94, sizeof page94},
  {"handbook/zh-Hans/rules/U-CD.md", page95, sizeof page95},
  {"handbook/zh-Hans/rules/U-CT.md", page96, sizeof page96},
  {"handbook/zh-Hans/rules/U-EM.md", page97, sizeof page97},
  {"handbook/zh-Hans/rules/U-FR.md", page98, sizeof page98},
  {"handbook/zh-Hans/rules/U-GR.md", page99, sizeof page99},
  {"handbook/zh-Hans/rules/U-HT.md", page100, sizeof page100},
  {"handbook/zh-Hans/rules/U-MO.md", page101, sizeof page101},
  {"handbook/zh-Hans/rules/U-PC.md", page102, sizeof page102},
  {"handbook/zh-Hans/rules/U-PT.md", page103, sizeof page103},
  {"handbook/zh-Hans/rules/U-RC.md", page104, sizeof page104},
  {"handbook/zh-Hans/rules/U-SU.md", page105, sizeof page105},
  {"handbook/zh-Hans/rules/U-SV.md", page106, sizeof page106},
  {"handbook/zh-Hans/rules/U-TD.md", page107, sizeof page107},
  {"handbook/zh-Hans/rules/U-WN.md", page108, sizeof page108},
  {"handbook/zh-Hans/rules/VC.md", page109, sizeof page109},
  {"handbook/zh-Hans/rules/X.md", page110, sizeof page110},
  {"handbook/zh-Hans/words.md", page111, sizeof page111},
  {"lessons/before-the-app.md", page112, sizeof page112},
  {"lessons/bigger-targets.md", page113, sizeof page113},
  {"lessons/by-heart.md", page114, sizeof page114},
  {"lessons/cells.md", page115, sizeof page115},
  {"lessons/chain-end.md", page116, sizeof page116},
  {"lessons/chain.md", page117, sizeof page117},
  {"lessons/clinic.md", page118, sizeof page118},
  {"lessons/controls.md", page119, sizeof page119},
  {"lessons/counting-taps.md", page120, sizeof page120},
  {"lessons/delegates.md", page121, sizeof page121},
  {"lessons/edges.md", page122, sizeof page122},
  {"lessons/events.md", page123, sizeof page123},
  {"lessons/falling-through.md", page124, sizeof page124},
  {"lessons/find-controller.md", page125, sizeof page125},
  {"lessons/first-responder.md", page126, sizeof page126},
  {"lessons/four-recipes.md", page127, sizeof page127},
  {"lessons/gestures-and-touches.md", page128, sizeof page128},
  {"lessons/gestures.md", page129, sizeof page129},
  {"lessons/hit-testing.md", page130, sizeof page130},
  {"lessons/interview.md", page131, sizeof page131},
  {"lessons/menus-and-text.md", page132, sizeof page132},
  {"lessons/nil-targets.md", page133, sizeof page133},
  {"lessons/on-top.md", page134, sizeof page134},
  {"lessons/other-events.md", page135, sizeof page135},
  {"lessons/outside.md", page136, sizeof page136},
  {"lessons/presenting.md", page137, sizeof page137},
  {"lessons/queue.md", page138, sizeof page138},
  {"lessons/regions.md", page139, sizeof page139},
  {"lessons/scroll-quarrels.md", page140, sizeof page140},
  {"lessons/scroll-views.md", page141, sizeof page141},
  {"lessons/spot-the-mistake-2.md", page142, sizeof page142},
  {"lessons/spot-the-mistake.md", page143, sizeof page143},
  {"lessons/three-gates.md", page144, sizeof page144},
  {"lessons/too-early.md", page145, sizeof page145},
  {"lessons/touch-objects.md", page146, sizeof page146},
  {"lessons/two-fingers.md", page147, sizeof page147},
  {"lessons/user-interaction.md", page148, sizeof page148},
  {"lessons/waiting-taps.md", page149, sizeof page149},
  {"lessons/windows.md", page150, sizeof page150},
  {"lessons/your-own-app.md", page151, sizeof page151},
  {"lessons/zh-Hans/before-the-app.md", page152, sizeof page152},
  {"lessons/zh-Hans/bigger-targets.md", page153, sizeof page153},
  {"lessons/zh-Hans/by-heart.md", page154, sizeof page154},
  {"lessons/zh-Hans/cells.md", page155, sizeof page155},
  {"lessons/zh-Hans/chain-end.md", page156, sizeof page156},
  {"lessons/zh-Hans/chain.md", page157, sizeof page157},
  {"lessons/zh-Hans/clinic.md", page158, sizeof page158},
  {"lessons/zh-Hans/controls.md", page159, sizeof page159},
  {"lessons/zh-Hans/counting-taps.md", page160, sizeof page160},
  {"lessons/zh-Hans/delegates.md", page161, sizeof page161},
  {"lessons/zh-Hans/edges.md", page162, sizeof page162},
  {"lessons/zh-Hans/events.md", page163, sizeof page163},
  {"lessons/zh-Hans/falling-through.md", page164, sizeof page164},
  {"lessons/zh-Hans/find-controller.md", page165, sizeof page165},
  {"lessons/zh-Hans/first-responder.md", page166, sizeof page166},
  {"lessons/zh-Hans/four-recipes.md", page167, sizeof page167},
  {"lessons/zh-Hans/gestures-and-touches.md", page168, sizeof page168},
  {"lessons/zh-Hans/gestures.md", page169, sizeof page169},
  {"lessons/zh-Hans/hit-testing.md", page170, sizeof page170},
  {"lessons/zh-Hans/interview.md", page171, sizeof page171},
  {"lessons/zh-Hans/menus-and-text.md", page172, sizeof page172},
  {"lessons/zh-Hans/nil-targets.md", page173, sizeof page173},
  {"lessons/zh-Hans/on-top.md", page174, sizeof page174},
  {"lessons/zh-Hans/other-events.md", page175, sizeof page175},
  {"lessons/zh-Hans/outside.md", page176, sizeof page176},
  {"lessons/zh-Hans/presenting.md", page177, sizeof page177},
  {"lessons/zh-Hans/queue.md", page178, sizeof page178},
  {"lessons/zh-Hans/regions.md", page179, sizeof page179},
  {"lessons/zh-Hans/scroll-quarrels.md", page180, sizeof page180},
  {"lessons/zh-Hans/scroll-views.md", page181, sizeof page181},
  {"lessons/zh-Hans/spot-the-mistake-2.md", page182, sizeof page182},
  {"lessons/zh-Hans/spot-the-mistake.md", page183, sizeof page183},
  {"lessons/zh-Hans/three-gates.md", page184, sizeof page184},
  {"lessons/zh-Hans/too-early.md", page185, sizeof page185},
  {"lessons/zh-Hans/touch-objects.md", page186, sizeof page186},
  {"lessons/zh-Hans/two-fingers.md", page187, sizeof page187},
  {"lessons/zh-Hans/user-interaction.md", page188, sizeof page188},
  {"lessons/zh-Hans/waiting-taps.md", page189, sizeof page189},
  {"lessons/zh-Hans/windows.md", page190, sizeof page190},
  {"lessons/zh-Hans/your-own-app.md", page191, sizeof page191},
  {"lessons/zh-Hant/events.md", page192, sizeof page192},
  {"probe/HitchainProbe.swift", page193, sizeof page193},
  {"probe/hitchain_probe.py", page194, sizeof page194},
};

const CBook *CBooksFirst(void) { return books; }
long CBooksCount(void) { return sizeof books / sizeof books[0]; }
