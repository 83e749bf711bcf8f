import { JSDOM } from "jsdom";
import { describe, expect, it, vi } from "vitest";
import bootScript from "./boot-script?inline-script";
import headScript from "./head-script?inline-script";

/** A document that runs scripts as inline scripts. */
function createDocument(body: string) {
  const html = `<!doctype html><html><head></head><body>${body}</body></html>`;
  const { window } = new JSDOM(html, {
    url: "https://talechasers.example/",
    runScripts: "outside-only",
    pretendToBeVisual: true,
  });
  Object.assign(window, { matchMedia: () => new window.EventTarget() });
  return { window, document: window.document, root: window.document.documentElement };
}

type Page = ReturnType<typeof createDocument>;

describe("the boot script", () => {
  const plan = {
    preload: ["/assets/entry.js", "/assets/root.js"],
    manifest: "/assets/manifest.js",
    entry: "/assets/entry.js",
    routes: [
      ["root", "/assets/root.js"],
      ["routes/_main._index", "/assets/index.js"],
    ],
  } as const;
  const picture = '<img src="/cdn/d/x.png" fetchpriority="high" alt=""><button>Next</button>';

  /** Runs the script with a mock of `import()`, which records addresses. */
  function run(body: string, { complete = false, hasPopovers = true } = {}) {
    const data = JSON.stringify({ plan, remix: { isSpaMode: false }, data: "[1]" });
    const here = createDocument(
      `${body}<script type="application/json">${data}</script><script></script>`,
    );
    const script = here.document.querySelector("script:last-of-type");
    Object.defineProperty(here.document, "currentScript", { value: script });
    Object.assign(here.window, { Response });
    if (hasPopovers) Object.assign(here.window.HTMLElement.prototype, { popover: null });
    const imported: string[] = [];
    const image = here.document.querySelector("img");
    if (image) Object.defineProperty(image, "complete", { value: complete });
    Object.assign(here.window, {
      load: (address: string) => {
        imported.push(address);
        return Promise.resolve({ address });
      },
    });
    here.window.eval(bootScript.replaceAll("import(", "load("));
    return {
      ...here,
      image,
      imported,
      preloaded: () =>
        Array.from(here.document.querySelectorAll("link[rel=modulepreload]"), (link) =>
          link.getAttribute("href"),
        ),
      started: () => vi.waitFor(() => expect(imported).toContain(plan.entry)),
    };
  }

  const inOrder = [
    "/assets/manifest.js",
    "/assets/root.js",
    "/assets/index.js",
    "/assets/entry.js",
  ];

  /** Two frames and the tasks after them. */
  const frames = (window: Page["window"]) =>
    new Promise((resolve) =>
      window.requestAnimationFrame(() =>
        window.requestAnimationFrame(() => window.setTimeout(resolve)),
      ),
    );

  it("fetches nothing while the picture loads", async () => {
    const { window, imported, preloaded } = run(picture);
    await frames(window);
    expect(imported).toEqual([]);
    expect(preloaded()).toEqual([]);
  });

  it("starts when the picture has arrived: manifest, routes, entry", async () => {
    const { window, image, imported, preloaded, started } = run(picture);
    image!.dispatchEvent(new window.Event("load"));
    expect(image!.hasAttribute("data-arrived")).toBe(true);
    await started();
    expect(imported).toEqual(inOrder);
    expect(preloaded()).toEqual(plan.preload);
  });

  it("starts for a picture that was there before it", async () => {
    const { image, imported, started } = run(picture, { complete: true });
    await started();
    expect(imported).toEqual(inOrder);
    expect(image!.hasAttribute("data-arrived")).toBe(true);
  });

  it("starts when the picture has failed, which then has not arrived", async () => {
    const { window, image, started } = run(picture);
    image!.dispatchEvent(new window.Event("error"));
    await started();
    expect(image!.hasAttribute("data-arrived")).toBe(false);
  });

  it.each(["pointerdown", "keydown", "focusin"])(
    "starts after %s, before the picture has loaded",
    async (type) => {
      const { window, document, preloaded, started } = run(picture);
      const event = new window.Event(type, { bubbles: true });
      document.querySelector("button")!.dispatchEvent(event);
      // The event is handled first.
      expect(preloaded()).toEqual([]);
      await started();
      expect(preloaded()).toEqual(plan.preload);
    },
  );

  it("does not start for an event on a link", () => {
    const { window, document, imported, preloaded } = run(
      `<a href="/next"><b>Next</b></a>${picture}`,
    );
    const timer = vi.spyOn(window, "setTimeout");
    const target = document.querySelector("b")!;
    target.dispatchEvent(new window.Event("pointerdown", { bubbles: true }));
    expect(timer).not.toHaveBeenCalled();
    expect(imported).toEqual([]);
    expect(preloaded()).toEqual([]);
  });

  it("starts a page without popovers in a browser without popovers", async () => {
    const { started } = run("<button>Pause</button>", { hasPopovers: false });
    await started();
  });

  it("does not start a page with popovers in a browser without popovers", async () => {
    const body = `<div popover id="menu"></div>${picture}`;
    const { window, document, image, imported, preloaded } = run(body, { hasPopovers: false });
    image!.dispatchEvent(new window.Event("load"));
    document.querySelector("button")!.dispatchEvent(new window.Event("keydown", { bubbles: true }));
    await frames(window);
    expect(image!.hasAttribute("data-arrived")).toBe(true);
    expect(preloaded()).toEqual([]);
    expect(imported).toEqual([]);
  });

  it("starts once", async () => {
    const { window, image, document, imported, preloaded, started } = run(picture);
    const button = document.querySelector("button")!;
    button.dispatchEvent(new window.Event("pointerdown", { bubbles: true }));
    button.dispatchEvent(new window.Event("keydown", { bubbles: true }));
    image!.dispatchEvent(new window.Event("load"));
    await started();
    await frames(window);
    expect(imported).toEqual(inOrder);
    expect(preloaded()).toEqual(plan.preload);
  });

  it("sets the modules of the routes before the entry runs", async () => {
    const { window, started } = run("");
    await started();
    expect(window).toHaveProperty("__remixRouteModules", {
      root: { address: "/assets/root.js" },
      "routes/_main._index": { address: "/assets/index.js" },
    });
  });

  it("starts after the first paint on a page without such a picture", async () => {
    const { imported, started } = run('<img src="/x.png" alt="">');
    expect(imported).toEqual([]);
    await started();
    expect(imported).toEqual(inOrder);
  });
});

