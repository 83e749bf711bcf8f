import { JSDOM } from "jsdom";
import { describe, expect, it, vi } from "vitest";
import {
  bootScript,
  fontArrivalScript,
  fontKey,
  fontScript,
  textFaceKey,
  textFaceScript,
  schemeScript,
  speculationRules,
} from "./inline-scripts";

/** A document in which scripts run as inline scripts do. */
function page(body = "", { url = "https://talechasers.example/", subSite = "main" } = {}) {
  const html = `<!doctype html><html data-sub-site="${subSite}"><head></head><body>${body}</body></html>`;
  const { window } = new JSDOM(html, { url, runScripts: "outside-only", pretendToBeVisual: true });
  return { window, document: window.document, root: window.document.documentElement };
}

type Page = ReturnType<typeof page>;

describe("the scheme script", () => {
  const form = `<form id="scheme" method="post" action="/preferences">
    <button name="scheme" value="dark">Dark</button>
    <button name="scheme" value="light">Light</button>
  </form>
  <form id="other"><button value="dark">Other</button></form>`;

  function run(stored?: string, prepare?: (page: Page) => void) {
    const here = page(form);
    if (stored !== undefined) here.window.localStorage.setItem("data-theme", stored);
    prepare?.(here);
    const changes: unknown[] = [];
    here.window.addEventListener("schemechange", (event) => {
      changes.push((event as CustomEvent).detail);
    });
    here.window.eval(schemeScript);
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

  it.each(["light", "dark"])("applies the stored choice %s at once", (choice) => {
    expect(run(choice).scheme()).toBe(choice);
  });

  it("leaves it to the operating system without a choice", () => {
    const { scheme, changes } = run();
    expect(scheme()).toBeNull();
    expect(changes).toEqual([]);
  });

  it.each(["", "blue", "<b>", "null"])("leaves it to the operating system with %j", (stored) => {
    expect(run(stored).scheme()).toBeNull();
  });

  it("prefers the stored choice to the one of the cookie", () => {
    const { scheme } = run("light", ({ root }) => root.setAttribute("data-theme", "dark"));
    expect(scheme()).toBe("light");
  });

  it("keeps the choice of the cookie when nothing is stored", () => {
    const { scheme } = run(undefined, ({ root }) => root.setAttribute("data-theme", "dark"));
    expect(scheme()).toBe("dark");
  });

  it("answers the switch at once, remembers, tells, and posts nothing", () => {
    const { submit, scheme, stored, changes } = run("light");
    changes.length = 0;
    expect(submit('[value="dark"]')).toBe(false);
    expect(scheme()).toBe("dark");
    expect(stored()).toBe("dark");
    expect(changes).toEqual(["dark"]);
    submit('[value="light"]');
    expect(scheme()).toBe("light");
    expect(stored()).toBe("light");
  });

  it("comes before anyone else who handles the form", () => {
    const { submit, document } = run();
    const other = vi.fn();
    document.addEventListener("submit", other);
    submit('[value="dark"]');
    expect(other).not.toHaveBeenCalled();
  });

  it("leaves other forms alone", () => {
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

  it("switches even where storage is forbidden", () => {
    const { submit, scheme } = run(undefined, ({ window }) => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new Error("The operation is insecure.");
        },
      });
    });
    expect(scheme()).toBeNull();
    expect(submit('[value="dark"]')).toBe(false);
    expect(scheme()).toBe("dark");
  });

  it("switches even when storage is full", () => {
    const { submit, scheme } = run(undefined, ({ window }) => {
      vi.spyOn(window.Storage.prototype, "setItem").mockImplementation(() => {
        throw new Error("QuotaExceededError");
      });
    });
    submit('[value="dark"]');
    expect(scheme()).toBe("dark");
  });
});

