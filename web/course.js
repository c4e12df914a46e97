// The course: prose, choices as buttons, answers on the phone.

import { make, replace, byId, notify } from "./dom.js";
import { paragraphs } from "./prose.js";
import { say } from "./words.js";
import { remember, recall } from "./store.js";

export class Course {
  /** @param {import("./lab.js").Lab} lab @param {import("./fingers.js").Fingers} fingers */
  constructor(lab, fingers, explain) {
    this.lab = lab;
    this.fingers = fingers;
    this.explain = explain;
    this.panel = byId("lesson");
    this.asked = null;
    this.chosen = [];
    fingers.ask = (point) => this.touched(point);
    lab.addEventListener("change", (event) => this.take(event.detail));
    lab.addEventListener("language", () => {
      byId("lessons").replaceChildren();
      if (!byId("course-page").hidden) this.list();
      this.draw();
    });
    // To read all lessons takes longer than all else: it is done when somebody wants to see them.
    lab.addEventListener("show", ({ detail }) => detail === "course" && this.list());
    byId("progress-file").addEventListener("change", (event) => this.import(event.target.files[0]));
    const record = recall("record");
    if (record) lab.ask("learn", record);
  }

  // MARK: The list

  list() {
    const { lab } = this;
    if (byId("lessons").firstChild) return;
    const lessons = lab.ask("lessons");
    const levels = say("level");
    const groups = new Map();
    for (const lesson of Array.isArray(lessons) ? lessons : []) {
      if (!groups.has(lesson.level)) groups.set(lesson.level, []);
      groups.get(lesson.level).push(lesson);
    }
    let number = 0;
    replace(byId("lessons"),
      make("h2", {}, say("lessons")), make("p", {}, say("lessonsIntro")),
      make("div.row", {},
        ...[["drill", "drill 5"], ["review", "review"], ["interview", "interview 10"], ["progress", "progress"]].map(([name, line]) =>
          make("button", { type: "button", onclick: () => this.begin(line) }, say(name)))),
      ...[...groups].sort(([one], [other]) => one - other).map(([level, each]) =>
        make("section", {}, make("h3", {}, levels[level]),
          make("ol.cards", {}, ...each.map((lesson) => {
            number += 1;
            return make("li", {}, make("button.card", { type: "button", "data-lesson": lesson.id, onclick: () => this.begin(`lesson ${lesson.id}`) },
              make("span.number", {}, String(number)), lesson.title));
          })))),
      make("div.row", {},
        make("button.quiet", { type: "button", onclick: () => this.export() }, say("exportProgress")),
        make("button.quiet", { type: "button", onclick: () => byId("progress-file").click() }, say("importProgress"))));
  }

  begin(line) {
    this.lab.tell("show", "lab");
    this.text = [];
    this.lab.run(line);
    if (this.panel.hidden) return;
    this.panel.scrollIntoView({ block: "nearest" });
    byId("lesson-text").focus({ preventScroll: true });
  }

  // MARK: What is going on

  take({ replies = [], jsonLines = [] } = {}) {
    const { mode } = this.lab;
    jsonLines.forEach((text, place) => {
      const reply = JSON.parse(text);
      const verb = (replies[place].command ?? "").split(" ")[0];
      if (reply.question) {
        this.asked = reply.question;
        this.chosen = [];
      } else if (reply.result && "over" in reply.result && reply.result.over) {
        this.asked = null;
      } else if (["next", "back", "lesson", "skip", "leave"].includes(verb)) {
        this.asked = null;
      }
      if (replies[place].cell === undefined && !reply.error) {
        this.text = replies[place].text;
        this.verb = verb;
        this.result = reply.result;
      } else if (mode && this.asked?.kind === "challenge") {
        this.text = replies[place].text;
      }
    });
    if (mode || this.hadMode) {
      const record = this.lab.ask("record").text;
      if (record) remember("record", record);
    }
    this.hadMode = Boolean(mode);
    this.draw();
  }

  draw() {
    const { mode } = this.lab;
    const isOpen = Boolean(mode) || this.verb === "progress" || this.verb === "review";
    this.panel.hidden = !isOpen || !this.text?.length;
    document.body.classList.toggle("learning", !this.panel.hidden);
    if (this.panel.hidden) return;
    byId("lesson-place").textContent = mode ? `${mode.step} / ${mode.of}` : "";
    byId("lesson-bar").max = mode?.of ?? 1;
    byId("lesson-bar").value = mode?.step ?? 0;
    const body = this.body();
    replace(byId("lesson-text"), ...body);
    const verdict = this.result && "correct" in this.result ? (this.result.correct ? "right" : "wrong") : null;
    byId("lesson-text").className = verdict ?? "";
    replace(byId("lesson-choices"), ...this.choices());
    replace(byId("lesson-actions"), ...this.actions());
    byId("lesson-text").scrollTop = 0;
  }

