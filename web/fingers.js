// Fingers: what is done to the phone with a finger, a mouse, a pen or the keyboard becomes the engine's own
// commands, while it happens and when it is done.

import { byId } from "./dom.js";

const round = (number) => Math.round(number);
const seconds = (milliseconds) => Math.round(milliseconds) / 1000;

export class Fingers {
  /** @param {import("./lab.js").Lab} lab @param {import("./phone.js").Phone} phone */
  constructor(lab, phone) {
    this.lab = lab;
    this.phone = phone;
    /** Of each pointer on the screen its finger, where it began and where it is. */
    this.down = new Map();
    this.tracks = [];
    this.said = [];
    this.moves = new Map();
    /** What fingers began or ended since the engine was last told. */
    this.changes = new Map();
    this.frame = 0;
    const root = byId("phone");
    root.addEventListener("pointerdown", (event) => this.press(event));
    root.addEventListener("pointermove", (event) => this.move(event));
    root.addEventListener("pointerup", (event) => this.lift(event));
    root.addEventListener("pointercancel", (event) => this.lose(event));
    root.addEventListener("lostpointercapture", (event) => this.lose(event));
    root.addEventListener("contextmenu", (event) => event.preventDefault());
    root.addEventListener("keydown", (event) => this.key(event));
    root.addEventListener("keyup", (event) => this.keyUp(event));
    root.addEventListener("blur", () => this.loseAll());
    document.addEventListener("visibilitychange", () => document.hidden && this.loseAll());
    addEventListener("resize", () => this.loseAll());
    lab.addEventListener("ending", () => this.end());
  }

  // MARK: Pointers

  press(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (this.phone.depth > 0) return;
    event.preventDefault();
    try {
      event.currentTarget.setPointerCapture(event.pointerId);
    } catch {
      // A pointer that is gone already.
    }
    const point = this.phone.point(event).map(round);
    if (this.pick) return this.pickFrom(event.pointerId, point);
    if (this.ask?.(point)) return;
    this.land(event.pointerId, point);
    if (event.altKey && event.pointerType === "mouse") {
      this.land(`${event.pointerId} mirrored`, this.mirrored(point));
    }
  }

  // MARK: Something for a command

  /** A word is wanted that the phone can give: where a finger goes down and up is that, and no touch. */
  pickFrom(id, point) {
    this.picking = { id, start: point, end: point };
    this.phone.drawPicked(this.pick.kind === "rect" ? this.picking : null);
  }

  pickTo(point) {
    this.picking.end = point;
    if (this.pick?.kind === "rect") this.phone.drawPicked(this.picking);
  }

  picked() {
    const { start, end } = this.picking;
    this.picking = null;
    this.phone.drawPicked(null);
    this.pick?.done(start, end);
  }

  move(event) {
    if (this.picking?.id === event.pointerId) return this.pickTo(this.phone.point(event).map(round));
    for (const id of [event.pointerId, `${event.pointerId} mirrored`]) {
      if (!this.down.has(id)) continue;
      const point = this.phone.point(event).map(round);
      this.moves.set(id, id === event.pointerId ? point : this.mirrored(point));
    }
    if (this.moves.size) this.wake();
  }

  lift(event) {
    if (this.picking?.id === event.pointerId) return this.picked();
    for (const id of [event.pointerId, `${event.pointerId} mirrored`]) {
      if (this.down.has(id)) this.leave(id, "ended");
    }
  }

  lose(event) {
    for (const id of [event.pointerId, `${event.pointerId} mirrored`]) {
      if (this.down.has(id)) this.leave(id, "cancelled");
    }
  }

  loseAll() {
    this.picking = null;
    this.phone.drawPicked(null);
    for (const id of [...this.down.keys()]) this.leave(id, "cancelled");
  }

  /** Is there no finger down, and nothing undecided? */
  isDone() {
    return !this.lab.isLive && this.down.size === 0 && this.changes.size === 0;
  }

  /** Fingers that are down are lost; what was done becomes a cell, decided or not. */
  end() {
    if (this.isDone()) return;
    this.loseAll();
    this.tell();
    this.lab.settle(this.names());
  }

  /** About the middle, as Apple's Simulator does it. */
  mirrored([x, y]) {
    const { width, height } = this.lab.picture.size;
    return [round(width - x), round(height - y)];
  }

  // MARK: Keys

