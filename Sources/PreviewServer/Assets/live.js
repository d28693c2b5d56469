// Loads the page again when ctreport serve has built the site again.
(function () {
  "use strict";
  var shown = document.currentScript.dataset.version;
  var address = document.currentScript.dataset.events;
  var events = null;

  // Browsers open few connections to one host, so that tabs nobody looks at give theirs back.
  function listen() {
    if (document.hidden) {
      if (events) events.close();
      events = null;
    } else if (!events) {
      events = new EventSource(address);
      events.addEventListener("site", function (event) {
        if (event.data === shown) return;
        events.close();
        location.reload();
      });
    }
  }

  document.addEventListener("visibilitychange", listen);
  // A page that is left keeps no connection; one that comes back from the browser's cache needs one.
  window.addEventListener("pagehide", function () {
    if (events) events.close();
    events = null;
  });
  window.addEventListener("pageshow", listen);
  listen();
})();
