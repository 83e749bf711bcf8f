import { http, HttpResponse } from "msw";
import { JSDOM } from "jsdom";
import { describe, expect, it, vi } from "vitest";
import { baseKeywords } from "~/document/page-meta";
import * as entry from "~/entry.server";
import { loader as sheet } from "~/routes/_main.characters.$name";
import { mockCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { errorPageOf, notFoundPageOf, origin, responseOf } from "./route-response";
import { routes, siteWith } from "./site-pages";
import { visitor, type Page } from "./visitor";

/** Headings of the error screens, as specified. */
const headings = {
  error: "Eep! I really hate this part...",
  missing: "Hey, there! Looks like the page you tried to visit is missing!",
  guildError: "It appears we've run into a problem. Let's backtrack!",
  guildMissing: "Heh! That page is...missing. Wonder where it went!",
} as const;

/** Checks the status, heading and layout of an error screen. */
function expectScreen(page: Page, screen: keyof typeof headings, status: number): void {
  const { document, address } = page;
  expect([page.status, page.find("h1").textContent], address).toEqual([status, headings[screen]]);
  expect(page.headers.get("Cache-Control"), address).toBe("no-store");
  expect(page.find('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  const keywords = page.find('meta[name="keywords"]').getAttribute("content");
  expect(keywords, address).toContain(baseKeywords.join(", "));
  const main = document.querySelectorAll("main .button:not(.quiet)");
  expect(main, "one main button").toHaveLength(1);
  const [similar] = document.querySelectorAll("main nav a");
  if (similar) expect(main[0], address).toBe(similar);
  expect(page.find("nav") && page.find("footer")).toBeTruthy();
  const retry = page.queryByRole("link", { name: "Try again" });
  if (status === 404) expect(retry, address).toBeNull();
}

const longName = "x".repeat(4_000);

it.each<[path: string, screen: keyof typeof headings]>([
  ["/comics/talechasers/0/1", "error"],
  ["/comics/talechasers/1/99", "error"],
  ["/comics/talechasers/..%2F..%2Fcommissions/data", "error"],
  ["/comics/unknown/latest", "error"],
  ["/comics/__proto__", "error"],
  ["/comics/talechasers/1/-1/next", "error"],
  ["/comics/{longName}/1/1", "error"],
  ["/characters/wren", "error"],
  ["/cga/characters/chase", "guildError"],
  ["/world/bestiary/feral/grove-stagg", "error"],
  ["/nowhere/at/all?with=search", "missing"],
  ["/stream/charities/unknown", "missing"],
  ["/cga/nowhere", "guildMissing"],
  ["/404", "missing"],
  ["/cga/404", "guildMissing"],
])("the address %s shows the error screen %j with status 404", async (path, screen) => {
  expectScreen(await visitor().open(path.replace("{longName}", longName)), screen, 404);
});

it.each([
  ["/error", "error", "/"],
  ["/cga/error", "guildError", "/cga"],
] as const)(
  "the error page %s has the heading of the screen %j and a link to the home page %s",
  async (path, screen, home) => {
    const page = await visitor().open(path);
    expectScreen(page, screen, 500);
    expect(page.find(`main a[href="${home}"]`)).toBeTruthy();
    if (screen === "error") expect(page.find("main").textContent).toMatch(/contact the owner/i);
  },
);

it.each([
  ["2/99", "All pages of chapter 2", "/comics/talechasers?open=2"],
  ["2/3/nowhere", "All pages of chapter 2", "/comics/talechasers?open=2"],
  ["99/1", "All chapters", "/comics/talechasers"],
  ["x/scroll", "All chapters", "/comics/talechasers"],
])(
  "the error page of the address /comics/talechasers/%s has the link %j to the comic",
  async (path, name, address) => {
    const reader = visitor();
    const page = await reader.open(`/comics/talechasers/${path}`);
    expect(page.queryByRole("link", { name: "Read the comic" })).toBeNull();
    const { status, address: reached } = await reader.follow(page.getByRole("link", { name }));
    expect([status, reached]).toEqual([200, address]);
  },
);

it("an empty chapter shows the error screen", async () => {
  mockCall("v1/comics/talechasers/latest", [1] as never);
  mockCall("v1/comics/talechasers/chapters/1", {});
  mockCall("v1/commissions/data", {} as never);
  for (const path of ["", "/latest", "/1", "/1/1"]) {
    const page = await visitor().open(`/comics/talechasers${path}`);
    expectScreen(page, "error", path === "/1/1" ? 404 : 500);
  }
  expect((await visitor().open("/")).status).toBe(200);
});

it("a character page redirects to the error page if the upstream fails or denies the request", async () => {
  const path = "/characters/vixy";
  for (const [status, location] of [
    [500, errorPageOf(path)],
    [404, notFoundPageOf(path)],
    [410, notFoundPageOf(path)],
  ] as const) {
    upstream.use(http.get("*/v1/characters/vixy", () => new HttpResponse("{}", { status })));
    const answer = await responseOf(sheet, path, { name: "vixy" });
    expect([answer.location, answer.headers.get("Cache-Control")]).toEqual([location, "no-store"]);
  }
});

describe("an unexpected error shows the error screen of the sub-site", () => {
  /** Opens a page one of whose routes has a loader or component that throws. */
  async function open(path: string, id: string, what: "loader" | "default") {
    expect(routes[id]).toBeDefined();
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const fail = () => {
      throw new Error("a bug");
    };
    const site = siteWith(entry, { [id]: { [what]: fail } });
    const response = await site(new Request(origin + path));
    const page = new JSDOM(await response.text()).window.document;
    expect(log.mock.calls.map(String)).toEqual(["Error: a bug"]);
    log.mockClear();
    const { textContent: heading } = page.querySelector("h1")!;
    const shell = ["main#main", "footer"].map((part) => page.querySelectorAll(part).length);
    const brand = page.querySelector("header a")?.getAttribute("href");
    expect(page.body.textContent).not.toMatch(/\bat .*\.[jt]sx?:\d+|node_modules/);
    return { status: response.status, heading, shell, brand };
  }
  const failed = { status: 500, shell: [1, 1] };

  it.each([
    ["/contact", "routes/_main.contact", { heading: headings.error, brand: "/" }],
    [
      "/comics/talechasers/1/1",
      "routes/_main.comics.$comic.$chapter.$page",
      { heading: headings.error, brand: "/" },
    ],
    [
      "/cga/characters/wren",
      "routes/cga.characters.$name",
      { heading: headings.guildError, brand: "/cga" },
    ],
  ])(
    "an unexpected error on %s shows the error screen of the sub-site",
    async (path, id, expected) => {
      expect(await open(path, id, "loader")).toEqual({ ...failed, ...expected });
      expect(await open(path, id, "default")).toEqual({ ...failed, ...expected });
    },
  );

  it("an error in the root loader shows the error screen of the sub-site", async () => {
    const { heading, brand } = await open("/cga/contact", "root", "loader");
    expect([heading, brand]).toEqual([headings.guildError, "/cga"]);
    expect((await open("/ex/overlay", "routes/ex.overlay", "default")).shell).toEqual([0, 0]);
  });
});
