// The course: prose, choices as buttons, answers on the phone.

import { make, replace, byId, notify, drawAnew } from "./dom.js";
import { paragraphs } from "./prose.js";
import { Builder } from "./builder.js";
import { say } from "./words.js";
import { remember, recall, putAside } from "./store.js";

export class Course {
  /** @param {import("./lab.js").Lab} lab @param {import("./fingers.js").Fingers} fingers */
  constructor(lab, fingers, explain) {
    this.lab = lab;
    this.fingers = fingers;
    this.explain = explain;
    this.panel = byId("lesson");
    this.builder = new Builder(lab, fingers);
    this.asked = null;
    this.chosen = [];
    fingers.ask = (point) => this.touched(point);
    lab.addEventListener("change", (event) => this.take(event.detail));
    lab.addEventListener("language", () => {
      if (!byId("course-page").hidden) this.list();
      this.draw();
    });
    // To read all lessons takes longer than all else: it is done when somebody wants to see them.
    lab.addEventListener("show", ({ detail }) => detail === "course" && this.list());
    byId("lesson-close").addEventListener("click", () => this.leave());
    byId("progress-file").addEventListener("change", (event) => this.import(event.target.files[0]));
    const record = recall("record");
    if (record && lab.ask("learn", record).replies?.some((reply) => reply.error)) {
      putAside("record");
      notify(say("recordBroken"));
    }
  }

  // MARK: The list

  list() {
    const { lab } = this;
    const found = lab.ask("lessons");
    const lessons = Array.isArray(found) ? found : [];
    const groups = new Map();
    for (const lesson of lessons) {
      if (!groups.has(lesson.level)) groups.set(lesson.level, []);
      groups.get(lesson.level).push(lesson);
    }
    const known = this.progress();
    // Where one left off, or else the first that was not gone through.
    const next = lessons.find(({ id }) => known.get(id)?.step > 1) ?? lessons.find(({ id }) => !known.get(id)?.done) ?? lessons[0];
    let number = 0;
    replace(byId("lessons"),
      make("h2", {}, say("lessons")), make("p", {}, say("lessonsIntro")),
      next ? make("button.primary.next", { type: "button", onclick: () => this.begin(`lesson ${next.id}`) },
        say([...known.values()].some(({ done, step }) => done || step > 1) ? "goOnWith" : "beginWith")(next.title)) : null,
      make("div.row", {},
        ...[["drill", "drill 5"], ["review", "review"], ["interview", "interview 10"], ["progress", "progress"]].map(([name, line]) =>
          make("button", { type: "button", onclick: () => this.begin(line) }, say(name)))),
      ...[...groups].sort(([one], [other]) => one - other).map(([level, each]) =>
        make("section", {}, make("h3", {}, say(`level.${level}`)),
          make("ol.cards", {}, ...each.map((lesson) => {
            number += 1;
            const { done, step, of } = known.get(lesson.id) ?? {};
            return make("li", {}, make("button.card", { type: "button", "data-lesson": lesson.id, class: done ? "done" : null, onclick: () => this.begin(`lesson ${lesson.id}`) },
              make("span.number", {}, String(number)), make("b", {}, lesson.title),
              done ? make("span", {}, "✓", make("span.for-readers", {}, say("gone"))) : step > 1 ? make("span", {}, `${step} / ${of}`) : null));
          })))),
      make("div.row", {},
        make("button.quiet", { type: "button", onclick: () => this.export() }, say("exportProgress")),
        make("button.quiet", { type: "button", onclick: () => byId("progress-file").click() }, say("importProgress"))));
  }

  /** Of each lesson whether it was gone through, and else where somebody stopped. */
  progress() {
    const { jsonLines = [] } = this.lab.ask("run", "progress");
    const { lessons = [] } = jsonLines.length ? (JSON.parse(jsonLines[0]).result ?? {}) : {};
    return new Map(lessons.map((each) => [each.id, each]));
  }

  begin(line) {
    this.lab.tell("show", "lab");
    this.text = [];
    this.lab.run(line);
    if (this.panel.hidden) return;
    byId("lesson-text").focus({ preventScroll: true });
  }