  key(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      if (this.phone.depth > 0) return this.phone.turnBy(step[1] * 5, step[0] * 5);
      const { width, height } = this.lab.picture.size;
      const [x, y] = this.phone.cursor ?? [round(width / 2), round(height / 2)];
      const by = event.shiftKey ? 1 : 10;
      this.phone.cursor = [
        Math.max(0, Math.min(width - 1, x + step[0] * by)),
        Math.max(0, Math.min(height - 1, y + step[1] * by)),
      ];
      if (this.picking?.id === "key") this.pickTo(this.phone.cursor);
      if (this.down.has("key")) {
        this.moves.set("key", this.phone.cursor);
        this.wake();
      }
      this.phone.drawFingers();
    } else if ((event.key === "Enter" || event.key === " ") && !event.repeat) {
      event.preventDefault();
      if (this.phone.depth > 0) return;
      const { width, height } = this.lab.picture.size;
      this.phone.cursor ??= [round(width / 2), round(height / 2)];
      if (this.pick) {
        // A rectangle takes two corners.
        if (!this.picking) this.pickFrom("key", this.phone.cursor);
        else this.pickTo(this.phone.cursor);
        if (this.pick.kind !== "rect" || this.isSecondCorner) this.picked();
        this.isSecondCorner = Boolean(this.picking);
        return;
      }
      if (this.ask?.(this.phone.cursor)) return;
      this.land("key", this.phone.cursor);
    } else if (event.key === "Escape" && this.down.has("key")) {
      this.leave("key", "cancelled");
    }
  }

  keyUp(event) {
    if ((event.key === "Enter" || event.key === " ") && this.down.has("key")) {
      this.leave("key", "ended");
    }
  }

  // MARK: What the fingers do

  land(id, point) {
    const used = new Set([...this.down.values()].map((track) => track.finger));
    let finger = 1;
    while (used.has(finger)) finger += 1;
    const now = performance.now();
    const track = { finger, start: point, at: point, from: now, to: now, moved: false, path: [[0, ...point]], ended: null };
    if (!this.lab.isLive && this.changes.size === 0) {
      this.tracks = [];
      this.said = [];
      this.last = now;
      this.began = now;
    }
    this.down.set(id, track);
    this.tracks.push(track);
    this.change(finger, `began ${point.join(" ")}`);
  }

  leave(id, phase) {
    this.flush();
    const track = this.down.get(id);
    this.down.delete(id);
    this.moves.delete(id);
    track.to = performance.now();
    track.ended = phase;
    this.change(track.finger, phase);
  }

  /** Fingers that land or leave at the same time are one event. */
  change(finger, what) {
    if (this.changes.has(finger)) this.tell();
    if (this.changes.size === 0) this.telling = setTimeout(() => this.tell());
    this.changes.set(finger, what);
  }

  tell() {
    clearTimeout(this.telling);
    if (this.changes.size === 0) return;
    const words = [...this.changes].map(([finger, what]) => `${finger} ${what}`);
    this.changes.clear();
    this.say(`touch ${words.join(", ")}`);
    this.wake();
  }

  /** Time goes on as it does on the wall. */
  say(command) {
    const now = performance.now();
    const passed = this.lab.isLive ? seconds(now - this.last) : 0;
    this.last = now;
    this.tellEngine(passed, command);
  }

  /** What the engine is told is kept too, as it would be typed: of two waits in a row comes one. */
  tellEngine(passed, command = null) {
    const words = [];
    if (passed > 0) {
      words.push(`wait ${passed}`);
      const before = /^wait ([\d.]+)$/.exec(this.said.at(-1) ?? "");
      if (before) this.said.pop();
      this.said.push(`wait ${seconds(1000 * (passed + Number(before?.[1] ?? 0)))}`);
    }
    if (command) {
      words.push(command);
      this.said.push(command);
    }
    this.lab.live(words.join("; "));
  }

  flush() {
    if (this.moves.size) this.tell();
    const parts = [];
    for (const [id, point] of this.moves) {
      const track = this.down.get(id);
      if (!track || (track.at[0] === point[0] && track.at[1] === point[1])) continue;
      track.at = point;
      track.moved = true;
      track.path.push([performance.now() - this.began, ...point]);
      parts.push(`${track.finger} moved ${point.join(" ")}`);
    }
    this.moves.clear();
    if (parts.length) this.say(`touch ${parts.join(", ")}`);
  }

  wake() {
    if (!this.frame) this.frame = requestAnimationFrame(() => this.beat());
  }

  /** Once a frame while something goes on: fingers move, or a recognizer is undecided. */
  beat() {
    this.frame = 0;
    this.tell();
    if (!this.lab.isLive) return;
    this.flush();
    const now = performance.now();
    if (this.lab.moment.waits && now - this.last >= 30) {
      const passed = seconds(now - this.last);
      this.last = now;
      this.tellEngine(passed);
    }
    if (this.down.size || this.lab.moment.waits) return this.wake();
    this.lab.settle(this.names());
  }

  /** What it may be called, the shortest first. */
  names() {
    const names = [];
    const tracks = this.tracks;
    const isWhole = tracks.every((track) => track.ended === "ended");
    const at = tracks[0].start.join(" ");
    const first = tracks[0];
    const lasted = Math.max(0.01, Math.round((first.to - first.from) / 10) / 100);
    if (isWhole) {
      const same = tracks.every((track) => near(track.start, first.start) && near(track.at, track.start));
      const together = tracks.every((track) => track.from < first.to);
      if (tracks.length === 1 || (same && !together)) {
        names.push(`tap ${at}${tracks.length > 1 ? ` count ${tracks.length}` : ""}`);
        if (tracks.length === 1) names.push(`press-and-hold ${at} ${lasted}s`, `press-and-hold ${at} ${Math.max(0.6, lasted)}s`);
      }
      if (tracks.length === 1 && first.moved) {
        const to = first.at.join(" ");
        for (const time of [lasted, 0.3, 0.15, 1]) names.push(`drag ${at} to ${to} over ${time}s`);
        const [x, y] = [first.at[0] - first.start[0], first.at[1] - first.start[1]];
        const way = Math.abs(x) > Math.abs(y) ? (x > 0 ? "right" : "left") : y > 0 ? "down" : "up";
        const isStraight = Math.min(Math.abs(x), Math.abs(y)) < 20;
        if (lasted < 0.5 && isStraight && Math.abs(Math.hypot(x, y) - 120) < 40) names.push(`swipe ${way} at ${at}`);
      }
      if (tracks.length === 2 && together) names.push(...twoFingers(tracks));
    }
    // What was undecided when the last finger left is waited for.
    const late = seconds(this.last - Math.max(...tracks.map((track) => track.to)));
    const rest = late < 0.03 ? 0 : late;
    const waited = rest > 0 ? names.map((name) => `${name}; wait ${rest}`) : [];
    return [...names, ...waited, ...[6, 3, 2].map((every) => this.thinned(every)), this.said.join("; ")];
  }

  /** The touches one by one, with some of the moves left out. */
  thinned(every) {
    const events = [];
    for (const track of this.tracks) {
      const { finger, path } = track;
      events.push([track.from - this.began, `touch ${finger} began ${track.start.join(" ")}`]);
      path.slice(1).forEach(([time, x, y], index) => {
        if (index % every === 0 || index === path.length - 2) events.push([time, `touch ${finger} moved ${x} ${y}`]);
      });
      events.push([track.to - this.began, `touch ${finger} ${track.ended}`]);
    }
    events.sort((one, other) => one[0] - other[0]);
    let now = 0;
    const words = [];
    for (const [time, command] of events) {
      const passed = seconds(time - now);
      const last = words[words.length - 1];
      // What happens within a frame is one event, where it is the same for each finger.
      if (passed < 0.008 && last?.startsWith("touch") && last.includes(command.split(" ")[2]) && !last.includes(`touch ${command.split(" ")[1]} `)) {
        words[words.length - 1] = `${last}, ${command.slice(6)}`;
        continue;
      }
      if (passed > 0) words.push(`wait ${passed}`);
      now = time;
      words.push(command);
    }
    const rest = seconds(this.last - this.began - now);
    if (rest >= 0.03) words.push(`wait ${rest}`);
    return words.join("; ");
  }
}

const near = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]) < 20;

function twoFingers([one, two]) {
  const middle = [round((one.start[0] + two.start[0]) / 2), round((one.start[1] + two.start[1]) / 2)].join(" ");
  const between = (a, b) => [b[0] - a[0], b[1] - a[1]];
  const before = between(one.start, two.start);
  const after = between(one.at, two.at);
  const scale = Math.hypot(...after) / (Math.hypot(...before) || 1);
  let turned = ((Math.atan2(after[1], after[0]) - Math.atan2(before[1], before[0])) * 180) / Math.PI;
  turned = ((turned + 540) % 360) - 180;
  return [
    `tap ${middle} fingers 2`,
    `pinch ${middle} scale ${Math.round(scale * 100) / 100}`,
    `rotate ${middle} by ${Math.round(turned)}`,
  ];
}
