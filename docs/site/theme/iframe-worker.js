/* Makes the search work on pages opened from a disk: browsers refuse workers to file: pages, so a hidden frame runs the worker's
   script. */
if (location.protocol === "file:") {
  /* The worker's script checks whether IFrameWorker is defined, to learn that it runs in a frame. */
  window.Worker = window.IFrameWorker = class extends EventTarget {
    constructor(address) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      this.waiting = [];
      frame.addEventListener("load", () => this.#begin(frame.contentWindow, String(address)), {once: true});
      document.documentElement.append(frame);
    }

    async #begin(scope, address) {
      const load = (script) =>
        new Promise((done, failed) => {
          const element = scope.document.createElement("script");
          element.addEventListener("load", done);
          element.addEventListener("error", failed);
          element.src = script;
          scope.document.head.append(element);
        });
      /* The worker's script awaits this result; importScripts of a real worker returns nothing and needs no wait. */
      scope.importScripts = (...scripts) => scripts.reduce((before, s) => before.then(() => load(s)), Promise.resolve());
      scope.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", {data}));
      await load(address);
      this.scope = scope;
      this.waiting.splice(0).forEach((data) => this.postMessage(data));
    }

    postMessage(data) {
      if (this.scope) {
        this.scope.dispatchEvent(new MessageEvent("message", {data}));
      } else {
        this.waiting.push(data);
      }
    }
  };
}
