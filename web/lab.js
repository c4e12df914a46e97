// The model of the page: what the engine holds, as last told. Everything that is shown listens here.

import { Engine } from "./engine.js";
import { speakWords, say } from "./words.js";
import { notify } from "./dom.js";

/** One thing the engine decided, when (`at`: seconds on the engine's clock), and by which command. */
/** @typedef {{ at: number, command: string, decision: any }} Decided */

export class Lab extends EventTarget {
  /** @param {Engine} engine */
  constructor(engine) {
    super();
    this.engine = engine;
    this.picture = null;
    this.moment = null;
    this.mode = null;
    this.rules = "uikit";
    this.language = "en";
    /** @type {Decided[]} of the last event */
    this.decided = [];
    this.replies = [];
    /** Which of the decisions is looked at; -1 is all of them. */
    this.step = -1;
    this.sentences = null;
    this.isLive = false;
    this.isAside = false;
    /** The notebook as it was after the last cell, for an engine that breaks down. */
    this.kept = "";
    /** Did somebody else make it: a situation, a link? Then the learner's own waits. */
    this.isBrought = false;
    this.take(this.ask("scene"));
  }

  static async open() {
    return new Lab(await Engine.open());
  }

  ask(word, about) {
    try {
      return this.engine.ask(word, about);
    } catch (problem) {
      this.engine.start();
      this.engine.ask("speak", this.language);
      if (this.kept) this.engine.ask("open", this.kept);
      notify(say("engineBroken"));
      return this.engine.ask("scene");
    }
  }

  take(answer) {
    if (answer.moment) this.moment = answer.moment;
    if (answer.picture) this.picture = answer.picture;
    if ("mode" in answer) this.mode = answer.mode;
    if (answer.rules) this.rules = answer.rules;
    if (answer.language) this.language = answer.language;
    return answer;
  }

  tell(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  /** What lessons need is unpacked and read a little at a time, when nothing else is to be done. */
  prepare() {
    const later = window.requestIdleCallback ?? ((then) => setTimeout(then, 50));
    const goOn = () => (this.engine.books.next() || this.ask("prepare").more) && later(goOn);
    later(goOn);
  }

  // MARK: Running

  /** Runs a line of commands. Returns the replies as the contract's JSON, one a line. */
  run(line) {
    this.endTouch();
    this.ask("clock", clock());
    const before = this.moment.now;
    const answer = this.take(this.ask("run", line));
    this.finish(answer, before);
    return (answer.jsonLines ?? []).join("\n");
  }

  /** What fingers do, while they do it. */
  live(line) {
    if (!this.isLive) {
      this.isLive = true;
      this.decided = [];
      this.step = -1;
      this.sentences = null;
      this.liveStart = this.moment.now;
    }
    const before = this.moment.now;
    const answer = this.take(this.ask("live", line));
    this.note(answer, before);
    this.tell("live");
    return answer;
  }

  /** Something else is to be done: a touch that has begun is ended and settled by whoever makes it. */
  endTouch() {
    this.tell("ending");
  }

  /** The fingers are done: the first of these lines that comes to the same is what they did. */
  settle(lines) {
    if (!this.isLive) return;
    this.isLive = false;
    this.ask("clock", clock());
    const answer = this.take(this.ask("settle", lines.join("\n")));
    this.finish(answer, this.liveStart);
  }

  finish(answer, before) {
    this.replies = answer.replies ?? [];
    this.lastJSON = answer.jsonLines ?? [];
    // What was told of the last event stays while somebody only asks, or mistypes.
    this.isAside = this.isAsideOf(answer, before);
    if (!this.isAside) {
      this.decided = [];
      this.step = -1;
      this.sentences = null;
      this.note(answer, before);
    }
    this.tell("change", answer);
    this.keepSoon();
  }

  /** Does it leave the scene, its clock and the cells before it as they were? */
  isAsideOf({ picture, replies = [], jsonLines = [] }, before) {
    if (picture || this.mode || this.moment.now !== before || replies.length === 0) return false;
    return replies.every((reply, place) =>
      reply.error || (reply.decisions === 0 && (reply.cell !== undefined || isEmpty(JSON.parse(jsonLines[place]).result))));
  }

  note(answer, before) {
    let now = before;
    (answer.jsonLines ?? []).forEach((text, place) => {
      const reply = answer.replies[place];
      const decisions = JSON.parse(text).decisions ?? [];
      const moments = [...(reply.moments ?? [])];
      decisions.forEach((decision, index) => {
        while (moments.length && moments[0][0] <= index) now = moments.shift()[1];
        this.decided.push({ at: now, command: reply.command, decision });
      });
      if (moments.length) now = moments[moments.length - 1][1];
    });
  }

  /** Of the last event every decision as a sentence; they are asked for when somebody looks. */
  tellSentences() {
    if (!this.sentences) this.sentences = this.ask("sentences").sentences ?? [];
    return this.sentences;
  }

  look(step) {
    this.step = step;
    this.tell("look");
  }

  // MARK: The notebook

  /** Writing it runs every cell again: not while somebody waits. */
  keepSoon() {
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => this.keep(), 400);
  }

