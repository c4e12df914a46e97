// A command put together by touching: what could stand next are buttons, and the phone gives objects, points
// and rectangles. Nothing of it is known here: the engine says what it wants.

import { make, sign, replace, byId, drawAnew } from "./dom.js";
import { say } from "./words.js";

/** With which a scene is mended most often; the others come after them. */
const usual = ["set", "override", "move", "handle", "add", "remove", "add-target", "remove-target", "bring-to-front",
  "send-to-back", "require", "simultaneous", "delegate", "tap", "unset", "unoverride"];
/** What only goes round the scene; there are buttons for it. */
const elsewhere = /^(lessons?|next|back|again|answer|hint|solution|skip|leave|quiz|drill|interview|review|progress|open|save|export|save-code|edit|delete|undo|redo|note|language|help|cells|exit|quit)$/;

export class Builder {
  /** @param {import("./lab.js").Lab} lab @param {import("./fingers.js").Fingers} fingers */
  constructor(lab, fingers) {
    this.lab = lab;
    this.fingers = fingers;
    this.root = byId("builder");
    /** The line so far, and what it was before each touch. */
    this.line = "";
    this.before = [];
    this.typed = "";
    this.all = false;
    byId("build").addEventListener("click", () => {
      this.open();
      this.root.scrollIntoView({ block: "nearest" });
      this.root.querySelector("#built-choices button")?.focus({ preventScroll: true });
    });
    byId("builder-close").addEventListener("click", () => this.close());
    lab.addEventListener("language", () => this.draw());
    lab.addEventListener("opened", () => this.clear());
  }

  get isOpen() {
    return !this.root.hidden;
  }

  open() {
    this.root.hidden = false;
    this.clear();
  }

  close() {
    this.root.hidden = true;
    this.fingers.pick = null;
  }

  clear() {
    Object.assign(this, { line: "", before: [], typed: "", all: false, problem: "" });
    this.draw();
  }

  // MARK: Words

  /** One word more. What ends in = takes its value without a space. */
  add(word) {
    this.before.push(this.line);
    this.line += word.endsWith("=") ? word : `${word} `;
    this.typed = "";
    this.problem = "";
    this.draw();
  }

  takeBack() {
    if (this.typed) this.typed = this.typed.slice(0, -1);
    else this.line = this.before.pop() ?? "";
    this.problem = "";
    this.draw();
  }

  run() {
    const line = (this.line + this.typed).trim();
    this.lab.run(line);
    const wrong = this.lab.replies.find((reply) => reply.error);
    if (!wrong) return this.clear();
    this.problem = wrong.error.split("\n")[0];
    this.draw();
  }

  /** Would the engine take the line as it stands? */
  isWhole() {
    const line = (this.line + this.typed).trim();
    if (!line) return false;
    const { replies = [] } = this.lab.ask("peek", line);
    return replies.length > 0 && !replies.some((reply) => reply.error);
  }

  // MARK: Drawing

  draw() {
    if (!this.isOpen) return;
    drawAnew(this.root, () => this.drawLine(), () => byId("built-choices").querySelector("button") ?? byId("builder-close"));
  }

  drawLine() {
    const { lab, line } = this;
    const wanted = lab.ask("complete", `${[...line].length}\n${line}`);
    const { candidates = [] } = wanted;
    const isWhole = this.isWhole();
    replace(byId("built"), ...(line + this.typed).trim().split(" ").filter(Boolean).map((word) => make("code", {}, word)));
    byId("built-hint").textContent = this.problem || (line ? (wanted.hint ?? "") : say("builderHint"));
    byId("built-hint").classList.toggle("wrong", Boolean(this.problem));
    replace(byId("built-choices"), ...(line ? this.choices(candidates, wanted.wants ?? []) : this.verbs(candidates)));
    replace(byId("built-actions"),
      make("button.primary", { type: "button", disabled: !isWhole, onclick: () => this.run() }, say("run")),
      make("button.quiet", { type: "button", disabled: !line && !this.typed, onclick: () => this.takeBack() }, say("takeBack")));
    this.offerPhone(candidates, wanted.wants ?? []);
  }

  verbs(candidates) {
    const known = new Map(candidates.filter(({ text }) => !elsewhere.test(text)).map((each) => [each.text, each]));
    const first = usual.filter((verb) => known.has(verb)).map((verb) => known.get(verb));
    if (!this.all) {
      return [this.row(first, false), make("button.quiet", { type: "button", onclick: () => { this.all = true; this.draw(); } }, say("allCommands"))];
    }
    return [this.row([...first, ...[...known.values()].filter((each) => !first.includes(each))])];
  }

