import { afterEach } from "vitest";

// These settings are only for tests with a DOM.
if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  // A busy machine may take seconds for what usually takes 0.1 s.
  configure({ asyncUtilTimeout: 30_000 });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
  });
  window.matchMedia = () => ({ matches: false }) as never;
  // jsdom has no layout to scroll. Newer browsers return a promise, unlike the types.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never;
}
