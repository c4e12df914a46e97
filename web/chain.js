// The responder chain: who would be asked next, and who was.

import { make, replace, byId, drawAnew } from "./dom.js";
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
      }, make("button", { type: "button", onclick: () => lab.run(`show ${name}`) }, name));
      link.style.setProperty("--delay", `${place * 60}ms`);
      return link;
    });
    drawAnew(this.root, () => replace(this.root, ...links));
    byId("chain-panel").hidden = this.links.length === 0;
    this.root.setAttribute("aria-label", say("chain"));
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
