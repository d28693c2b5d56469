// What readers get on top of pages that are whole without it: tables to sort and to filter, a search, links to copy, figures of
// some days only, and keys. A classic script without dependencies: it runs from a folder as well as from a server, asks nobody
// for anything, and stands in the head, so that room for what it adds is kept before anything is drawn.
(function () {
  "use strict";

  // words.js brings every word, number form and file name; without it nothing is added.
  const words = window.ctreportWords;
  if (!words) return;
  const own = document.currentScript;
  const base = own && own.src ? own.src.replace(/[^/]*$/, "") : "";
  const root = document.documentElement;
  root.classList.add("js");

  /* Tools */

  /** An element with attributes and children; texts become text, never markup. */
  function make(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
      if (name === "click") element.addEventListener("click", value);
      else if (value !== null) element.setAttribute(name, value);
    }
    element.append(...children);
    return element;
  }

  /** A sentence of words.js with its places filled. */
  function fill(sentence, values) {
    return sentence.replace(/\{(\w+)\}/g, (all, name) => (name in values ? values[name] : all));
  }

  /** A text without case and accents, so that what is typed finds what is meant. */
  function folded(text) {
    return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  }

  function wordsOf(text) {
    return folded(text).split(/\s+/).filter(Boolean);
  }

  function all(selector, place) {
    return Array.from((place || document).querySelectorAll(selector));
  }

  /** Whole numbers stand in groups of three. */
  function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, words.number.group);
  }

  const status = make("p", { class: "visually-hidden", role: "status" });

  /** Tells readers who do not see the page; the same sentence twice is said twice. */
  function say(sentence) {
    status.textContent = "";
    window.setTimeout(() => { status.textContent = sentence; }, 50);
  }

  /* Tables */

  /** The value that a cell is sorted by: a number where its column has numbers, else its text; null for nothing. */
  function value(cell, isNumeric) {
    if (!cell) return null;
    const given = cell.getAttribute("data-value");
    if (given !== null) return Number(given);
    const text = cell.textContent.trim();
    if (text === "" || text === words.number.none) return null;
    if (!isNumeric) return text;
    const plain = text.split(words.number.group).join("").replace(words.number.decimal, ".").replace("\u2212", "-");
    const number = parseFloat(plain.replace(/^[^\d-]+/, ""));
    return isNaN(number) ? text : number;
  }

  const order = new Intl.Collator(root.lang || "en", { numeric: true });

  function compared(one, other) {
    if (typeof one === "number" && typeof other === "number") return one - other;
    return order.compare(String(one), String(other));
  }

  /** Rows in a new order; rows without a value stay behind the others either way. */
  function sorted(rows, column, isNumeric, isDown) {
    const keys = rows.map((row, index) => ({ row, index, key: value(row.cells[column], isNumeric) }));
    return keys.sort((one, other) => {
      if (one.key === null || other.key === null) {
        return (one.key === null) - (other.key === null) || one.index - other.index;
      }
      const difference = compared(one.key, other.key);
      return (isDown ? -difference : difference) || one.index - other.index;
    }).map((entry) => entry.row);
  }

  /** Heads of a table become buttons: up, down, and back to the order of the page. Figures begin with the greatest. */
  function makeSortable(table) {
    const body = table.tBodies[0];
    const heads = all("thead th", table);
    if (!body || body.rows.length < 2 || heads.length < 2) return;
    const rows = Array.from(body.rows);
    heads.forEach((head, column) => {
      const isNumeric = head.classList.contains("number");
      const title = head.textContent;
      const button = make("button", { type: "button", class: "sort" });
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => {
        const ways = isNumeric ? ["descending", "ascending"] : ["ascending", "descending"];
        const way = ways[ways.indexOf(head.getAttribute("aria-sort")) + 1];
        heads.forEach((other) => other.removeAttribute("aria-sort"));
        if (way) head.setAttribute("aria-sort", way);
        body.append(...(way ? sorted(rows, column, isNumeric, way === "descending") : rows));
        say(fill(words.table[way || "unsorted"], { column: title }));
      });
    });
  }

  let fields = 0;

  /** A field above a long table that leaves the rows that hold every word. */
  function makeFilterable(region) {
    const table = region.querySelector("table");
    const rows = table && table.tBodies[0] ? Array.from(table.tBodies[0].rows) : [];
    if (!rows.length) return;
    const id = "filter_" + (fields += 1);
    const field = make("input", { type: "search", id, autocomplete: "off", spellcheck: "false" });
    const shown = make("span", { role: "status" });
    const name = region.getAttribute("aria-label") || "";
    const label = make("label", { for: id }, words.table.filter, make("span", { class: "visually-hidden" }, ": " + name));
    region.before(make("div", { class: "table-tools" }, label, field, shown));
    region.classList.add("has-tools");
    let texts = null;
    field.addEventListener("input", () => {
      texts = texts || rows.map((row) => folded(row.textContent));
      const wanted = wordsOf(field.value);
      let count = 0;
      rows.forEach((row, index) => {
        row.hidden = !wanted.every((word) => texts[index].includes(word));
        count += row.hidden ? 0 : 1;
      });
      shown.textContent = wanted.length
        ? fill(words.table.showing, { n: grouped(count), all: grouped(rows.length) }) : "";
    });
  }

  /* Links to copy */

  /** Copies where the browser lets a page, else the old way, which works from a folder, too. */
  function copy(text) {
    const old = () => {
      const field = make("textarea", { class: "visually-hidden", "aria-hidden": "true", tabindex: "-1" });
      const focused = document.activeElement;
      field.value = text;
      document.body.append(field);
      field.select();
      let isCopied = false;
      try { isCopied = document.execCommand("copy"); } catch (fault) { isCopied = false; }
      field.remove();
      if (focused) focused.focus();
      return isCopied;
    };
    if (!navigator.clipboard) return Promise.resolve(old());
    return navigator.clipboard.writeText(text).then(() => true, old);
  }

  function copyButton(id, title) {
    const button = make("button", { type: "button", class: "copy", "aria-label": fill(words.copy.label, { title }) }, "#");
    button.addEventListener("click", () => {
      const address = location.href.split("#")[0] + "#" + id;
      copy(address).then((isCopied) => {
        button.textContent = isCopied ? "\u2713" : "#";
        say(isCopied ? words.copy.done : fill(words.copy.failed, { address }));
        window.setTimeout(() => { button.textContent = "#"; }, 2000);
      });
    });
    return button;
  }

  function addCopyButtons(main) {
    for (const heading of all("h2[id], h3[id], h4[id], h5[id], h6[id]", main)) {
      // A button inside a heading would be read as a part of it.
      const line = make("div", { class: "heading-line" });
      heading.replaceWith(line);
      line.append(heading, copyButton(heading.id, heading.textContent));
    }
    for (const finding of all(".finding[id]", main)) {
      const rule = finding.querySelector(".finding-rule");
      finding.append(copyButton(finding.id, rule ? rule.textContent : finding.id));
    }
  }

  /* Dialogs */

  /** A dialog that closes by Esc, by its button and by a click beside it; the browser gives the focus back. */
  function makeDialog(kind, title, ...content) {
    const id = "dialog_" + kind;
    const close = make("button", { type: "button", class: "dialog-close", click: () => dialog.close() }, words.dialog.close);
    const head = make("div", { class: "dialog-head" }, make("h2", { id }, title), close);
    const dialog = make("dialog", { class: "dialog dialog-" + kind, "aria-labelledby": id }, head, ...content);
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    document.body.append(dialog);
    return dialog;
  }

  /* Search */

  const mostResults = 40;
  let index = null;
  let search = null;

  /** Brings a file of the site; a script element works from a folder, where pages may not ask for files. */
  function load(file, isThere, then) {
    if (isThere()) return then(true);
    const script = make("script", { src: base + file });
    script.onload = () => then(isThere());
    script.onerror = () => then(false);
    document.head.append(script);
  }

  /** The entries of the index with what they are looked up by. */
  function prepared(given) {
    return given.entries.map(([kind, page, anchor, title, detail]) => {
      const [address, name] = given.pages[page];
      const own = kind === "page" ? "" : name;
      return {
        kind, title, detail, page: own, href: base + address + anchor, head: folded(title),
        text: folded([title, detail, own, words.kinds[kind]].join(" ")),
      };
    });
  }

  /** How well an entry fits: titles that begin so, then words that do, then what holds the words anywhere; 0 for not. */
  function score(entry, wanted) {
    if (!wanted.every((word) => entry.text.includes(word))) return 0;
    if (entry.head.startsWith(wanted.join(" "))) return 4;
    const parts = entry.head.split(/[\s._/:-]+/);
    if (wanted.every((word) => parts.some((part) => part.startsWith(word)))) return 3;
    return wanted.every((word) => entry.head.includes(word)) ? 2 : 1;
  }

  function found(text) {
    const wanted = wordsOf(text);
    if (!wanted.length) return [];
    return index.map((entry, place) => ({ entry, place, score: score(entry, wanted) }))
      .filter((hit) => hit.score > 0)
      .sort((one, other) => other.score - one.score || one.place - other.place)
      .map((hit) => hit.entry);
  }

  function result(entry) {
    const detail = [entry.page, entry.detail].filter(Boolean).join(" \u00b7 ");
    return make("li", {},
      make("a", { href: entry.href, click: () => search.dialog.close() },
        make("span", { class: "result-kind" }, words.kinds[entry.kind] || entry.kind), " ",
        make("span", { class: "result-title" }, entry.title), " ",
        make("span", { class: "result-detail" }, detail)));
  }

  function showResults() {
    if (!index) return;
    const text = search.field.value;
    const hits = found(text);
    search.list.replaceChildren(...hits.slice(0, mostResults).map(result));
    search.count.textContent = !text.trim() ? ""
      : hits.length > mostResults ? fill(words.search.some, { n: mostResults, all: grouped(hits.length) })
        : fill(hits.length === 1 ? words.search.one : words.search.many, { n: hits.length });
  }

  function makeSearch() {
    const field = make("input", { type: "search", id: "search_field", autocomplete: "off", spellcheck: "false", autofocus: "" });
    const label = make("label", { for: "search_field" }, words.search.label);
    const count = make("p", { class: "dialog-note", role: "status" });
    const list = make("ul", { class: "results" });
    const left = make("p", { class: "dialog-note" });
    const dialog = makeDialog("search", words.search.title, label, field, count, list, left);
    field.addEventListener("input", showResults);
    dialog.addEventListener("keydown", moveThroughResults);
    load(words.files.index, () => window.ctreportIndex, (isThere) => {
      if (!isThere) { count.textContent = words.search.missing; return; }
      const given = window.ctreportIndex;
      index = prepared(given);
      if (given.left > 0) left.textContent = fill(words.search.left, { n: grouped(given.left) });
      showResults();
    });
    return { dialog, field, list, count };
  }

  /** Arrows go from the field to the results and back; Enter in the field opens the first one. */
  function moveThroughResults(event) {
    const links = all("a", search.list);
    const place = links.indexOf(document.activeElement);
    if (event.key === "Escape") {
      // A field of this type would take the key to empty itself.
      event.preventDefault();
      search.dialog.close();
    } else if (event.key === "Enter" && document.activeElement === search.field && links[0]) {
      event.preventDefault();
      links[0].click();
    } else if (event.key === "ArrowDown" && links[place + 1]) {
      event.preventDefault();
      links[place + 1].focus();
    } else if (event.key === "ArrowUp" && place >= 0) {
      event.preventDefault();
      (links[place - 1] || search.field).focus();
    }
  }

  function openSearch() {
    search = search || makeSearch();
    if (!search.dialog.open) search.dialog.showModal();
    search.field.select();
  }

  /* Keys */

  const storedKeys = "ctreport.keys";
  let keysAreOff = false;
  let help = null;
  // The time until which a letter behind g is waited for.
  let goUntil = 0;

  try { keysAreOff = localStorage.getItem(storedKeys) === "off"; } catch (fault) { keysAreOff = false; }

  /** The pages by the letter that leads to them behind g: the first letter of the title that no page before has. */
  function pagesByLetter() {
    const taken = new Map();
    for (const link of all(".site-nav a")) {
      const letter = Array.from(folded(link.textContent)).find((sign) => /[a-z]/.test(sign) && !taken.has(sign));
      if (letter) taken.set(letter, link);
    }
    return taken;
  }

  function switchKeys(isOn) {
    keysAreOff = !isOn;
    try { localStorage.setItem(storedKeys, isOn ? "on" : "off"); } catch (fault) { /* Remembered for this page only. */ }
  }

  function keyRow(keys, meaning) {
    return make("div", {}, make("dt", {}, ...keys.map((key) => make("kbd", {}, key))), make("dd", {}, meaning));
  }

  function makeHelp() {
    const rows = words.keys.signs.map((sign, place) => keyRow([sign], words.keys.meanings[place]));
    const pages = Array.from(pagesByLetter(), ([letter, link]) => keyRow(["g", letter], link.textContent));
    const box = make("input", { type: "checkbox", id: "keys_on" });
    box.checked = !keysAreOff;
    box.addEventListener("change", () => switchKeys(box.checked));
    const choice = make("p", { class: "dialog-note" }, box, " ", make("label", { for: "keys_on" }, words.keys.on));
    return makeDialog("keys", words.keys.title,
      make("dl", { class: "keys" }, ...rows), make("h3", {}, words.keys.pages),
      make("dl", { class: "keys" }, ...pages), choice);
  }

  function openHelp() {
    help = help || makeHelp();
    if (!help.open) help.showModal();
  }

  function isTyping(target) {
    return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  }

  /** Focuses the next finding of the page, or the one before. */
  function stepFinding(step) {
    const rules = all("main .finding-rule").filter((rule) => rule.getClientRects().length);
    const current = document.activeElement.closest(".finding");
    const place = current ? rules.findIndex((rule) => current.contains(rule)) : -1;
    const next = rules[place < 0 ? (step > 0 ? 0 : rules.length - 1) : place + step];
    if (next) next.focus();
    else say(rules.length ? words.keys.end : words.keys.none);
  }

  const actions = { "/": openSearch, "?": openHelp, j: () => stepFinding(1), k: () => stepFinding(-1) };

  function onKey(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (keysAreOff || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const link = event.timeStamp < goUntil ? pagesByLetter().get(event.key.toLowerCase()) : null;
    goUntil = 0;
    if (link) {
      event.preventDefault();
      link.click();
    } else if (event.key === "g") {
      goUntil = event.timeStamp + 1500;
    } else if (Object.prototype.hasOwnProperty.call(actions, event.key)) {
      event.preventDefault();
      actions[event.key]();
    }
  }

  /* The page */

  function addToHeader() {
    const header = document.querySelector(".site-header-inner");
    const footer = document.querySelector(".site-footer");
    if (header) {
      header.append(make("button", { type: "button", class: "search-open", click: openSearch, "aria-keyshortcuts": "/" },
        words.search.open, make("kbd", { "aria-hidden": "true" }, "/")));
    }
    if (footer) {
      footer.append(make("p", { class: "keys-open" }, make("button", { type: "button", click: openHelp }, words.keys.open)));
    }
  }

  function begin() {
    const main = document.querySelector("main");
    document.body.append(status);
    addToHeader();
    if (!main) return;
    all(".table-scroll > table", main).forEach(makeSortable);
    all(".table-scroll[data-filter]", main).forEach(makeFilterable);
    addCopyButtons(main);
    document.addEventListener("keydown", onKey);
  }

  document.addEventListener("DOMContentLoaded", begin);
})();
