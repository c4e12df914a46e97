// The scene as a tree for screen readers, always true to the picture, and for everybody who asks for it.

import { make, replace, byId } from "./dom.js";
import { say } from "./words.js";

export class Tree {
  constructor(lab) {
    this.lab = lab;
    for (const kind of ["change", "live", "look", "language"]) lab.addEventListener(kind, () => this.drawSoon());
    this.draw();
  }

  /** Once for all that happens at one time. */
  drawSoon() {
    if (this.isDue) return;
    this.isDue = true;
    const draw = () => {
      this.isDue = false;
      this.draw();
    };
    // A large scene is not to hold up a finger.
    if (this.lab.picture.views.length > 200 && window.requestIdleCallback) requestIdleCallback(draw, { timeout: 500 });
    else setTimeout(draw);
  }

  draw() {
    const { picture, moment } = this.lab;
    const standing = this.lab.standing();
    const controllers = new Map(picture.controllers.map((each) => [each.view, each.name]));
    const items = new Map();
    for (const view of picture.views) {
      const notes = [];
      if (controllers.has(view.name)) notes.push(controllers.get(view.name));
      if (view.closedBy === view.name) notes.push(`${say("legend.closed")}: ${view.gates.join(", ")}`);
      if (standing.hit.has(view.name)) notes.push(say("legend.hit"));
      else if (standing.heard.has(view.name)) notes.push(say("legend.heard"));
      for (const each of moment.recognizers) {
        if (each.view === view.name) notes.push(`${each.name} (${say(`states.${each.state}`)})`);
      }
      const list = make("ul", { role: "group" });
      const item = make("li", { role: "treeitem", "aria-level": view.depth + 3, "data-name": view.name },
        make("span", {}, view.name, " ", make("small", {}, [view.class, ...notes].join(" · "))));
      items.set(view.name, { item, list, parent: view.in });
    }
    const windows = make("ul", { role: "group" });
    for (const { item, list, parent } of items.values()) {
      const above = parent !== undefined ? items.get(parent) : null;
      const into = above ? above.list : windows;
      if (above && !above.list.parentElement) {
        above.item.append(above.list);
        above.item.setAttribute("aria-expanded", "true");
      }
      into.append(item);
    }
    const scene = make("li", { role: "treeitem", "aria-level": 2, "aria-expanded": "true" }, make("span", {}, "scene ", make("small", {}, "UIWindowScene")), windows);
    const delegate = make("li", { role: "treeitem", "aria-level": 2 }, make("span", {}, "delegate"));
    replace(byId("tree"), make("li", { role: "treeitem", "aria-level": 1, "aria-expanded": "true" },
      make("span", {}, "app ", make("small", {}, "UIApplication")), make("ul", { role: "group" }, delegate, scene)));
    byId("tree").setAttribute("aria-label", say("tree"));
  }
}