describe("the font script", () => {
  const marked = (subSite: string, stored?: string) => {
    const { window, root } = page("", { subSite });
    if (stored) window.localStorage.setItem(stored, "1");
    window.eval(fontScript);
    return root.classList.contains("fonts");
  };

  it("marks a document whose display font was fetched before, for its sub-site alone", () => {
    expect(marked("main", `${fontKey}main`)).toBe(true);
    expect(marked("guild", `${fontKey}main`)).toBe(false);
    expect(marked("main")).toBe(false);
  });
});

describe("the script of the text faces", () => {
  /** Visits a page with a storage, and tells what is shown and stored in the end, and what was fetched. */
  async function visit(body: string, stored: Record<string, string>) {
    const { window, document, root } = page(body, { subSite: "main" });
    Object.assign(window.localStorage, stored);
    const load = vi.fn(() => Promise.resolve([{}]));
    Object.assign(document, { fonts: { load } });
    window.eval(fontScript);
    window.eval(textFaceScript);
    const shown = [...root.classList];
    window.dispatchEvent(new window.Event("load"));
    await Promise.resolve();
    expect([...root.classList], "nothing changes on the page").toEqual(shown);
    return { shown, fetched: load.mock.calls.flat(), has: window.localStorage[textFaceKey] };
  }
  const known = { [`${fontKey}main`]: "1" };

  it("fetches none on a first visit", async () => {
    expect(await visit("", {})).toEqual({ shown: [], fetched: [], has: undefined });
  });

  it("fetches the one of the page after the second, and shows it from the next on", async () => {
    expect(await visit("", known)).toMatchObject({
      shown: ["fonts"],
      fetched: ["1em text-face"],
      has: " text-face",
    });
    const guide = '<div data-face="world-face"></div>';
    expect(await visit(guide, { ...known, [textFaceKey]: " text-face" })).toMatchObject({
      shown: ["fonts", "text-face"],
      fetched: ["1em world-face"],
      has: " text-face world-face",
    });
  });

  it("leaves the line to a picture", async () => {
    expect(await visit("<main data-system-font></main>", known)).toMatchObject({ fetched: [] });
  });
});

describe("the script that brings the display font", () => {
  async function bring(body: string, subSite = "main") {
    const { window, document, root } = page(body, { subSite });
    Object.assign(document, { fonts: { ready: Promise.resolve() } });
    window.eval(fontArrivalScript);
    expect(root.classList.contains("fonts")).toBe(false);
    window.dispatchEvent(new window.Event("load"));
    await Promise.resolve();
    return {
      isShown: root.classList.contains("fonts"),
      isKnown: window.localStorage.getItem(fontKey + subSite) === "1",
    };
  }

  it("does so after the page, and remembers it", async () => {
    expect(await bring("<h1>Casarok</h1>")).toEqual({ isShown: true, isKnown: true });
  });

  it("leaves the line to pages that want none, and what is on air", async () => {
    const none = { isShown: false, isKnown: false };
    expect(await bring("<main data-system-font></main>")).toEqual(none);
    expect(await bring("", "none")).toEqual(none);
  });
});

describe("the rules of what is fetched ahead", () => {
  it("name pages, and nothing that is a file or an answer to a form", () => {
    const { prefetch } = JSON.parse(speculationRules);
    expect(prefetch).toEqual([
      {
        where: {
          and: [
            { href_matches: "/*" },
            { not: { href_matches: ["/cdn/*", "/v1/*", "/downloads/*", "/*\\?*"] } },
          ],
        },
        eagerness: "moderate",
      },
    ]);
  });
});

