// What happened, in a few sentences: the answers to the last line. The first of each is its headline.

import { make, replace, byId, isStill } from "./dom.js";
import { cited, paragraphs, sentence } from "./prose.js";
import { say } from "./words.js";

export class Story {
  /** @param {import("./lab.js").Lab} lab @param {(rule: string) => void} explain */
  constructor(lab, explain) {
    this.lab = lab;
    this.explain = explain;
    const verdict = byId("verdict");
    new IntersectionObserver(([{ isIntersecting }]) => verdict.classList.toggle("seen", isIntersecting)).observe(byId("told"));
    verdict.addEventListener("click", () => (lab.isAside ? byId("line") : byId("story")).scrollIntoView({ behavior: isStill() ? "auto" : "smooth" }));
    lab.addEventListener("change", () => this.draw());
  }

  draw() {
    const { lab } = this;
    if (lab.isAside) return this.sum(this.part(lab.replies.at(-1), null));
    const replies = lab.replies.filter((reply) => reply.decisions > 0 || reply.error).slice(-3);
    const parts = replies.map((reply, place) => this.part(reply, place > 0 ? this.outcome(reply) : null));
    const command = ({ reply }) => make("p.command", {}, make("code", {}, reply.command));
    replace(byId("told"), ...parts.flatMap((part) => [command(part), part.headline]));
    replace(byId("rest"), parts.some(({ rest }) => rest.length) ? make("h3", {}, say("inWords")) : null,
      ...parts.flatMap((part) => [parts.length > 1 && part.rest.length ? command(part) : null, ...part.rest]));
    this.sum(parts.at(-1));
  }

  /** A reply's headline, and what else it says. */
  part(reply, outcome) {
    const short = outcome?.words ?? reply.error?.split("\n")[0] ?? sentence(reply.text[0] ?? "").filter((each) => typeof each === "string" || each.matches("code"));
    const told = reply.error ? [make("pre.error", {}, reply.lines.join("\n"))] : paragraphs(reply.text, this.explain);
    const headline = outcome ? make("p", {}, ...cited(outcome.words, outcome.rules, this.explain)) : (told.shift() ?? null);
    return { reply, short, headline, rest: told };
  }

  /** Of a while that was waited, what it came to: who was sent an action, or who recognized at last. */
  outcome(reply) {
    const { decided } = this.lab;
    const last = (holds) => decided.findLastIndex(({ command, decision }) => command === reply.command && holds(decision));
    const sent = last(({ kind, verdict }) => kind === "action" && verdict === "sent");
    const place = sent >= 0 ? sent : last(({ kind, verdict }) => kind === "recognizer" && verdict === "ended");
    // Of several events only the last one's sentences are told.
    const told = this.lab.tellSentences();
    return place < 0 ? null : (told[place - (decided.length - told.length)] ?? null);
  }

  /** Below a phone on a phone nobody sees what happened: its headline stands at the foot of the screen. */
  sum(part) {
    const verdict = byId("verdict");
    replace(verdict, make("span", {}, part?.short ?? ""));
    verdict.hidden = verdict.textContent === "";
    verdict.classList.toggle("wrong", Boolean(part?.reply.error));
  }
}
