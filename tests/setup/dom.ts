import { afterEach } from "vitest";

// Only for tests with a DOM.
if (typeof document !== "undefined") {
  const { cleanup } = await import("@testing-library/react");
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
  });
  window.matchMedia = () => ({ matches: false }) as never;
  // jsdom has no layout to scroll. Newer browsers return a promise, unlike the types.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never;
}
