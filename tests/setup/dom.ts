import { afterEach } from "vitest";

// Of the tests with a document alone.
if (typeof document !== "undefined") {
  const { cleanup } = await import("@testing-library/react");
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
  });
  window.matchMedia = () => ({ matches: false }) as never;
  // jsdom has no layout to scroll. Newer browsers answer with a promise, whatever the types say.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never;
}
