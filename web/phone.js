// The phone: every view a box, in the order in which it is painted.

import { make, replace, byId, isStill } from "./dom.js";
import { say } from "./words.js";

const colors = ["#5b8def", "#e8894a", "#4fae8a", "#b779d6", "#d9667b", "#8a9a3b", "#4aa7b8", "#c79a2f"];
const named = {
  red: "#e5484d", green: "#30a46c", blue: "#3e7bfa", yellow: "#e2b714", orange: "#f07a2f", purple: "#8e5bd6",
  pink: "#e0619d", cyan: "#22a6c2", gray: "#8b8d98", grey: "#8b8d98", black: "#3a3a40", white: "#f2f2f4",
};

export class Phone {
  /** @param {import("./lab.js").Lab} lab */
  constructor(lab) {
    this.lab = lab;
    this.root = byId("phone");
    this.stage = byId("stage");
    this.boxes = new Map();
    this.depth = 0;
    this.turn = { x: 18, y: -28 };
    new ResizeObserver(() => this.fit()).observe(this.root);
    for (const kind of ["change", "live", "look", "language"]) {
      lab.addEventListener(kind, () => this.draw(kind));
    }
    this.draw("change");
  }

  fit() {
    const { width } = this.lab.picture.size;
    this.scale = this.root.clientWidth / (width || 1);
    this.stage.style.setProperty("--scale", this.scale);
  }

  /** A point of the scene for one of the browser's window. */
  point(event) {
    const box = this.root.getBoundingClientRect();
    const { width, height } = this.lab.picture.size;
    return [
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    ];
  }

  draw(kind) {
    const { picture } = this.lab;
    if (picture !== this.drawn) {
      this.drawn = picture;
      this.drawViews(picture);
    }
    this.mark(kind);
    this.drawFingers();
  }

  drawViews(picture) {
    const { width, height } = picture.size;
    this.root.style.aspectRatio = `${width || 320} / ${height || 480}`;
    this.stage.style.width = `${width}px`;
    this.stage.style.height = `${height}px`;
    byId("device").style.setProperty("--ratio", (width || 320) / (height || 480));
    this.fit();
    const boxes = new Map();
    picture.views.forEach((view, order) => {
      const box = this.boxes.get(view.name) ?? this.makeBox(view);
      this.place(box, view, order);
      boxes.set(view.name, box);
    });
    for (const [name, box] of this.boxes) if (!boxes.has(name)) box.remove();
    this.boxes = boxes;
    // In the order in which they are painted; a box that is at its place already stays.
    let next = this.stage.firstChild;
    for (const box of boxes.values()) {
      if (box === next) next = next.nextSibling;
      else this.stage.insertBefore(box, next);
    }
  }

  makeBox(view) {
    return make("div.view", { "data-name": view.name }, make("span.name"), make("span.text"));
  }

  place(box, view, order) {
    const [x0, y0, x1, y1, x2, y2, x3, y3] = view.corners;
    const width = Math.hypot(x1 - x0, y1 - y0);
    const height = Math.hypot(x3 - x0, y3 - y0);
    const isUpright = y1 === y0 && x3 === x0 && x1 >= x0 && y3 >= y0;
    const style = box.style;
    style.width = `${width}px`;
    style.height = `${height}px`;
    // The corners are where the view is on the screen, so that a map of the unit square is all it takes.
    const flat = isUpright
      ? `translate(${x0}px, ${y0}px)`
      : `matrix(${(x1 - x0) / (width || 1)}, ${(y1 - y0) / (width || 1)}, ${(x3 - x0) / (height || 1)}, ${(y3 - y0) / (height || 1)}, ${x0}, ${y0})`;
    style.setProperty("--flat", flat);
    style.setProperty("--order", order);
    style.clipPath = view.clip && isUpright ? clipPath(view, x0, y0) : "";
    const isScreen = view.depth === 0 || (width === this.lab.picture.size.width && view.depth === 1);
    const colour = named[view.name.toLowerCase()] ?? colors[hash(view.name) % colors.length];
    style.setProperty("--own", isScreen ? "var(--screen)" : colour);
    box.className = "view";
    box.classList.toggle("screen", isScreen);
    box.classList.toggle("window", view.depth === 0);
    box.classList.toggle("hidden", Boolean(view.hidden));
    box.classList.toggle("closed", Boolean(view.closedBy));
    box.classList.toggle("own-gate", view.closedBy === view.name);
    box.classList.toggle("layer", Boolean(view.isLayer));
    box.classList.toggle("small", Math.min(width, height) < 30);
    box.dataset.kind = view.kind ?? "CALayer";
    box.firstChild.textContent = view.name;
    box.lastChild.textContent = view.text ?? "";
    if (view.on) box.classList.add("on");
  }