  /** What is new is read from its beginning; on a small screen the phone stays above it. */
  showFromStart() {
    byId("lesson-text").scrollTop = 0;
    this.panel.scrollIntoView({ block: "nearest" });
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
    if (!mode || mode.goesOn) this.asked = null;
    const task = mode?.task ?? null;
    // Who is asked to bring something about has what it takes before them.
    if (task && !task.isSolved && task.id !== this.taskShown) this.builder.open();
    if (!task && this.taskShown) this.builder.close();
    this.taskShown = task && !task.isSolved ? task.id : null;
    this.draw();
    if (mode && replies.some((reply) => reply.cell === undefined)) this.showFromStart();
  }

  /** A challenge: what is wanted, and how far one is. */
  drawTask() {
    const task = this.lab.mode?.task;
    byId("task").hidden = !task;
    if (!task) return;
    replace(byId("task"),
      make("p", {}, ...paragraphs([task.ask], this.explain).flatMap((each) => [...each.childNodes])),
      make("ul", { "aria-label": say("goals") }, ...task.goals.map(({ text, isReached }) =>
        make("li", { class: isReached ? "reached" : null }, make("span.for-readers", {}, isReached ? `${say("reached")}: ` : `${say("notYet")}: `), text))),
      task.keeps.length ? make("p.hint", {}, say("keepAsIs")(task.keeps.join(say("comma")))) : null,
      task.broken.length ? make("p.hint.wrong", {}, say("brokenNow")(task.broken.join(say("comma")))) : null,
      task.isSolved ? make("p.solved", {}, say("solved")) : null,
      task.solution && !task.isSolved ? make("button.try", { type: "button", onclick: () => this.lab.run(task.solution) }, make("code", {}, task.solution)) : null);
  }

  draw() {
    const { mode } = this.lab;
    const isOpen = Boolean(mode) || this.verb === "progress" || this.verb === "review";
    this.panel.hidden = !isOpen || !this.text?.length;
    document.body.classList.toggle("learning", !this.panel.hidden);
    if (this.panel.hidden) return;
    byId("question").hidden = true;
    drawAnew(this.panel, () => this.drawPanel(), () => byId("lesson-text"));
  }

  drawPanel() {
    const { mode } = this.lab;
    byId("lesson-close").title = say(mode ? "leave" : "close");
    byId("lesson-place").textContent = mode ? `${mode.step} / ${mode.of}` : "";
    byId("lesson-bar").max = mode?.of ?? 1;
    byId("lesson-bar").value = mode?.step ?? 0;
    this.drawTask();
    replace(byId("lesson-text"), ...this.body());
    this.foldScenes();
    this.offerCommands();
    const verdict = this.result && "correct" in this.result ? (this.result.correct ? "right" : "wrong") : null;
    byId("lesson-text").className = verdict ?? "";
    replace(byId("lesson-choices"), ...this.choices());
    replace(byId("lesson-actions"), ...this.actions());
  }

  /** Of a question's scene the phone shows what it is; the commands are there for who wants to read them. */
  foldScenes() {
    if (!this.asked) return;
    for (const code of byId("lesson-text").querySelectorAll("pre")) {
      if (!code.textContent.split("\n").every((line) => line.trimStart().startsWith("> "))) continue;
      const before = code.previousElementSibling;
      const isItsName = before?.matches("p") && before.textContent.length < 24;
      const fold = make("details.scene", {}, make("summary", {}, isItsName ? before.textContent.replace(/[:：]$/, "") : say("theScene")));
      code.replaceWith(fold);
      fold.append(code);
      if (isItsName) before.remove();
    }
  }

  /** A command in the text can be run by touching it. */
  offerCommands() {
    const known = this.lab.commandNames();
    for (const code of byId("lesson-text").querySelectorAll("p code")) {
      const line = code.textContent.trim();
      if (!known.has(line.split(" ")[0]) || !this.canRun(line)) continue;
      code.replaceWith(make("button.command", { type: "button", onclick: () => this.lab.run(line) }, make("code", {}, line)));
    }
  }

  canRun(line) {
    if (!line.includes(" ")) return false;
    const { replies = [] } = this.lab.ask("peek", line);
    return replies.length > 0 && !replies.some((reply) => reply.error);
  }

