// The time line: a lane for each finger, each recognizer and each view that heard something, and a scrubber
// that goes through the decisions one by one.

import { make, replace, byId } from "./dom.js";
import { say } from "./words.js";
import { cited } from "./prose.js";

export class Timeline {
  /** @param {import("./lab.js").Lab} lab @param {(rule: string) => void} explain */
  constructor(lab, explain) {
    this.lab = lab;
    this.explain = explain;
    this.root = byId("timeline");
    this.slider = byId("scrubber");
    // Asked for while it draws, it would lay out the whole page.
    this.width = this.root.parentElement.clientWidth || 320;
    new ResizeObserver(([{ contentRect }]) => (this.width = contentRect.width || this.width)).observe(this.root);
    this.slider.addEventListener("input", () => lab.look(Number(this.slider.value) - 1));
    byId("step-back").addEventListener("click", () => this.go(-1));
    byId("step-next").addEventListener("click", () => this.go(1));
    byId("step-all").addEventListener("click", () => this.play());
    for (const kind of ["change", "live", "language"]) lab.addEventListener(kind, () => this.draw());
    lab.addEventListener("look", () => this.look());
    this.draw();
  }

  go(by) {
    const last = this.lab.decided.length - 1;
    const step = this.lab.step < 0 ? (by > 0 ? 0 : last) : this.lab.step + by;
    this.lab.look(Math.max(0, Math.min(last, step)));
  }

  /** All of it once more, decision by decision. */
  play() {
    clearTimeout(this.playing);
    let step = 0;
    const count = this.lab.decided.length;
    const next = () => {
      if (step >= count || count !== this.lab.decided.length) return this.lab.look(-1);
      this.lab.look(step);
      step += 1;
      this.playing = setTimeout(next, Math.max(60, Math.min(420, 6000 / count)));
    };
    next();
  }

  draw() {
    const { decided } = this.lab;
    byId("story").classList.toggle("empty", decided.length === 0);
    this.slider.max = decided.length;
    this.slider.value = 0;
    const lanes = this.lanes();
    const from = decided[0]?.at ?? 0;
    const to = Math.max(from + 0.1, this.lab.moment.now, decided[decided.length - 1]?.at ?? 0);
    this.at = (time) => `${4 + ((time - from) / (to - from)) * 92}%`;
    const rows = [];
    for (const lane of lanes.values()) {
      const track = make("div.track");
      for (const part of lane.parts) {
        const element = make(`i.part.${part.kind}`, { title: `${part.title} · ${(part.from - from).toFixed(2)} s` });
        element.style.left = this.at(part.from);
        if (part.to !== undefined) {
          element.classList.add("span");
          element.style.right = `calc(100% - ${this.at(Math.min(part.to, to))})`;
        }
        track.append(element);
      }
      rows.push(make("div.lane", { class: `of-${lane.kind}` }, make("span.who", { title: say(`lanes.${lane.kind}`) }, lane.name), track));
    }
    this.head = make("i.head");
    const axis = make("div.lane.axis", {}, make("span.who"), make("div.track", {}, ...this.ticks(from, to), this.head));
    replace(this.root, ...rows, decided.length ? axis : null);
    this.look();
  }