describe("the color scheme", () => {
  const form = `<form id="scheme" method="post" action="/preferences">
    <button name="scheme" value="dark">Dark</button>
    <button name="scheme" value="light">Light</button>
  </form>
  <form id="other"><button value="dark">Other</button></form>`;

  function run(stored?: string, prepare?: (page: Page) => void) {
    const here = createDocument(form);
    if (stored !== undefined) here.window.localStorage.setItem("data-theme", stored);
    prepare?.(here);
    const changes: unknown[] = [];
    here.window.addEventListener("schemechange", (event) => {
      changes.push((event as CustomEvent).detail);
    });
    here.window.eval(headScript);
    return {
      ...here,
      changes,
      scheme: () => here.root.getAttribute("data-theme"),
      stored: () => here.window.localStorage.getItem("data-theme"),
      /** Whether the browser would have posted the form. */
      submit(selector: string) {
        const button = here.document.querySelector<HTMLButtonElement>(selector)!;
        const event = new here.window.SubmitEvent("submit", {
          submitter: button,
          bubbles: true,
          cancelable: true,
        });
        return button.form!.dispatchEvent(event);
      },
    };
  }

  it.each([
    ["light", null, "light"],
    ["light", "dark", "light"],
    [undefined, "dark", "dark"],
    [undefined, null, null],
    ["blue", null, null],
  ])("with %j in storage and %j in the cookie is %j", (stored, cookie, expected) => {
    const { scheme } = run(stored, ({ root }) => cookie && root.setAttribute("data-theme", cookie));
    expect(scheme()).toBe(expected);
  });

  it("changes, is stored and announced by the switch, before other handlers of the form", () => {
    const { submit, scheme, stored, changes, document } = run("light");
    const other = vi.fn();
    document.addEventListener("submit", other);
    changes.length = 0;
    expect(submit('[value="dark"]')).toBe(false);
    expect(scheme()).toBe("dark");
    expect(stored()).toBe("dark");
    expect(changes).toEqual(["dark"]);
    expect(other).not.toHaveBeenCalled();
    submit('[value="light"]');
    expect(scheme()).toBe("light");
    expect(stored()).toBe("light");
  });

  it("is not changed by other forms", () => {
    const { submit, scheme, stored } = run();
    expect(submit("#other button")).toBe(true);
    expect(scheme()).toBeNull();
    expect(stored()).toBeNull();
  });

  it("follows other tabs", () => {
    const { window, scheme, changes } = run("light");
    const tell = (key: string, newValue: string | null) =>
      window.dispatchEvent(new window.StorageEvent("storage", { key, newValue }));
    tell("data-theme", "dark");
    expect(scheme()).toBe("dark");
    expect(changes.at(-1)).toBe("dark");
    tell("something-else", "light");
    expect(scheme()).toBe("dark");
    tell("data-theme", null);
    expect(scheme()).toBeNull();
  });

  it("changes without storage", () => {
    const { submit, scheme } = run(undefined, ({ window }) => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new Error("The operation is insecure.");
        },
      });
    });
    submit('[value="dark"]');
    expect(scheme()).toBe("dark");
  });
});

it("marks a picture that did not load, and no other one", () => {
  const { window, document } = createDocument('<img id="gone" alt=""><img id="there" alt="">');
  window.eval(headScript);
  document.querySelector("#gone")!.dispatchEvent(new window.Event("error"));
  window.dispatchEvent(new window.Event("error"));
  const marked = document.querySelectorAll("[data-missing]");
  expect(Array.from(marked, ({ id }) => id)).toEqual(["gone"]);
});
