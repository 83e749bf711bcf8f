import type { ServerResponse } from "node:http";
import { expect, test } from "playwright/test";
import { ok, status, text } from "../upstream/faulty-server";
import { spilled } from "./faults";
import { faultySite } from "./faulty-site";
import { dataOf, expectPage, expectScreen, visit } from "./visits";

test.describe.configure({ mode: "serial" });
const faulty = faultySite();

test.afterEach(() => {
  const { upstream } = faulty;

  upstream.fault = () => undefined;
});

/** A page that shows everything it is given, and one that shows lists of HTML. */
const sheet = { address: "/cga/characters/", call: "/v1/guildcharacters/" };
const spread = {
  address: "/world/bestiary/feral/",
  call: "/v1/world/content/world/bestiary/feral/",
};

test("drops unknown fields", async () => {
  const { site, upstream } = faulty;

  const more = `{"code":"CHASE-1000","trace":"${spilled}","data":{"category":"GUILDMEMBER",
    "armor":"Leather","token":"${spilled}","__proto__":{"role":"${spilled}"},
    "constructor":{"prototype":{"role":"${spilled}"}}}}`;
  upstream.fault = (path) => (path === `${sheet.call}more` ? text(more) : undefined);
  for (const address of [`${sheet.address}more`, dataOf(`${sheet.address}more`)]) {
    const answer = await visit(site.url + address);
    expectPage(answer, "Leather", address);
    expect(answer.body).not.toContain(spilled);
  }
});