  /** Who was asked, closed and hit, up to the decision that is looked at. */
  mark(kind) {
    const standing = this.lab.standing();
    const order = new Map([...standing.asked].map((name, place) => [name, place]));
    const isMoving = !isStill() && kind !== "look" && this.lab.step < 0;
    for (const [name, box] of this.boxes) {
      const place = order.get(name) ?? -1;
      box.classList.toggle("asked", place >= 0);
      box.classList.toggle("hit", standing.hit.has(name));
      box.classList.toggle("kept-out", standing.closed.has(name));
      box.classList.toggle("heard", standing.heard.has(name));
      box.classList.toggle("subject", standing.subject === name);
      box.classList.toggle("first", this.lab.moment.firstResponder === name);
      const delay = isMoving && place > 0 ? place * 45 : 0;
      if (delay !== box.delay) {
        box.delay = delay;
        box.style.setProperty("--delay", `${delay}ms`);
      }
    }
    this.root.classList.toggle("touched", standing.hit.size > 0 || order.size > 0);
  }

  drawFingers() {
    const fingers = byId("fingers");
    const { width, height } = this.lab.picture.size;
    const marks = [];
    const mark = (kind, x, y, text = "") => {
      const element = make(kind, {}, text);
      element.style.left = `${(x / width) * 100}%`;
      element.style.top = `${(y / height) * 100}%`;
      marks.push(element);
    };
    for (const { point, finger } of this.lab.moment.touches) {
      mark("div.finger.down", point.x, point.y, String(finger));
    }
    if (!marks.length) {
      for (const { decision } of this.pointsOfLast()) mark("div.finger", decision.point.x, decision.point.y);
    }
    if (this.cursor) mark("div.cursor", ...this.cursor);
    replace(fingers, ...marks);
    this.drawOffers();
  }

  /** The rectangle that is being drawn for a command. */
  drawPicked(corners) {
    const mark = byId("picked");
    mark.hidden = !corners;
    if (!corners) return;
    const { width, height } = this.lab.picture.size;
    const [[x, y], [toX, toY]] = [corners.start, corners.end];
    mark.style.inset = `${(Math.min(y, toY) / height) * 100}% ${100 - (Math.max(x, toX) / width) * 100}% ${100 - (Math.max(y, toY) / height) * 100}% ${(Math.min(x, toX) / width) * 100}%`;
  }

  /** Where the fingers of the last event landed: the points at which windows were asked. */
  pointsOfLast() {
    return this.lab.decided.filter(({ decision }) =>
      decision.kind === "window" && decision.verdict === "asked" && decision.point).slice(-2);
  }

  /** The recognizers that were offered the touch, with their states, beside the screen. */
  drawOffers() {
    const offered = new Map();
    const end = this.lab.step < 0 ? this.lab.decided.length : this.lab.step + 1;
    for (const { decision } of this.lab.decided.slice(0, end)) {
      if (decision.kind !== "recognizer") continue;
      const known = offered.get(decision.subject) ?? { state: "possible" };
      if (decision.verdict === "offered") known.view = decision.view;
      else if (decision.verdict === "waits") Object.assign(known, { state: "waits", for: decision.for });
      else if (decision.verdict !== "counts") Object.assign(known, { state: decision.verdict, for: null });
      offered.set(decision.subject, known);
    }
    const list = [...offered].map(([name, { state, view, for: other }]) =>
      make("li", { class: `state-${state}` },
        make("b", {}, name), " ",
        make("span", {}, (say(`states.${state}`) ?? state) + (other ? ` → ${other}` : "")),
        view ? make("small", {}, view) : null));
    replace(byId("offers"), ...list);
  }

  // MARK: Layers

  pullApart(depth) {
    this.depth = depth;
    this.root.classList.toggle("apart", depth > 0);
    // A few views are pulled further apart than many.
    const widest = Math.max(26, Math.min(64, 320 / this.boxes.size));
    this.stage.style.setProperty("--gap", `${depth * widest}px`);
    this.stage.style.setProperty("--back", `${(-depth * widest * this.boxes.size) / 2}px`);
    this.turnBy(0, 0);
  }

  turnBy(x, y) {
    this.turn.x = Math.max(-80, Math.min(80, this.turn.x + x));
    this.turn.y += y;
    const part = Math.min(1, this.depth * 3);
    this.stage.style.setProperty("--turn-x", `${this.turn.x * part}deg`);
    this.stage.style.setProperty("--turn-y", `${this.turn.y * part}deg`);
  }
}

function clipPath(view, x, y) {
  const points = [];
  for (let index = 0; index < view.clip.length; index += 2) {
    points.push(`${view.clip[index] - x}px ${view.clip[index + 1] - y}px`);
  }
  return points.length ? `polygon(${points.join(", ")})` : "polygon(0 0)";
}

function hash(text) {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + character.codePointAt(0)) >>> 0;
  return hash;
}

