import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import headScript from "./head-script?inline-script";

const form = '<form id="scheme"><button value="dark"></button></form><img alt="">';

/** Runs the script in a document with a stored color scheme and a color scheme in the cookie. */
function runScript(stored: string | null, cookie: string | null, isForbidden = false) {
  const html = `<html ${cookie ? `data-theme="${cookie}"` : ""}><body>${form}`;
  const { window } = new JSDOM(html, { url: "https://site.example/", runScripts: "outside-only" });
  Object.assign(window, { matchMedia: () => new window.EventTarget() });
  if (stored) window.localStorage.setItem("data-theme", stored);
  const get = () => {
    throw new Error("The operation is insecure.");
  };
  if (isForbidden) Object.defineProperty(window, "localStorage", { get });
  const changes: unknown[] = [];
  window.addEventListener("schemechange", (event) => changes.push((event as CustomEvent).detail));
  window.eval(headScript);
  const scheme = () => window.document.documentElement.getAttribute("data-theme");
  return { window, document: window.document, scheme, changes };
}

it.each([
  ["light", null, "light"],
  ["light", "dark", "light"],
  [null, "dark", "dark"],
  [null, null, null],
])(
  "with %j in localStorage and %j in the cookie, the color scheme is %j",
  (stored, cookie, expected) => expect(runScript(stored, cookie).scheme()).toBe(expected),
);

it.each([
  ["allows", false],
  ["forbids", true],
])(
  "the color scheme switch changes the scheme in a browser that %s localStorage",
  (_name, isForbidden) => {
    const { window, document, scheme, changes } = runScript(null, null, isForbidden);
    const submitter = document.querySelector("button")!;
    const event = new window.SubmitEvent("submit", { submitter, bubbles: true, cancelable: true });
    expect(submitter.form!.dispatchEvent(event), "whether the browser posts the form").toBe(false);
    expect(scheme()).toBe("dark");
    expect(changes).toEqual(["dark"]);
    if (!isForbidden) expect(window.localStorage.getItem("data-theme")).toBe("dark");
  },
);

it("the script in the head marks a picture that fails to load", () => {
  const { window, document } = runScript(null, null);
  document.images[0]!.dispatchEvent(new window.Event("error"));
  window.dispatchEvent(new window.Event("error"));
  expect(document.querySelectorAll("[data-missing]")).toHaveLength(1);
});
