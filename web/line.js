// The input line: completion with descriptions, history, and errors under the word.

import { make, replace, byId } from "./dom.js";

export class Line {
  /** @param {import("./lab.js").Lab} lab */
  constructor(lab) {
    this.lab = lab;
    this.input = byId("line");
    this.list = byId("completions");
    this.hint = byId("hint");
    this.history = [];
    this.place = 0;
    this.chosen = -1;
    byId("line-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.run();
    });
    this.input.addEventListener("input", () => this.complete());
    this.input.addEventListener("paste", (event) => this.paste(event));
    this.input.addEventListener("keydown", (event) => this.key(event));
    this.input.addEventListener("blur", () => setTimeout(() => this.close(), 150));
  }

  run() {
    const text = this.input.value;
    this.close();
    if (!text.trim()) return;
    this.history.push(text);
    this.place = this.history.length;
    this.lab.run(text);
    const wrong = this.lab.replies.find((reply) => reply.error);
    if (!wrong) {
      this.input.value = "";
      return;
    }
    // The word that is wrong is selected, to be typed over.
    const start = text.indexOf(wrong.command) < 0 ? 0 : text.indexOf(wrong.command);
    const characters = [...text];
    const before = characters.slice(0, start + wrong.column - 1).join("").length;
    this.input.setSelectionRange(before, before + characters.slice(start + wrong.column - 1, start + wrong.column - 1 + wrong.length).join("").length);
    this.hint.textContent = wrong.error.split("\n")[0];
    this.hint.classList.add("wrong");
  }

  /** Several rows run as they stand: a field of one row would join them. */
  paste(event) {
    const rows = (event.clipboardData?.getData("text/plain") ?? "").split(/\r\n|\r|\n/);
    if (rows.filter((row) => row.trim()).length < 2) return;
    event.preventDefault();
    this.close();
    for (const row of rows) this.lab.run(row);
  }

  complete() {
    const text = this.input.value;
    const cursor = [...text.slice(0, this.input.selectionStart)].length;
    const answer = this.lab.ask("complete", `${cursor}\n${text}`);
    this.answer = answer;
    this.chosen = -1;
    this.hint.classList.remove("wrong");
    this.hint.textContent = text ? (answer.hint ?? "") : "";
    const offered = text ? answer.candidates.slice(0, 30) : [];
    replace(this.list, ...offered.map(({ text, detail }, place) =>
      make("li", { role: "option", id: `completion-${place}`, onpointerdown: (event) => { event.preventDefault(); this.take(place); } },
        make("b", {}, text), make("span", {}, detail))));
    this.list.hidden = offered.length === 0;
    this.input.setAttribute("aria-expanded", String(offered.length > 0));
  }

  key(event) {
    const isOpen = !this.list.hidden;
    if (event.key === "Tab" && isOpen && !event.shiftKey) {
      event.preventDefault();
      this.take(Math.max(0, this.chosen));
    } else if (event.key === "Escape") {
      this.close();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && isOpen && (this.chosen >= 0 || event.key === "ArrowDown")) {
      event.preventDefault();
      this.choose(this.chosen + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      const place = this.place + (event.key === "ArrowUp" ? -1 : 1);
      if (place < 0 || place > this.history.length) return;
      event.preventDefault();
      this.place = place;
      this.input.value = this.history[place] ?? "";
    } else if (event.key === "Enter" && isOpen && this.chosen >= 0) {
      event.preventDefault();
      this.take(this.chosen);
    }
  }

  choose(place) {
    const items = [...this.list.children];
    this.chosen = Math.max(-1, Math.min(items.length - 1, place));
    items.forEach((item, index) => item.setAttribute("aria-selected", String(index === this.chosen)));
    items[this.chosen]?.scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", this.chosen < 0 ? "" : `completion-${this.chosen}`);
  }

  take(place) {
    const { from, to, candidates } = this.answer;
    const characters = [...this.input.value];
    const text = candidates[place].text + " ";
    this.input.value = characters.slice(0, from).join("") + text + characters.slice(to).join("").trimStart();
    const cursor = characters.slice(0, from).join("").length + text.length;
    this.input.setSelectionRange(cursor, cursor);
    this.input.focus();
    this.complete();
  }

  close() {
    this.list.hidden = true;
    this.chosen = -1;
    this.input.setAttribute("aria-expanded", "false");
  }
}
