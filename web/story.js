// What happened, in a few sentences: the answers to the last line. The first of each is its headline.

import { make, replace, byId, isStill } from "./dom.js";
import { paragraphs, sentence } from "./prose.js";
import { say } from "./words.js";

export class Story {
  constructor(lab, explain) {
    this.lab = lab;
    const verdict = byId("verdict");
    new IntersectionObserver(([{ isIntersecting }]) => verdict.classList.toggle("seen", isIntersecting)).observe(byId("told"));
    verdict.addEventListener("click", () => (lab.isAside ? byId("line") : byId("story")).scrollIntoView({ behavior: isStill() ? "auto" : "smooth" }));
    lab.addEventListener("change", () => {
      if (lab.isAside) return this.sum(lab.replies.at(-1));
      const shown = lab.replies.filter((reply) => reply.decisions > 0 || reply.error).slice(-3);
      const told = shown.map((reply) => ({ reply, parts: reply.error ? [make("pre.error", {}, reply.lines.join("\n"))] : paragraphs(reply.text, explain) }));
      replace(byId("told"), ...told.flatMap(({ reply, parts }) => [make("p.command", {}, make("code", {}, reply.command)), ...parts.slice(0, 1)]));
      this.sum(shown.at(-1));
      const isMore = told.some(({ parts }) => parts.length > 1);
      replace(byId("rest"), isMore ? make("h3", {}, say("inWords")) : null,
        ...told.flatMap(({ reply, parts }) => [
          told.length > 1 && parts.length > 1 ? make("p.command", {}, make("code", {}, reply.command)) : null, ...parts.slice(1)]));
    });
  }

  /** Below a phone on a phone nobody sees what happened: its first sentence stands at the foot of the screen. */
  sum(reply) {
    const text = reply?.error?.split("\n")[0] ?? sentence(reply?.text?.[0] ?? "").filter((part) => typeof part === "string" || part.matches("code"));
    const verdict = byId("verdict");
    replace(verdict, make("span", {}, text));
    verdict.hidden = verdict.textContent === "";
    verdict.classList.toggle("wrong", Boolean(reply?.error));
  }
}
