window.ctreportWords = {
  "copy": {
    "done": "Link copied",
    "failed": "The browser does not let pages copy; the link is {address}",
    "label": "Copy link to {title}"
  },
  "dialog": {
    "close": "Close"
  },
  "files": {
    "cube": "cube.js",
    "index": "search-index.js"
  },
  "filter": {
    "all": "all",
    "count": "of {all} in the whole capture",
    "days": "Filter by day",
    "few": "too few to judge: {basis}",
    "fine": "fine",
    "from": "From",
    "labels": "Filter by label",
    "least": "\u003c 0.1 %",
    "look": "look here",
    "most": "> 99.9 %",
    "none": "(none)",
    "nothing": "nothing to measure",
    "open": "Filter by day or label",
    "rate": "{k} of {n} · 95 % interval {low}–{high} %",
    "reset": "Whole capture",
    "share": "{share} %",
    "shown": "Showing {n} of {all} launches; what says “whole capture” cannot be filtered",
    "to": "To",
    "whole": "whole capture"
  },
  "keys": {
    "end": "No further finding on this page",
    "meanings": ["search", "next finding", "finding before", "these shortcuts", "close"],
    "none": "No finding on this page",
    "on": "Keys without Ctrl, Alt or Command work on these pages",
    "open": "Keyboard shortcuts",
    "pages": "Pages",
    "signs": ["/", "j", "k", "?", "Esc"],
    "title": "Keyboard shortcuts"
  },
  "kinds": {
    "event": "Event",
    "finding": "Finding",
    "heading": "Heading",
    "launch": "Launch",
    "metric": "Figure",
    "page": "Page"
  },
  "number": {
    "decimal": ".",
    "group": " ",
    "none": "–"
  },
  "search": {
    "label": "Pages, headings, events, figures, findings, launches",
    "left": "The index holds no more; further entries that were left out: {n}.",
    "many": "Results: {n}",
    "missing": "The search index, a file beside the pages, is not there.",
    "one": "1 result",
    "open": "Search",
    "some": "The best {n} of {all} results",
    "title": "Search this report"
  },
  "table": {
    "ascending": "Sorted by {column}, ascending",
    "descending": "Sorted by {column}, descending",
    "filter": "Filter rows",
    "showing": "Showing {n} of {all} rows",
    "unsorted": "In the order of the page"
  }
};
