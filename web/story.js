// What happened, in a few sentences: the answers to the last line.

import { make, replace, byId } from "./dom.js";
import { paragraphs } from "./prose.js";

export class Story {
  constructor(lab, explain) {
    this.lab = lab;
    lab.addEventListener("change", () => {
      const texts = lab.replies.filter((reply) => reply.decisions > 0 || reply.error);
      const shown = texts.slice(-3);
      replace(byId("told"), ...shown.flatMap((reply) => [
        make("p.command", {}, make("code", {}, reply.command)),
        ...(reply.error ? [make("pre.error", {}, reply.lines.join("\n"))] : paragraphs(reply.text, explain)),
      ]));
    });
  }
}
