// Two readings side by side: the same event by the rules in force and by others, and where they part.

import { make, replace, byId } from "./dom.js";
import { cited } from "./prose.js";
import { say } from "./words.js";

export class Readings {
  constructor(lab, explain) {
    this.lab = lab;
    this.explain = explain;
    this.panel = byId("readings");
    this.select = byId("reading");
    this.select.addEventListener("change", () => this.compare());
    this.panel.addEventListener("toggle", () => this.panel.open && this.find());
    lab.addEventListener("change", () => (this.panel.open ? this.find() : null));
    lab.addEventListener("language", () => (this.panel.open ? this.find() : null));
  }

  find() {
    const found = this.lab.ask("readings");
    const known = Array.isArray(found) ? found : [];
    const chosen = this.select.value;
    replace(this.select, ...known.map(({ id, title }) => make("option", { value: id }, title ?? say(id))));
    if (known.some(({ id }) => id === chosen)) this.select.value = chosen;
    this.select.hidden = known.length === 0;
    if (known.length) this.compare();
    else replace(byId("sides"), make("p.hint", {}, say("noReadings")));
  }

  compare() {
    const answer = this.lab.ask("compare", this.select.value);
    if (!answer?.sides) return;
    const shared = this.shared(answer.sides);
    const name = this.select.selectedOptions[0]?.textContent ?? "";
    replace(byId("sides"),
      make("p.hint", {}, make("code", {}, answer.command), " · ", say("sharedSteps")(shared)),
      make("div.sides", {}, ...answer.sides.map((side, place) =>
        make("section", { class: place ? "other" : "own" }, make("h4", {}, place ? name : say("theRules")),
          make("p.gets", {}, this.gets(side.reply)),
          make("ol", { start: shared + 1 }, ...(side.sentences.slice(shared, shared + 8).map((each, index) =>
            make("li", { class: index === 0 ? "parts" : null }, ...cited(each.words, each.rules, this.explain))))),
          side.sentences.length <= shared ? make("p.hint", {}, say("nothingMore")) : null))));
  }

  /** Decisions in the same words are the same to a reader, whichever rules they go by. */
  shared([{ sentences }, other]) {
    const place = sentences.findIndex(({ words }, index) => words !== other.sentences[index]?.words);
    return place < 0 ? sentences.length : place;
  }

  gets({ result = {} }) {
    const name = result.hitView ?? result.initial ?? null;
    const handler = result.handler;
    return name === null ? say("nobody") : handler && handler !== name ? `${name} → ${handler}` : name;
  }
}
