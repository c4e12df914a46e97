// What happened, in a few sentences: the answers to the last line. The first of each is its headline.

import { make, replace, byId, isStill } from "./dom.js";
import { paragraphs } from "./prose.js";
import { say } from "./words.js";

export class Story {
  constructor(lab, explain) {
    this.lab = lab;
    // Below a phone on a phone nobody sees what happened: its first sentence stands at the foot of the screen.
    const verdict = byId("verdict");
    new IntersectionObserver(([{ isIntersecting }]) => verdict.classList.toggle("seen", isIntersecting)).observe(byId("told"));
    verdict.addEventListener("click", () => byId("story").scrollIntoView({ behavior: isStill() ? "auto" : "smooth" }));
    lab.addEventListener("change", () => {
      const shown = lab.replies.filter((reply) => reply.decisions > 0 || reply.error).slice(-3);
      const told = shown.map((reply) => ({ reply, parts: reply.error ? [make("pre.error", {}, reply.lines.join("\n"))] : paragraphs(reply.text, explain) }));
      replace(byId("told"), ...told.flatMap(({ reply, parts }) => [make("p.command", {}, make("code", {}, reply.command)), ...parts.slice(0, 1)]));
      const [first] = told.at(-1)?.parts ?? [];
      verdict.hidden = !first;
      verdict.textContent = first?.textContent ?? "";
      const isMore = told.some(({ parts }) => parts.length > 1);
      replace(byId("rest"), isMore ? make("h3", {}, say("inWords")) : null,
        ...told.flatMap(({ reply, parts }) => [
          told.length > 1 && parts.length > 1 ? make("p.command", {}, make("code", {}, reply.command)) : null, ...parts.slice(1)]));
    });
  }
}
