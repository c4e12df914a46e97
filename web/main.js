// Puts the page together, and gives the browser's console and other pages what they can hold on to.

import { Lab } from "./lab.js";
import { Phone } from "./phone.js";
import { Fingers } from "./fingers.js";
import { Timeline } from "./timeline.js";
import { Chain } from "./chain.js";
import { Story } from "./story.js";
import { Notebook } from "./notebook.js";
import { Line } from "./line.js";
import { Tree } from "./tree.js";
import { TouchMap } from "./map.js";
import { Course } from "./course.js";
import { Gallery } from "./gallery.js";
import { Readings } from "./readings.js";
import { byId, make, notify, replace } from "./dom.js";
import { ruleText } from "./prose.js";
import { readFragment, linkTo } from "./link.js";
import { remember, recall, putAside } from "./store.js";
import { say, speakWords, isLanguage } from "./words.js";

const pages = ["lab", "situations", "course"];

async function open() {
  // The page's own words are there before the engine is.
  const spoken = recall("language");
  const language = isLanguage(spoken) ? spoken : navigator.language.startsWith("zh") ? "zh-Hans" : "en";
  speakWords(language);
  speak(language);
  document.documentElement.classList.add("is-dressed");
  const lab = await Lab.open();
  const explain = explainer(lab);
  const phone = new Phone(lab);
  const fingers = new Fingers(lab, phone);
  new Timeline(lab, explain);
  new Chain(lab);
  new Story(lab, explain);
  const notebook = new Notebook(lab, explain);
  new Line(lab);
  new Tree(lab);
  new TouchMap(lab);
  new Readings(lab, explain);
  const gallery = new Gallery(lab);
  const course = new Course(lab, fingers, explain);

  lab.addEventListener("language", () => speak(lab.language));
  lab.addEventListener("show", (event) => show(event.detail));
  const go = (page) => lab.tell("show", page);
  lab.addEventListener("change", () => {
    document.body.classList.toggle("begun", lab.moment !== null && notebook.root.querySelector(".cell") !== null);
    // Only the window and its view: somebody who touches that has not begun yet.
    document.body.classList.toggle("bare", lab.picture.views.length <= 2);
    byId("rules").value = lab.rules;
  });
  lab.addEventListener("kept", () => {
    remember("notebook", lab.kept);
    remember("brought", lab.isBrought ? "yes" : "");
  });
  const bring = byId("bring-back");
  const offerBefore = () => (bring.hidden = !recall("before"));
  lab.addEventListener("leaving", ({ detail }) => {
    remember("before", detail);
    offerBefore();
  });
  bring.addEventListener("click", () => {
    const problem = lab.open(recall("before") ?? "");
    putAside("before");
    offerBefore();
    byId("line").focus({ preventScroll: true });
    if (problem) notify(problem);
  });
  offerBefore();
  addEventListener("pagehide", () => lab.keep());

  lab.speak(language);
  controls(lab, phone, go);

  const brought = byId("document").textContent.replace(/^<!.*/, "").trim();
  const handles = {
    /** Runs a line; the replies as the contract has them, one a line. */
    run: (line) => lab.run(String(line)),
    /** The notebook as Markdown. */
    document: () => lab.document(),
    /** Runs a document by itself and returns what each of its commands answers. */
    check: (text) => lab.ask("check", text),
    speak: (language) => lab.speak(language),
    /** What is known now, with an event for each change: see lab.js. */
    lab,
    /** Are all fingers up, and is what they did a cell? */
    isSettled: () => fingers.isDone(),
  };
  window.hitchain = handles;

  async function follow() {
    const wanted = await readFragment(location.hash);
    switch (wanted?.kind) {
      case "course": return go("course");
      case "situations": return go("situations");
      case "lesson":
        if (!/^[\w-]{1,64}$/.test(wanted.text)) return notify(say("linkBroken"));
        return course.begin(`lesson ${wanted.text}`);
      case "situation": return gallery.open(wanted.text) || notify(say("linkBroken"));
      case "do":
        // What a link runs is no part of what somebody has of their own.
        lab.open("", { isBrought: true });
        for (const line of wanted.text.split("\n")) lab.run(line);
        return show("lab");
      case "document": {
        const problem = lab.open(wanted.text, { isBrought: true });
        return problem ? notify(problem) : show("lab");
      }
      case "error": return notify(say(wanted.text));
      default: return false;
    }
  }
  addEventListener("hashchange", follow);
  const mine = recall("notebook");
  if (mine && lab.open(mine, { isBrought: recall("brought") === "yes" })) {
    putAside("notebook");
    notify(say("storeBroken"));
  }
  if (brought) {
    const problem = lab.open(decode(brought), { isBrought: true });
    if (problem) notify(problem);
  }
  await follow();
  document.documentElement.dataset.ready = "yes";
  lab.prepare();
}