  /** Without the list of choices and what one might type: there are buttons for those. */
  body() {
    let lines = this.text.flatMap((text) => text.split("\n"));
    if (this.asked?.choices.length) {
      const keys = new Set(this.asked.choices.map(({ key }) => key));
      const end = lines.findIndex((line) => /^  \S+  /.test(line) && keys.has(line.trim().split(/\s+/)[0]));
      if (end >= 0) lines = lines.slice(0, end);
    }
    return paragraphs(lines.filter((line) => line.trim() !== "(next)" && line.trim() !== "（next）"), this.explain);
  }

  choices() {
    const { asked } = this;
    if (!asked) return [];
    if (asked.kind === "challenge") return [make("p.hint", {}, say("challenge"))];
    if (!asked.choices.length) {
      const input = make("input", { type: "text", "aria-label": say("yourAnswer"), placeholder: say("yourAnswer"), autocapitalize: "off", autocomplete: "off" });
      const form = make("form.row", {
        onsubmit: (event) => {
          event.preventDefault();
          if (input.value.trim()) this.answer(input.value.trim());
        },
      }, input, make("button", {}, say("answer")));
      return asked.kind === "recall" ? [form] : [make("p.hint", {}, say("answerByTouch")), form];
    }
    const isList = asked.kind === "order" || asked.kind === "multiple";
    const buttons = asked.choices.map(({ key, text }) =>
      make("button.choice", {
        type: "button", "data-key": key, "aria-pressed": isList ? String(this.chosen.includes(key)) : null,
        onclick: () => (isList ? this.choose(key) : this.answer(key)),
      }, isList && asked.kind === "order" && this.chosen.includes(key) ? make("b", {}, `${this.chosen.indexOf(key) + 1}. `) : null, text));
    const names = this.names();
    return [
      isList ? make("p.hint", {}, say(asked.kind === "order" ? "orderHint" : "several")) : null,
      ...buttons,
      isList ? make("button.primary", { type: "button", disabled: this.chosen.length === 0, onclick: () => this.answer(this.chosen.join(", ")) }, say("answer")) : null,
      !isList && names.size > 1 ? make("p.hint", {}, say("answerByTouch")) : null,
    ].filter(Boolean);
  }

  /** The choices that are views of the scene, by name. */
  names() {
    const views = new Set(this.lab.picture.views.map(({ name }) => name));
    return new Map((this.asked?.choices ?? []).filter(({ text }) => views.has(text)).map(({ key, text }) => [text, key]));
  }

  choose(key) {
    this.chosen = this.chosen.includes(key) ? this.chosen.filter((each) => each !== key) : [...this.chosen, key];
    replace(byId("lesson-choices"), ...this.choices());
  }

  answer(words) {
    this.lab.run(`answer ${words}`);
  }

  /** A touch while a view is asked for is the answer: the front-most view under it that is a choice. */
  touched([x, y]) {
    const { asked } = this;
    if (!asked || !this.lab.mode || asked.kind === "challenge" || asked.kind === "recall" || asked.kind === "order" || asked.kind === "multiple") return false;
    const names = this.names();
    const isOpen = asked.choices.length === 0;
    if (!isOpen && names.size < 2) return false;
    const under = [...this.lab.picture.views].reverse().find((view) => contains(view.corners, x, y) && (isOpen ? view.depth > 1 : names.has(view.name)));
    if (!under) return false;
    this.answer(isOpen ? under.name : names.get(under.name));
    return true;
  }

  actions() {
    const act = (name, line, kind = "quiet") =>
      make(`button.${kind}`, { type: "button", onclick: () => this.lab.run(line) }, say(name));
    if (!this.lab.mode) {
      return [make("button", { type: "button", onclick: () => { this.text = []; this.verb = null; this.draw(); } }, say("close"))];
    }
    if (this.asked) {
      return [
        act("hint", "hint"),
        this.asked.kind === "challenge" || this.asked.kind === "recall" ? act("solution", "solution") : null,
        act("skip", "skip"), act("leave", "leave"),
      ].filter(Boolean);
    }
    return [act("back", "back"), act("next", "next", "primary"), act("leave", "leave")];
  }

  // MARK: The record

  export() {
    const text = this.lab.ask("record").text ?? "";
    const link = make("a", { download: "hitchain-progress.json", href: URL.createObjectURL(new Blob([text], { type: "application/json" })) });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  async import(file) {
    if (!file) return;
    const answer = this.lab.ask("learn", await file.text());
    const reply = answer.replies?.[0];
    notify(reply?.error ?? (reply?.text ?? []).join(" "));
    const record = this.lab.ask("record").text;
    if (record) remember("record", record);
    byId("progress-file").value = "";
  }
}

function contains(corners, x, y) {
  let isInside = false;
  for (let at = 0, before = corners.length - 2; at < corners.length; before = at, at += 2) {
    const [ax, ay, bx, by] = [corners[at], corners[at + 1], corners[before], corners[before + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}
