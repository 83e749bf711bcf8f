import { expect, it } from "vitest";
import { baseKeywords } from "~/document/page-meta";
import { mockCall } from "~mocks/calls";
import { visitor, type Page } from "./visitor";

/** Headings of the specification. */
const screens = {
  error: "Eep! I really hate this part...",
  errorMissing: "Eep! I really hate this part...",
  missing: "Hey, there! Looks like the page you tried to visit is missing!",
  guildError: "It appears we've run into a problem. Let's backtrack!",
  guildMissing: "Heh! That page is...missing. Wonder where it went!",
} as const;

/** Checks the heading and the shell of an error screen, and that it has no stack trace. */
function expectScreen(page: Page, screen: keyof typeof screens): void {
  const { document, address, status, headers } = page;
  expect(status, address).toBe(/missing$/i.test(screen) ? 404 : 500);
  expect(headers.get("Cache-Control"), address).toBe("no-store");
  expect(page.find("h1").textContent, address).toBe(screens[screen]);
  const keywords = page.find('meta[name="keywords"]').getAttribute("content");
  expect(keywords, address).toContain(baseKeywords.join(", "));
  const main = document.querySelectorAll("main .button:not(.quiet)");
  expect(main, "one main button").toHaveLength(1);
  const [similar] = document.querySelectorAll("main nav a");
  if (similar) expect(main[0], address).toBe(similar);
  const isMissing = status === 404;
  if (isMissing) expect(document.body.textContent, address).not.toContain("keeps happening");
  for (const part of ["nav", "footer"])
    expect(document.querySelectorAll(part), address).not.toHaveLength(0);
  expect(document.body.textContent, address).not.toMatch(/\bat .*\.[jt]sx?:\d+|node_modules/);
}

/** Addresses without a page, and the screen of each. */
const badInput: Record<string, keyof typeof screens> = {
  "/comics/talechasers/0/1": "errorMissing",
  "/comics/talechasers/4": "errorMissing",
  "/comics/talechasers/1/99": "errorMissing",
  "/comics/talechasers/%00/1": "errorMissing",
  "/comics/talechasers/..%2F..%2Fcommissions/data": "errorMissing",
  "/comics/..%5C..%5Cetc/1/1": "errorMissing",
  "/comics/unknown": "errorMissing",
  "/comics/unknown/latest": "errorMissing",
  "/comics/__proto__": "errorMissing",
  "/comics/talechasers/1/-1/next": "errorMissing",
  "/comics/talechasers/1/1/next/more": "missing",
  [`/comics/${"x".repeat(4_000)}/1/1`]: "errorMissing",
  "/nowhere/at/all?with=search": "missing",
  "/%E2%98%83": "missing",
  "/cga/characters/nobody/else": "guildMissing",
};

const cases = Object.entries(badInput).map((entry) => [entry[0].slice(0, 60), ...entry] as const);

it.each(cases)("%s shows its error screen", async (_name, path, screen) => {
  expectScreen(await visitor().open(path), screen);
});

it("an empty chapter and an invalid latest page show the error screen", async () => {
  mockCall("v1/comics/talechasers/latest", [1] as never);
  mockCall("v1/comics/talechasers/chapters/1", {});
  mockCall("v1/commissions/data", {} as never);
  for (const path of ["", "/latest", "/1", "/1/1"]) {
    expectScreen(await visitor().open(`/comics/talechasers${path}`), "error");
  }
  expect((await visitor().open("/")).status).toBe(200);
});

it.each([
  ["/error", "error", "/"],
  ["/404", "missing", "/"],
  ["/cga/error", "guildError", "/cga"],
  ["/cga/404", "guildMissing", "/cga"],
] as const)(
  "the error pages %s has its heading, a link home, and noindex",
  async (path, screen, wayOut) => {
    const page = await visitor().open(path);
    expectScreen(page, screen);
    expect(page.find(`main a[href="${wayOut}"]`)).toBeTruthy();
    expect(page.find("meta[name=robots]").getAttribute("content")).toBe("noindex");
    if (screen === "error") expect(page.find("main").textContent).toMatch(/contact the owner/i);
  },
);
