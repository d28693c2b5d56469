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

  /** A number and its unit stay on one line, as on the pages. */
  function unbroken(text) {
    return text.replace(/(\d) (?=(?:%|ms|s|min|h|d|B|kB|MB|GB)(?![\p{L}%]))/gu, "$1\u00a0");
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
    if (isThere()) {
      then(true);
      return;
    }
    const script = make("script", { src: base + file });
    script.addEventListener("load", () => then(isThere()));
    script.addEventListener("error", () => then(false));
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
    return { dialog, field, list, count, left };
  }

  function loadIndex() {
    load(words.files.index, () => window.ctreportIndex, (isThere) => {
      if (!isThere) {
        search.count.textContent = words.search.missing;
        return;
      }
      const given = window.ctreportIndex;
      index = prepared(given);
      if (given.left > 0) search.left.textContent = fill(words.search.left, { n: grouped(given.left) });
      showResults();
    });
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
    if (!index) loadIndex();
    if (!search.dialog.open) search.dialog.showModal();
    search.field.select();
  }

  /* Figures of some days */

  /** The 95 % interval of a share after Wilson, the same that the pages print. */
  function wilson(k, n) {
    const z = 1.959963984540054;
    const share = k / n;
    const centre = share + z * z / (2 * n);
    const spread = z * Math.sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    const scale = 1 + z * z / n;
    return {
      low: k === 0 ? 0 : Math.max(0, (centre - spread) / scale),
      high: k === n ? 1 : Math.min(1, (centre + spread) / scale),
    };
  }

  /** A share in per cent with one decimal, without its sign. */
  function tenths(share) {
    const rounded = Math.round(share * 100 * 10);
    return grouped(Math.floor(rounded / 10)) + words.number.decimal + rounded % 10;
  }

  function percent(share) {
    if (share > 0 && share < 0.0005) return words.filter.least;
    if (share < 1 && share >= 0.9995) return words.filter.most;
    return fill(words.filter.share, { share: share === 0 || share === 1 ? String(share * 100) : tenths(share) });
  }

  /** What a card says of a figure's sums: its value, what it rests on, and whether that is too little. */
  function cardTexts(sums, whole, fewest) {
    if (sums.length === 1) return { value: grouped(sums[0]), detail: fill(words.filter.count, { all: grouped(whole[0]) }) };
    const [k, n] = sums;
    if (n === 0) return { value: words.number.none, detail: words.filter.nothing, isMuted: true };
    const { low, high } = wilson(k, n);
    const basis = fill(words.filter.rate, { k: grouped(k), n: grouped(n), low: tenths(low), high: tenths(high) });
    return { value: percent(k / n), detail: n < fewest ? fill(words.filter.few, { basis }) : basis, isMuted: n < fewest };
  }

  /** The sums of every figure over the cells that are chosen. */
  function sumsOf(cube, isChosen) {
    let column = 2;
    const places = cube.figures.map(([id, isRate]) => ({ id, from: column, to: (column += isRate ? 2 : 1) }));
    const sums = new Map(places.map((place) => [place.id, cube.cells[0].slice(place.from, place.to).fill(0)]));
    for (const cell of cube.cells.filter(isChosen)) {
      for (const { id, from, to } of places) cell.slice(from, to).forEach((number, i) => { sums.get(id)[i] += number; });
    }
    return sums;
  }

  /** A card before anything was chosen, so that it can be shown again. */
  function keepCard(card) {
    const part = (kind) => card.querySelector(".card-" + kind);
    const added = part("detail") ? null : make("p", { class: "card-detail" });
    return {
      card, classes: card.className, value: part("value"), detail: part("detail") || added, isAdded: Boolean(added),
      verdict: part("verdict"), texts: [part("value").textContent, part("detail") ? part("detail").textContent : ""],
      verdictParts: part("verdict") ? [part("verdict").className, ...part("verdict").childNodes] : [],
    };
  }

  function restoreCard(kept) {
    kept.card.className = kept.classes;
    [kept.value.textContent, kept.detail.textContent] = kept.texts;
    if (kept.isAdded) kept.detail.remove();
    if (kept.verdict) {
      kept.verdict.className = kept.verdictParts[0];
      kept.verdict.replaceChildren(...kept.verdictParts.slice(1));
    }
  }

  function changeCard(kept, texts, amount) {
    kept.value.textContent = texts.value;
    kept.detail.textContent = unbroken(texts.detail);
    if (kept.isAdded) kept.value.after(kept.detail);
    const limit = kept.card.getAttribute("data-limit");
    const isBad = limit !== null && amount > Number(limit);
    const tone = texts.isMuted ? "muted" : limit === null ? "neutral" : isBad ? "bad" : "good";
    kept.card.className = "card is-part tone-" + tone;
    if (kept.verdict && limit !== null) {
      kept.verdict.className = "card-verdict verdict tone-" + tone;
      const sign = make("span", { "aria-hidden": "true" }, isBad ? "\u2715 " : "\u25c6 ");
      kept.verdict.replaceChildren(...(texts.isMuted ? [] : [sign, isBad ? words.filter.look : words.filter.fine]));
    }
  }

  /** Says of everything that keeps its figures that they are those of the whole capture. */
  function markWhole(place, cards) {
    const mark = () => make("span", { class: "whole" }, words.filter.whole);
    const page = place.parentElement;
    for (const kept of cards) kept.card.append(mark());
    const others = all("h1 + p, figcaption, .findings, .empty, .note, .table-scroll caption", page)
      .filter((element) => element.tagName === "FIGCAPTION" || !element.closest("figure"));
    for (const element of others) {
      if (element.tagName === "UL") element.before(mark()); else element.append(mark());
    }
  }

  function choice(id, label, values, chosen) {
    const list = make("select", { id }, ...values.map(([value, text]) => make("option", { value }, text)));
    list.value = chosen;
    return { list, field: make("p", {}, make("label", { for: id }, label), list) };
  }

  /** The lists to choose from: two days, and a value for each label. */
  function choices(cube, app) {
    // A step may be several days: it begins with its first and ends with its last.
    const days = cube.days.map((day, place) => [String(place), day]);
    const ends = cube.ends.map((day, place) => [String(place), day]);
    const id = "filter_" + app + "_";
    const from = choice(id + "from", words.filter.from, days, "0");
    const to = choice(id + "to", words.filter.to, ends, String(days.length - 1));
    const keys = Array.from(new Set([].concat(...cube.labels.map(Object.keys)))).sort();
    const labels = keys.map((key, place) => {
      const values = Array.from(new Set(cube.labels.map((set) => (key in set ? set[key] : "")))).sort(compared);
      const options = values.map((value) => ["=" + value, value || words.filter.none]);
      return Object.assign(choice(id + place, key, [["", words.filter.all]].concat(options), ""), { key });
    });
    return { from, to, labels, fields: (days.length > 1 ? [from, to] : []).concat(labels.filter((label) => label.list.length > 2)) };
  }

  function makeFilter(place, cube) {
    const page = place.parentElement;
    const cards = all(".card", page).map(keepCard);
    const wholes = sumsOf(cube, () => true);
    const app = place.getAttribute("data-app");
    const { from, to, labels, fields } = choices(cube, app);
    const shown = make("span", { role: "status", class: "filter-shown" });
    const reset = make("button", { type: "button" }, words.filter.reset);
    const panel = make("div", { class: "filter-panel", id: "filter_" + app }, ...fields.map((one) => one.field), reset);
    panel.hidden = true;
    const title = !labels.length ? words.filter.days : fields.includes(from) ? words.filter.open : words.filter.labels;
    const open = make("button", { type: "button", "aria-expanded": "false", "aria-controls": panel.id }, title);
    const isWhole = () => fields.every((one) => one.list.value === (one === to ? String(cube.days.length - 1) : one === from ? "0" : ""));
    const isChosen = ([day, set]) => day >= Number(from.list.value) && day <= Number(to.list.value)
      && labels.every(({ key, list }) => list.value === "" || list.value === "=" + (cube.labels[set][key] || ""));
    const show = () => {
      cards.forEach(restoreCard);
      all(".whole", page).forEach((mark) => mark.remove());
      shown.textContent = "";
      if (isWhole()) return;
      const sums = sumsOf(cube, isChosen);
      const isPart = (kept) => sums.has(kept.card.getAttribute("data-metric"));
      for (const kept of cards.filter(isPart)) {
        const id = kept.card.getAttribute("data-metric");
        const [k, n] = sums.get(id);
        changeCard(kept, cardTexts(sums.get(id), wholes.get(id), cube.fewest), n > 0 ? k / n : k);
      }
      markWhole(place, cards.filter((kept) => !isPart(kept)));
      shown.textContent = fill(words.filter.shown, { n: grouped(sums.get("launches")[0]), all: grouped(wholes.get("launches")[0]) });
    };
    // A range that ends before it begins is the range the other way round.
    const keepOrder = (changed, other) => {
      if (Number(from.list.value) > Number(to.list.value)) other.list.value = changed.list.value;
    };
    from.list.addEventListener("change", () => keepOrder(from, to));
    to.list.addEventListener("change", () => keepOrder(to, from));
    fields.forEach((one) => one.list.addEventListener("change", show));
    open.addEventListener("click", () => {
      panel.hidden = !panel.hidden;
      open.setAttribute("aria-expanded", String(!panel.hidden));
    });
    reset.addEventListener("click", () => {
      fields.forEach((one) => { one.list.value = one === from ? "0" : one === to ? String(cube.days.length - 1) : ""; });
      show();
    });
    place.append(make("p", { class: "filter-line" }, open, shown), panel);
  }

  function addFilters(main) {
    const places = all(".filter-place", main);
    if (!places.length) return;
    load(words.files.cube, () => window.ctreportCube, (isThere) => {
      for (const place of places) {
        const cube = isThere ? window.ctreportCube[place.getAttribute("data-app")] : null;
        if (cube) makeFilter(place, cube);
      }
    });
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
    addFilters(main);
    document.addEventListener("keydown", onKey);
  }

  document.addEventListener("DOMContentLoaded", begin);
})();