  /** The prose, and what is asked: what might be typed has buttons, and a challenge stands above. */
  body() {
    let texts = this.text;
    const ask = this.lab.mode?.task?.ask ?? this.asked?.ask;
    const place = ask ? texts.findIndex((text) => text.includes(ask)) : -1;
    if (place >= 0) texts = [...texts.slice(0, place), ...(this.lab.mode?.task ? [] : [ask])];
    const lines = texts.flatMap((text) => text.split("\n"));
    return paragraphs(lines.filter((line) => line.trim() !== "(next)" && line.trim() !== "（next）"), this.explain);
  }

  choices() {
    const { asked } = this;
    if (!asked) return [];
    if (asked.kind === "challenge") return [make("p.hint", {}, say("challenge"))];
    if (asked.kind === "recall") return this.recall();
    if (!asked.choices.length) {
      const input = make("input", { type: "text", "aria-label": say("yourAnswer"), placeholder: say("yourAnswer"), autocapitalize: "off", autocomplete: "off" });
      const form = make("form.row", {
        onsubmit: (event) => {
          event.preventDefault();
          if (input.value.trim()) this.answer(input.value.trim());
        },
      }, input, make("button", {}, say("answer")));
      const word = (text, does = () => this.answer(text)) => make("button", { type: "button", onclick: does }, text === "nobody" ? say("nobody") : text);
      return [
        make("p.hint", {}, say("answerOpen")),
        make("div.words", {}, ...this.lab.wordsOfScene().map((text) => word(text)), word("nobody"), word("yes"), word("no")),
        make("div.words", { role: "group", "aria-label": say("numbers") }, ...[..."0123456789-."].map((digit) => word(digit, () => (input.value += digit)))),
        form,
      ];
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

  /** In one's own words: said aloud, or written. What the model answer has, the learner judges. */
  recall() {
    if (this.result && "mentioned" in this.result && !this.result.over) {
      return [make("div.row", {},
        make("button.choice", { type: "button", onclick: () => this.answer("yes") }, say("hadIt")),
        make("button.choice", { type: "button", onclick: () => this.answer("no") }, say("hadItNot")))];
    }
    const text = make("textarea", { rows: 2, "aria-label": say("yourAnswer"), placeholder: say("yourAnswer") });
    return [
      make("p.hint", {}, say("sayAloud")),
      text,
      make("button.primary", { type: "button", onclick: () => this.answer(text.value.replace(/\s+/g, " ").trim() || "…") }, say("showModel")),
    ];
  }

  /** The choices that are views of the scene, by name. */
  names() {
    const views = new Set(this.lab.picture.views.map(({ name }) => name));
    return new Map((this.asked?.choices ?? []).filter(({ text }) => views.has(text)).map(({ key, text }) => [text, key]));
  }

  choose(key) {
    this.chosen = this.chosen.includes(key) ? this.chosen.filter((each) => each !== key) : [...this.chosen, key];
    drawAnew(this.panel, () => replace(byId("lesson-choices"), ...this.choices()), () => byId("lesson-text"));
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
    const under = this.lab.viewAt([x, y], (view) => (isOpen ? view.depth > 1 : names.has(view.name)));
    if (!under) return false;
    this.answer(isOpen ? under.name : names.get(under.name));
    return true;
  }

  actions() {
    const act = (name, line, kind = "quiet") =>
      make(`button.${kind}`, { type: "button", onclick: () => this.lab.run(line) }, say(name));
    if (!this.lab.mode) return [];
    if (this.asked) {
      return [
        act("hint", "hint"),
        this.asked.kind === "challenge" ? act("solution", "solution") : null,
        this.asked.kind === "challenge" ? act("again", "again") : null,
        act("skip", "skip"),
      ].filter(Boolean);
    }
    return [act("back", "back"), act("next", "next", "primary")];
  }

  /** Ends the lesson, or puts away what stood in its place. */
  leave() {
    if (this.lab.mode) this.lab.run("leave");
    this.text = [];
    this.verb = null;
    this.draw();
    byId("phone").focus({ preventScroll: true });
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