  choices(candidates, wants) {
    const wantsName = wants.includes("newName") || wants.includes("selector") || wants.includes("className") || wants.includes("text");
    const wantsNumber = ["number", "whole", "point", "place", "size", "rect", "insets", "duration", "angle"].some((each) => wants.includes(each));
    return [
      candidates.length ? this.row(candidates, candidates.length <= 8) : null,
      wantsName ? this.row(this.names(wants).map((text) => ({ text }))) : null,
      wantsNumber ? this.pad() : null,
    ].filter(Boolean);
  }

  /** What a word means is told beside it where there are few. */
  row(candidates, isTold = true) {
    return make("div.words", { role: "group", "aria-labelledby": "builder-title" }, ...candidates.map(({ text, detail }) =>
      make("button", { type: "button", "data-word": text, title: isTold ? null : detail, onclick: () => this.add(text) }, make("b", {}, text), isTold && detail ? make("small", {}, detail) : null)));
  }

  /** Names that are free; of methods those that were named here before come first. */
  names(wants) {
    const used = new Set(this.lab.picture.views.map(({ name }) => name));
    for (const { name } of this.lab.moment.recognizers) used.add(name);
    const free = [..."ABCDEFGHKLMNPQRSTUVWXYZ"].filter((name) => !used.has(name)).slice(0, 4);
    if (!wants.includes("selector")) return free;
    const asked = this.lab.mode?.task?.ask.match(/\b[a-z]\w*:(?=[\s.,]|$)/g) ?? [];
    const methods = [...asked, ...this.lab.methods()];
    return [...methods, "tapped:", "open:"].filter((each, place, all) => all.indexOf(each) === place).slice(0, 8);
  }

  pad() {
    const key = (text, does = () => { this.typed += text; this.draw(); }) => make("button", { type: "button", onclick: does }, text);
    return make("div.pad", { role: "group", "aria-label": say("numbers") },
      ...[..."1234567890"].map((digit) => key(digit)),
      key("−", () => { this.typed += "-"; this.draw(); }), key("."),
      sign("button", say("space"), "␣", () => { this.typed += " "; this.draw(); }),
      key(",", () => { this.typed = `${this.typed.trimEnd()}, `; this.draw(); }),
      sign("button", say("takeBack"), "⌫", () => this.takeBack()));
  }

  // MARK: From the phone

  /** What a touch of the phone stands for while a word is wanted. */
  offerPhone(candidates, wants) {
    const names = new Set(candidates.map(({ text }) => text));
    const isObject = this.lab.picture.views.some(({ name }) => names.has(name));
    const kind = wants.includes("rect") ? "rect" : wants.includes("point") || wants.includes("place") ? "point" : isObject ? "object" : null;
    if (!kind || !this.line) {
      this.fingers.pick = null;
      return;
    }
    this.fingers.pick = {
      kind,
      done: (start, end) => {
        if (kind === "object") {
          const view = this.lab.viewAt(start, (each) => names.has(each.name));
          if (view) this.add(view.name);
          return;
        }
        const [x, y] = this.inside(start);
        if (kind === "point") return this.add(`${x} ${y}`);
        const [toX, toY] = this.inside(end);
        this.add([Math.min(x, toX), Math.min(y, toY), Math.abs(toX - x), Math.abs(toY - y)].join(" "));
      },
    };
    byId("built-hint").append(" ", say(`onPhone.${kind}`));
  }

  /** The point as the view has it whose coordinates are wanted. */
  inside([x, y]) {
    const space = this.space();
    if (!space) return [x, y];
    const { jsonLines = [] } = this.lab.ask("peek", `convert ${x} ${y} from window to ${space}`);
    const point = jsonLines.length ? JSON.parse(jsonLines[0]).result?.point : null;
    return point ? [Math.round(point.x), Math.round(point.y)] : [x, y];
  }

  /** A frame is in the superview's coordinates, an area of a view's own in its own. */
  space() {
    const words = this.line.trim().split(" ");
    const views = new Map(this.lab.picture.views.map((view) => [view.name, view]));
    const above = (name) => views.get(name)?.in;
    const isWindow = (name) => !name || views.get(name)?.depth === 0;
    const space = words[0] === "set" && (words[1] === "frame" || words[1] === "center") ? above(words[2])
      : words[0] === "override" || words[0] === "set" ? words.find((word) => views.has(word))
      : words[0] === "add" ? (words.includes("in") ? words[words.indexOf("in") + 1] : null) : null;
    return isWindow(space) ? null : space;
  }
}