/** A document of another is in base64, so that nothing in it can end its element. */
const decode = (text) =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));

function controls(lab, phone, go) {
  for (const button of document.querySelectorAll("[data-show]")) {
    button.addEventListener("click", () => go(button.dataset.show));
  }
  byId("language").addEventListener("click", () => {
    const language = lab.language === "en" ? "zh-Hans" : "en";
    remember("language", language);
    lab.speak(language);
  });
  byId("rules").addEventListener("change", () => lab.run(`rules ${byId("rules").value}`));
  byId("reset").addEventListener("click", () => {
    byId("question").hidden = true;
    lab.run("reset");
  });
  byId("light").addEventListener("click", () => {
    const root = document.documentElement;
    const isDark = getComputedStyle(root).colorScheme.includes("dark") && !getComputedStyle(root).colorScheme.includes("light");
    const isDarkNow = root.dataset.light ? root.dataset.light === "dark" : isDark || matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.light = isDarkNow ? "light" : "dark";
    remember("light", root.dataset.light);
  });
  const light = recall("light");
  if (light === "dark" || light === "light") document.documentElement.dataset.light = light;
  byId("link").addEventListener("click", async () => {
    const link = await linkTo(lab.document());
    if (!link) return notify(say("linkTooLong"));
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      history.replaceState(null, "", link);
    }
    notify(say("linkCopied"));
  });
  const layers = byId("layers");
  layers.addEventListener("input", () => phone.pullApart(Number(layers.value) / 100));
  let from = null;
  const device = byId("phone");
  device.addEventListener("pointerdown", (event) => {
    if (phone.depth > 0) from = [event.clientX, event.clientY];
  });
  addEventListener("pointermove", (event) => {
    if (!from) return;
    phone.turnBy((from[1] - event.clientY) / 3, (event.clientX - from[0]) / 3);
    from = [event.clientX, event.clientY];
  });
  addEventListener("pointerup", () => (from = null));
}

function show(page) {
  for (const each of pages) byId(`${each}-page`).hidden = each !== page;
  for (const button of document.querySelectorAll("[data-show]")) {
    if (button.dataset.show === page) button.setAttribute("aria-current", "page");
    else button.removeAttribute("aria-current");
  }
  scrollTo(0, 0);
}

/** All that the page itself says, in the language that is spoken. */
function speak(language) {
  if (document.documentElement.dataset.speaks === language) return;
  document.documentElement.dataset.speaks = language;
  document.documentElement.lang = language;
  document.title = say("title");
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll("[data-say-label]")) {
    // A button that is a sign alone tells its name to who looks, too.
    if (element.matches("button")) element.title = say(element.dataset.sayLabel);
    else element.setAttribute("aria-label", say(element.dataset.sayLabel));
  }
  for (const element of document.querySelectorAll("[data-say-title]")) element.title = say(element.dataset.sayTitle);
  for (const element of document.querySelectorAll("[data-say-placeholder]")) element.placeholder = say(element.dataset.sayPlaceholder);
  for (const element of document.querySelectorAll("[data-legend]")) element.textContent = say(`legend.${element.dataset.legend}`);
}

/** Opens the page of a rule. */
function explainer(lab) {
  const dialog = byId("rule");
  const explain = (rule) => {
    const answer = lab.ask("peek", `explain ${rule}`);
    const reply = answer.replies?.[0];
    if (!reply || reply.error) return;
    const [title, ...rest] = reply.text;
    replace(byId("rule-text"), make("h2", {}, title), ...ruleText(rest, explain));
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
  };
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  return explain;
}

open();