test("shows names in every script without disturbing the text around them", async () => {
  const { site, upstream } = faulty;

  const names = [
    "رُمّان بنت الثعلب",
    "\u202Eאלמוג\u202C",
    "狐の尾 🦊‍🔥",
    "Z̶̢̛a̷͎l̴͙g̵̤o̷",
    "İßǅﬁ",
    'Fox"><script>spilled()</script>',
    "</title><svg/onload=spilled()>",
    "{{7*7}}${7*7}<%= 7*7 %>",
    "half \ud83e a fox",
    "nul \u0000 and \u2028 lines",
  ];
  for (const [at, name] of names.entries()) {
    const address = `${sheet.address}${encodeURIComponent(`fuchs-狐-${at}`)}`;
    const call = `${sheet.call}${encodeURIComponent(`fuchs-狐-${at}`)}`;
    upstream.fault = (path) =>
      path === call ? ok({ category: "GUILDMEMBER", role: name, story1: name }) : undefined;
    const answer = await visit(site.url + address);
    const [shown = ""] = name.toWellFormed().split(/[&<>"'\0]/);
    expectPage(answer, shown, name);
    // React writes what an attribute or a text may not hold in another way.
    expect(answer.body, name).not.toMatch(/<script>spilled|<svg\/onload/);
  }
});

test("removes scripts and handlers from HTML", async () => {
  const { site, upstream } = faulty;

  const hostile = `<p>kept</p><script>spilled()</script><img src=x onerror=spilled()>
    <a href="javascript:spilled()">a</a><a href=" jAvA&#10;script:spilled()">b</a>
    <a href="data:text/html,<script>spilled()</script>">c</a><svg onload=spilled()><animate/></svg>
    <math><mtext><mglyph><style><img src onerror=spilled()></style></mglyph></mtext></math>
    <iframe srcdoc="<script>spilled()</script>"></iframe><form action="javascript:spilled()">
    <p style="background:url(javascript:spilled())" onclick="spilled()" id="main">d</p>`;
  upstream.fault = (path) => {
    if (path === `${sheet.call}hostile`) return ok({ category: "GUILDMEMBER", story1: hostile });
    if (path === `${spread.call}hostile`) return ok({ pageLeft: [hostile], pageRight: [hostile] });
    return undefined;
  };
  for (const { address } of [sheet, spread]) {
    const answer = await visit(`${site.url}${address}hostile`);
    expectPage(answer, "kept", address);
    expect(answer.body).not.toContain("spilled");
  }
});

test("removes links with other schemes", async () => {
  const { site, upstream } = faulty;

  const links = [
    "javascript:spilled()",
    "data:text/html,spilled",
    "//spilled.example",
    "vbscript:spilled",
  ];
  upstream.fault = (path) =>
    path === "/v1/shop/entries"
      ? ok([
          ...links.map((link, at) => ({ title: `Bad ${at}`, link })),
          { title: "Good", link: "https://shop.example/fox" },
        ])
      : undefined;
  const answer = await visit(`${site.url}/shop`);
  expectPage(answer, "https://shop.example/fox", "the shop");
  expectPage(answer, "Bad 3", "the shop");
  expect(answer.body).not.toContain("spilled");
});

test("rejects a download location with line breaks", async () => {
  const { site, upstream, clock } = faulty;

  const locations = [
    "https://files.example/a\r\nSet-Cookie: spilled=1",
    "https://files.example/a\u2028b",
    "\u0000https://files.example/",
    "javascript:spilled()",
    "//files.example/",
    "https://",
    "",
    { href: "https://files.example/" },
  ];
  for (const location of locations) {
    upstream.fault = (path) => (path === "/v1/downloads/super-fox" ? ok(location) : undefined);
    const answer = await visit(`${site.url}/downloads/super-fox`);
    expectScreen(
      answer,
      { status: 503, says: "could not be fetched" },
      `a download at ${JSON.stringify(location)}`,
    );
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  }
  upstream.fault = () => undefined;
  const there = () => visit(`${site.url}/downloads/super-fox`);
  expect((await there()).headers.get("Location")).toBe("https://files.example/first-edition");
  upstream.fault = (path) => (path === "/v1/downloads/super-fox" ? ok(locations[0]) : undefined);
  clock.pass(10 * 60_000);
  expect((await there()).headers.get("Location")).toBe("https://files.example/first-edition");
});

test("an invalid feed never replaces a good one", async () => {
  const { site, upstream, clock, linesAbout } = faulty;

  const call = "v1/rss/feeds/chase";
  const feeds = [
    "<rss><channel><title>cut off",
    "<rss><channel><title>a & b</title></channel></rss>",
    '<!DOCTYPE rss [<!ENTITY a "b">]><rss><channel><title>&a;</title></channel></rss>',
    `<rss><channel>${"<a>".repeat(3_000)}${"</a>".repeat(3_000)}</channel></rss>`,
  ];
  for (const feed of feeds) {
    upstream.fault = (path) => (path === `/${call}` ? status(200, {}, feed) : undefined);
    const answer = await visit(`${site.url}/${call}`);
    expectScreen(answer, { status: 503, says: "resting" }, feed.slice(0, 60));
    expect(linesAbout(call).at(-1)).toContain(` ${call} shape `);
  }
  upstream.fault = () => undefined;
  expectPage(await visit(`${site.url}/${call}`), "first-edition", "the feed");
  upstream.fault = (path) => (path === `/${call}` ? status(200, {}, feeds[0]) : undefined);
  clock.pass(10 * 60_000);
  expectPage(await visit(`${site.url}/${call}`), "first-edition", "the feed, expired");
});

test("never relays HTML or SVG as a picture", async () => {
  const { site, upstream } = faulty;

  const page = "<script>spilled()</script>";
  upstream.fault = (path) => {
    if (path === "/cdn/d/page.png") return text(page, "text/html");
    if (path === "/cdn/d/drawing.png") return text(`<svg>${page}</svg>`, "image/svg+xml");
    if (path === "/cdn/d/lie.png") return text(page, "image/png");
    return undefined;
  };
  for (const name of ["page", "drawing"]) {
    expectScreen(await visit(`${site.url}/cdn/d/${name}.png`), { status: 502, says: "" }, name);
  }
  const lie = await visit(`${site.url}/cdn/d/lie.png`);
  expect(lie.headers.get("Content-Type")).toBe("image/png");
  expect(lie.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(lie.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
});

test("serves pages while the picture host hangs", async () => {
  const { site, upstream } = faulty;

  const held: ServerResponse[] = [];
  upstream.asked.clear();
  upstream.fault = (path) =>
    path.startsWith("/cdn/") ? (_request, response) => void held.push(response) : undefined;
  const leaving = new AbortController();
  // More than connections are opened to one host.
  const pictures = Array.from({ length: 100 }, (_, at) =>
    visit(`${site.url}/cdn/d/hangs-${at}.png`, { signal: leaving.signal }).catch(() => undefined),
  );
  await expect.poll(() => upstream.asked.size).toBeGreaterThanOrEqual(64);
  const answer = await visit(`${site.url}/characters/behind-pictures`);
  expectPage(answer, "first-edition", "a page");
  console.log(`a page beside a hundred hung pictures after ${Math.round(answer.milliseconds)} ms`);
  leaving.abort();
  await Promise.all(pictures);
  for (const response of held) response.destroy();
});
