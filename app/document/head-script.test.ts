import { JSDOM } from "jsdom";
import { describe, expect, it, vi } from "vitest";
import headScript from "./head-script?inline-script";

/** A document that runs scripts as inline scripts. */
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
