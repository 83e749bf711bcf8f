import { JSDOM } from "jsdom";
import { describe, expect, it, vi } from "vitest";
import headScript from "./head-script?inline-script";

/** A document in which scripts run as inline scripts do. */
function page(body: string) {
  const html = `<!doctype html><html><head></head><body>${body}</body></html>`;
  const { window } = new JSDOM(html, {
    url: "https://talechasers.example/",
    runScripts: "outside-only",
    pretendToBeVisual: true,
  });
  return { window, document: window.document, root: window.document.documentElement };
}

type Page = ReturnType<typeof page>;

describe("the color scheme", () => {
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