  ticks(from, to) {
    const steps = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 60];
    // As many as there is room for.
    const count = Math.max(2, Math.min(6, Math.floor((this.width * 0.7) / 56)));
    const step = steps.find((each) => (to - from) / each <= count) ?? 600;
    const ticks = [];
    for (let time = 0; time <= to - from + 1e-9; time += step) {
      const tick = make("i.tick", {}, `${Number(time.toFixed(2))} s`);
      tick.style.left = this.at(from + time);
      ticks.push(tick);
    }
    return ticks;
  }

  /**
   * Read from the decisions: nothing else is known about what happened. A part is from..to in seconds: without `to`
   * a moment, with Infinity still open.
   */
  lanes() {
    const lanes = new Map();
    const lane = (kind, name) => {
      const key = `${kind} ${name}`;
      if (!lanes.has(key)) lanes.set(key, { kind, name, parts: [], open: null });
      return lanes.get(key);
    };
    const begin = (lane, kind, at, title) => {
      if (lane.open) lane.open.to = at;
      lane.open = { kind, from: at, to: Infinity, title };
      lane.parts.push(lane.open);
    };
    const end = (lane, at) => {
      if (lane.open) lane.open.to = at;
      lane.open = null;
    };
    const hit = new Set(this.lab.decided
      .filter(({ decision: { kind, verdict } }) => kind === "touch" && verdict === "created")
      .map(({ decision }) => decision.subject));
    for (const { at, decision } of this.lab.decided) {
      const { kind, subject, verdict } = decision;
      if (kind === "touch" && decision.finger) {
        const finger = lane("finger", `${say("lanes.finger")} ${decision.finger}`);
        if (verdict === "created") begin(finger, "down", at, finger.name);
        else if (verdict === "ended" || verdict === "cancelled" || verdict === "over") end(finger, at);
        else if (verdict === "moved") finger.parts.push({ kind: "move", from: at, title: finger.name });
        else if (verdict === "held") {
          const view = lane("view", subject);
          if (!view.open) begin(view, "held", at, `${subject}: ${say("states.held")} (${decision.by})`);
        } else if (subject && (verdict === "taken" || verdict === "discarded")) {
          end(lane("view", subject), at);
        }
      } else if (kind === "recognizer") {
        const own = lane("recognizer", subject);
        if (verdict === "offered" || verdict === "counts") {
          if (!own.open) begin(own, "possible", at, `${subject}: ${say("states.possible")}`);
        } else if (verdict === "waits") {
          begin(own, "waits", at, `${subject}: ${say("states.waits")} → ${decision.for}`);
        } else if (verdict === "began" || verdict === "changed") {
          if (own.open?.kind !== "began") begin(own, "began", at, `${subject}: ${say(`states.${verdict}`)}`);
          else own.parts.push({ kind: "move", from: at, title: `${subject}: ${say("states.changed")}` });
        } else if (verdict !== "possible") {
          end(own, at);
          own.parts.push({ kind: verdict, from: at, title: `${subject}: ${say(`states.${verdict}`) ?? verdict}` });
        }
      } else if (kind === "delivery" && decision.message) {
        // Who only passes it on stands in the chain.
        if (verdict !== "handled" && !hit.has(subject)) continue;
        const view = lane("view", subject);
        if (view.open?.kind === "held") end(view, at);
        const message = decision.message.replace("touches", "").toLowerCase();
        const isHandled = verdict === "handled" ? "handled" : "heard";
        view.parts.push({ kind: message.startsWith("cancelled") ? "cancelled" : isHandled, from: at, title: `${subject}: ${decision.message}` });
      }
    }
    const order = ["finger", "recognizer", "view"];
    return new Map([...lanes].sort((one, other) => order.indexOf(one[1].kind) - order.indexOf(other[1].kind)));
  }

  /** The decision that is looked at, as a sentence with its rule. */
  look() {
    const { lab } = this;
    const count = lab.decided.length;
    this.slider.value = lab.step + 1;
    this.slider.disabled = count === 0;
    const words = byId("sentence");
    if (lab.step < 0 || count === 0) {
      this.head.hidden = true;
      this.slider.setAttribute("aria-valuetext", count ? say("decisionCount")(count) : "0");
      replace(words, count ? make("span.quiet", {}, say("decisionCount")(count)) : null);
      return;
    }
    const { at } = lab.decided[lab.step];
    this.head.hidden = false;
    this.head.style.left = this.at(at);
    const sentences = lab.isLive ? [] : this.sentences();
    const sentence = sentences[lab.step];
    const place = `${lab.step + 1} ${say("step")} ${count}`;
    this.slider.setAttribute("aria-valuetext", sentence ? `${place}: ${sentence.words}` : place);
    replace(words, make("span.quiet", {}, `${lab.step + 1}/${count} `),
      ...(sentence ? cited(sentence.words, sentence.rules, this.explain) : [lab.decided[lab.step].decision.kind]));
  }

  /** Of a line of several events only the last one's sentences are known; the others stand before them. */
  sentences() {
    const told = this.lab.tellSentences();
    const missing = this.lab.decided.length - told.length;
    return missing > 0 ? [...Array(missing), ...told] : told;
  }
}