describe("the boot script", () => {
  const plan = {
    preload: ["/assets/entry.js", "/assets/root.js"],
    manifest: "/assets/manifest.js",
    entry: "/assets/entry.js",
    routes: [
      ["root", "/assets/root.js"],
      ["routes/_main._index", "/assets/index.js"],
    ],
    onUse: false,
  } as const;
  const picture = '<img src="/cdn/d/x.png" fetchpriority="high" alt=""><button>Next</button>';

  /** Runs the script with a stand-in for `import()`, which records what it is asked for. */
  function run(body: string, { complete = false, onUse = false } = {}) {
    const here = page(body);
    const imported: string[] = [];
    const image = here.document.querySelector("img");
    if (image) Object.defineProperty(image, "complete", { value: complete });
    Object.assign(here.window, {
      load: (address: string) => {
        imported.push(address);
        return Promise.resolve({ address });
      },
    });
    here.window.eval(bootScript({ ...plan, onUse }).replaceAll("import(", "load("));
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

  it("fetches nothing while the picture is on its way", async () => {
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
    "starts when the visitor acts (%s), without waiting for the picture",
    async (type) => {
      const { window, document, preloaded, started } = run(picture);
      const event = new window.Event(type, { bubbles: true });
      document.querySelector("button")!.dispatchEvent(event);
      // The act itself is answered first.
      expect(preloaded()).toEqual([]);
      await started();
      expect(preloaded()).toEqual(plan.preload);
    },
  );

  it("does not start for an act on a link, which leaves the document", () => {
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

  it("starts once, whatever happens next", async () => {
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

  it("hands the modules of the routes over before the entry runs", async () => {
    const { window, started } = run("");
    await started();
    expect(window).toHaveProperty("__remixRouteModules", {
      root: { address: "/assets/root.js" },
      "routes/_main._index": { address: "/assets/index.js" },
    });
  });

  it("on a page without such a picture starts after the first paint", async () => {
    const { imported, started } = run('<img src="/x.png" alt="">');
    expect(imported).toEqual([]);
    await started();
    expect(imported).toEqual(inOrder);
  });

  describe("on a page that starts on use", () => {
    const list =
      "<header><button>Menu</button></header><main><p>A text.</p><select></select></main>";

    it("starts neither by itself nor for an act on anything but a control of the page", async () => {
      const { window, document, imported } = run(list, { complete: true, onUse: true });
      for (const target of [document.body, ...document.querySelectorAll("p, header button")]) {
        target.dispatchEvent(new window.Event("pointerdown", { bubbles: true }));
      }
      window.dispatchEvent(new window.Event("keydown"));
      const isStarting = new Promise((resolve) => window.setTimeout(resolve, 350));
      await frames(window);
      await isStarting;
      expect(imported).toEqual([]);
    });

    it("starts later, too, where that is wanted, and then as soon as it is seen", () => {
      const { window, document } = page();
      let isHidden = true;
      Object.defineProperty(document, "hidden", { get: () => isHidden });
      const waits: number[] = [];
      const timers: (() => void)[] = [];
      const load = vi.fn(() => new Promise(() => undefined));
      Object.assign(window, {
        load,
        setTimeout: (timer: () => void, wait: number) => (waits.push(wait), timers.push(timer)),
      });
      const script = bootScript({ ...plan, onUse: true, later: true });
      window.eval(script.replaceAll("import(", "load("));
      expect(waits).toEqual([30_000]);
      timers[0]!();
      document.dispatchEvent(new window.Event("visibilitychange"));
      expect(load).not.toHaveBeenCalled();
      isHidden = false;
      document.dispatchEvent(new window.Event("visibilitychange"));
      document.dispatchEvent(new window.Event("visibilitychange"));
      expect(load.mock.calls).toEqual([[plan.manifest]]);
      expect(bootScript({ ...plan, onUse: true })).not.toContain("visibilitychange");
    });

    it("starts when a control is used", async () => {
      const { window, document, imported, started } = run(list, { onUse: true });
      const event = new window.Event("focusin", { bubbles: true });
      document.querySelector("select")!.dispatchEvent(event);
      await started();
      expect(imported).toEqual(inOrder);
    });
  });

  it("cannot be closed by a name in it", () => {
    const script = bootScript({ ...plan, entry: "</script><script>alert(1)</script>" });
    expect(script).not.toContain("</script");
  });
});
