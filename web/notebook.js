// The notebook: every command, typed or touched, is a cell with its answer.

import { make, sign, replace, byId, notify, drawAnew } from "./dom.js";
import { note, paragraphs } from "./prose.js";
import { say } from "./words.js";

export class Notebook {
  /** Bodies that were not laid out yet. */
  fresh = [];

  /** @param {import("./lab.js").Lab} lab @param {(rule: string) => void} explain */
  constructor(lab, explain) {
    this.lab = lab;
    this.explain = explain;
    this.root = byId("notebook");
    this.isStale = true;
    lab.addEventListener("change", (event) => this.update(event.detail));
    lab.addEventListener("opened", () => this.redraw());
    lab.addEventListener("language", () => this.redraw());
    byId("undo").addEventListener("click", () => lab.run("undo"));
    byId("redo").addEventListener("click", () => lab.run("redo"));
    byId("save").addEventListener("click", () => this.save());
    byId("open").addEventListener("click", () => byId("file").click());
    byId("file").addEventListener("change", (event) => this.openFile(event.target.files[0]));
    byId("add-note").addEventListener("click", () => this.writeNote());
    const page = document.documentElement;
    page.addEventListener("dragover", (event) => event.preventDefault());
    page.addEventListener("drop", (event) => {
      event.preventDefault();
      if (event.dataTransfer.files.length) this.openFile(event.dataTransfer.files[0]);
    });
    this.redraw();
  }

  /** New cells are added; after undo and edit all are read anew. */
  update({ replies = [] } = {}) {
    if (this.lab.mode) return this.redraw();
    const isOrdinary = replies.every((reply) => reply.cell !== undefined || reply.error);
    const changes = replies.flatMap((_, place) => this.changesOf(place));
    if (!isOrdinary || changes.length) {
      this.redraw(new Set(changes));
      for (const reply of replies) if (reply.cell === undefined) this.addAnswer(reply);
      return;
    }
    for (const reply of replies) {
      if (reply.cell === undefined) this.addAnswer(reply);
      else this.root.append(this.cell({ ...reply, number: reply.cell }));
    }
    this.scroll();
  }

  changesOf(place) {
    const text = this.lab.lastJSON?.[place];
    const changed = text ? JSON.parse(text).result?.changed : null;
    return Array.isArray(changed) ? changed.map(({ cell }) => cell) : [];
  }

  redraw(changed = new Set()) {
    const cells = this.lab.ask("cells");
    drawAnew(this.root.parentElement,
      () => replace(this.root, ...(Array.isArray(cells) ? cells : []).map((cell) => this.cell(cell, changed.has(cell.number)))));
    if (!this.root.children.length) replace(this.root, make("li.hint", {}, say("emptyNotebook")));
    this.scroll();
  }

  scroll() {
    this.root.querySelector(".hint:not(:only-child)")?.remove();
    // To the end, once for all that is added at one time, and when the page is laid out anyway.
    this.scrolling ??= requestAnimationFrame(() => {
      this.scrolling = null;
      this.root.parentElement.scrollTop = this.root.parentElement.scrollHeight;
      for (const body of this.fresh.splice(0)) if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    });
  }

  /** What is longer than its box is scrolled by keyboard too; how long it is shows when it is laid out. */
  body(children) {
    const body = make("div.body", {}, ...children);
    this.fresh.push(body);
    return body;
  }

  cell(cell, isChanged = false) {
    if (cell.note !== undefined) {
      return make("li.cell.note", { "data-cell": cell.number },
        this.body(note(cell.note)), this.tools(cell));
    }
    return make("li.cell", { "data-cell": cell.number, class: [cell.failed && "failed", isChanged && "changed"].filter(Boolean).join(" ") || null },
      make("div.command", {}, make("span.number", {}, String(cell.number)), make("code", {}, cell.command),
        isChanged ? make("mark", {}, say("changed")) : null),
      this.body(this.answer(cell)),
      this.tools(cell));
  }

  answer(reply) {
    if (reply.error) return [make("pre.error", {}, reply.lines.join("\n"))];
    return paragraphs(reply.text, this.explain);
  }

  tools(cell) {
    return make("span.tools", {},
      cell.note === undefined
        ? sign("button.quiet", `${say("edit")} ${cell.number}`, "✎", (event) => this.edit(cell, event))
        : null,
      sign("button.quiet", `${say("delete")} ${cell.number}`, "✕", () => this.lab.run(`delete ${cell.number}`)));
  }

  /** What was asked and is no cell: an error, help about the notebook. */
  addAnswer(reply) {
    this.root.querySelectorAll(".passing").forEach((element) => element.remove());
    const lines = reply.error ? [make("pre.error", {}, `${"  "}${reply.command}\n${reply.lines.join("\n")}`)] : paragraphs(reply.text, this.explain);
    if (lines.length) this.root.append(make("li.cell.passing", { class: reply.error ? "failed" : null }, this.body(lines)));
    this.scroll();
  }

  edit(cell, event) {
    const item = event.target.closest("li");
    const input = make("input.edit", { type: "text", value: cell.command, "aria-label": `${say("edit")} ${cell.number}`, autocapitalize: "off", autocomplete: "off", spellcheck: "false" });
    const done = () => {
      if (input.value.trim() && input.value !== cell.command) this.lab.run(`edit ${cell.number} ${input.value}`);
      else this.redraw();
    };
    input.addEventListener("keydown", (key) => {
      if (key.key === "Enter") done();
      if (key.key === "Escape") this.redraw();
    });
    replace(item.querySelector(".command"), make("span.number", {}, String(cell.number)), input);
    input.focus();
  }

  writeNote() {
    if (this.root.querySelector("form.writing")) return;
    const text = make("textarea", { rows: 3, "aria-label": say("noteText"), placeholder: say("noteText") });
    const form = make("form.writing", {
      onsubmit: (event) => {
        event.preventDefault();
        const words = text.value.replace(/\s*\n\s*/g, " ").trim();
        form.remove();
        if (words) this.lab.run(`note ${words}`);
      },
    }, text, make("button", {}, say("add")));
    this.root.append(form);
    text.focus();
    this.scroll();
  }

  save() {
    const link = make("a", { download: "notebook.md", href: URL.createObjectURL(new Blob([this.lab.document()], { type: "text/markdown" })) });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  async openFile(file) {
    if (!file) return;
    const problem = this.lab.open(await file.text());
    if (problem) notify(problem);
    byId("file").value = "";
  }
}