  keep() {
    clearTimeout(this.keeping);
    // A lesson's scene is not the learner's own.
    if (this.mode) return;
    const text = this.ask("document").text;
    if (text === undefined || text === this.kept) return;
    this.kept = text;
    this.tell("kept");
  }

  document() {
    return this.ask("document").text ?? "";
  }

  /** Takes a document's cells in place of those that are there; what is wrong with it is returned. */
  open(text, { isBrought = false } = {}) {
    this.endTouch();
    const before = this.isBrought || this.mode ? "" : this.document();
    const answer = this.take(this.ask("open", text));
    if (answer.error) return answer.error;
    if (/^> /m.test(before)) this.tell("leaving", before);
    this.isBrought = isBrought;
    this.isAside = false;
    this.replies = [];
    this.decided = [];
    this.sentences = null;
    this.step = -1;
    this.keep();
    this.tell("change", answer);
    this.tell("opened");
    return null;
  }

  speak(language) {
    this.endTouch();
    this.language = language;
    speakWords(language);
    this.take(this.ask("speak", language));
    this.sentences = null;
    this.tell("language");
    this.tell("change", { replies: [] });
  }

  // MARK: What is there

  /** The front-most view under a point of which something holds. */
  viewAt([x, y], holds = () => true) {
    return [...this.picture.views].reverse().find((view) => contains(view.corners, x, y) && holds(view));
  }

  /** Whoever could be an answer: the scene's objects, and the methods that were named in its commands. */
  wordsOfScene() {
    const { views, controllers } = this.picture;
    return [...new Set([...views.map(({ name }) => name), ...controllers.map(({ name }) => name), "scene", "app", "delegate", ...this.methods()])];
  }

  methods() {
    const cells = this.ask("cells");
    const commands = Array.isArray(cells) ? cells.map(({ command }) => command).join("\n") : "";
    return [...new Set(commands.match(/(?<=^handle \S+ action )\S+|(?<=^add-target \S+ \S+ )\S+|\b[A-Za-z_]\w*:(?=\s|$)/gm) ?? [])];
  }

  /** The first words of commands, from the engine's own table. */
  commandNames() {
    this.names ??= new Set((this.ask("complete", "0\n").candidates ?? []).map(({ text }) => text));
    return this.names;
  }

  // MARK: What the last decisions come to

  /** Up to the decision that is looked at: who was asked, closed, hit, and heard something. */
  standing() {
    const end = this.step < 0 ? this.decided.length : this.step + 1;
    const standing = { asked: new Set(), closed: new Set(), hit: new Map(), heard: new Set(), handled: new Set(), offered: new Set(), subject: null };
    for (const { decision } of this.decided.slice(0, end)) {
      const { kind, subject, verdict } = decision;
      if (kind === "event" && verdict === "created") {
        for (const set of [standing.asked, standing.closed]) set.clear();
      }
      if (kind === "gate") standing.closed.add(subject);
      if (kind === "point-inside" || kind === "window") standing.asked.add(subject);
      if (kind === "hit-view") standing.hit.set(subject, true);
      if (kind === "touch" && verdict === "created") standing.hit.set(subject, true);
      if (kind === "delivery" && decision.message) {
        standing.offered.add(subject);
        if (verdict === "handled") standing.handled.add(subject);
        standing.heard.add(subject);
      }
    }
    standing.subject = this.step >= 0 ? this.decided[this.step]?.decision.subject : null;
    return standing;
  }
}

const isEmpty = (result = {}) => Object.keys(result).length === 0;

/** Seconds since 1970 and how far east of Greenwich this is. */
const clock = () => `${Date.now() / 1000} ${-new Date().getTimezoneOffset() * 60}`;

/** Is the point within the shape? As often as a line to the right of it crosses an edge. */
function contains(corners, x, y) {
  let isInside = false;
  for (let at = 0, before = corners.length - 2; at < corners.length; before = at, at += 2) {
    const [ax, ay, bx, by] = [corners[at], corners[at + 1], corners[before], corners[before + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}
