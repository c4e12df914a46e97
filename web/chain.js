// The responder chain: who would be asked next, and who was. Touching one of them shows what was decided about it.

import { make, replace, byId, drawAnew, notify } from "./dom.js";
import { say } from "./words.js";

export class Chain {
  constructor(lab) {
    this.lab = lab;
    this.root = byId("chain");
    for (const kind of ["change", "live", "look", "language"]) lab.addEventListener(kind, () => this.draw());
    this.draw();
  }

  draw() {
    const { lab } = this;
    const standing = lab.standing();
    const start = this.start();
    if (start !== this.known || lab.picture !== this.picture) {
      this.known = start;
      this.picture = lab.picture;
      this.links = start ? this.chainOf(start) : [];
    }
    const links = this.links.map((name, place) => {
      const handled = standing.handled.has(name);
      const isOffered = standing.offered.has(name);
      const link = make("li", {
        class: [handled && "handled", isOffered && !handled && "offered", standing.subject === name && "subject"].filter(Boolean).join(" "),
      }, make("button", { type: "button", onclick: () => this.lookAt(name) }, name,
        isOffered || handled ? make("span.for-readers", {}, ` (${say(handled ? "handled" : "passedOn")})`) : null));
      link.style.setProperty("--delay", `${place * 60}ms`);
      return link;
    });
    drawAnew(this.root, () => replace(this.root, ...links));
    byId("chain-panel").hidden = this.links.length === 0;
    this.root.setAttribute("aria-label", say("chain"));
  }

  /** What it heard, or else the first that was decided about it; touched again, what came next. */
  lookAt(name) {
    const about = this.lab.decided.flatMap(({ decision }, place) => (decision.subject === name ? [place] : []));
    const heard = about.filter((place) => this.lab.decided[place].decision.kind === "delivery");
    const places = heard.length ? heard : about;
    if (!places.length) return notify(say("undecided")(name));
    this.lab.look(places.find((place) => place > this.lab.step) ?? places[0]);
  }

  /** Whoever the last event began with. */
  start() {
    const first = this.lab.decided.find(({ decision }) =>
      (decision.kind === "touch" && decision.verdict === "created") || decision.kind === "initial-object" || decision.kind === "hit-view");
    return first?.decision.subject ?? null;
  }

  chainOf(name) {
    const answer = this.lab.ask("peek", `chain ${name}`);
    const reply = answer.jsonLines ? JSON.parse(answer.jsonLines[0]) : {};
    return reply.result?.chain ?? [];
  }
}
