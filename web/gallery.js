// The gallery of situations, as cards.

import { make, replace, byId } from "./dom.js";
import { say, spoken } from "./words.js";
import { situations, situationDocument } from "./situations.js";

export class Gallery {
  constructor(lab) {
    this.lab = lab;
    lab.addEventListener("language", () => {
      this.draw();
      this.drawQuestion();
    });
    // Another notebook has other questions.
    lab.addEventListener("opened", () => this.asks(null));
    this.draw();
  }

  draw() {
    replace(byId("gallery"), make("h2", {}, say("situations")), make("p", {}, say("situationsIntro")),
      make("ul.cards.wide", {}, ...situations.map((each) => make("li", {}, this.card(each)))));
    replace(byId("first-cards"), ...situations.slice(0, 3).map((each) => make("li", {}, this.card(each))));
  }

  card(situation) {
    return make("button.card", { type: "button", "data-situation": situation.id, onclick: () => this.open(situation.id) },
      make("b", {}, spoken(situation.title)), make("span", {}, spoken(situation.ask)));
  }

  open(id) {
    const situation = situations.find((each) => each.id === id);
    if (!situation) return false;
    if (this.lab.mode) this.lab.run("leave");
    this.lab.open(situationDocument(situation, this.lab.language), { isBrought: true });
    this.lab.tell("show", "lab");
    this.asks(situation);
    return true;
  }

  /** What is asked of who opened a situation stands above what happens, until something else is opened. */
  asks(situation) {
    this.situation = situation;
    byId("question").hidden = !situation;
    this.drawQuestion();
  }

  drawQuestion() {
    if (!this.situation) return;
    const { ask, tries = [] } = this.situation;
    replace(byId("question"), make("p", {}, spoken(ask)),
      ...tries.map((line) => make("button.try", { type: "button", onclick: () => this.lab.run(line), title: say("tryThis") }, make("code", {}, line))));
  }
}
