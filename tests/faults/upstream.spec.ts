import { expect, test } from "playwright/test";
import { sample } from "../setup/sample";
import { nestedTexts, outages, slowFaults, spilled, wrongAnswers, type Fault } from "./faults";
import { faultySite, type FaultySite } from "./faulty-site";
import { dataOf, expectPage, expectScreen, redirectTo, visit, type Screen } from "./visits";

test.describe.configure({ mode: "serial" });
const faulty = faultySite();

/** A page that there is one of for every name, so that each fault meets one that nobody has seen. */
interface Page {
  fault: Fault;
  what: string;
  /** Its address, and the call that it needs. */
  address: string;
  call: string;
  /** What is there in its place. */
  screen: Screen;
  /** What the log calls the fault here. */
  kind: string;
}

const all = [...slowFaults, ...outages, ...wrongAnswers];

function pagesFor(fault: Fault): Page[] {
  const { name, kind } = fault;
  const chapter = 1_000 + 10 * all.indexOf(fault);
  const comic = `/comics/talechasers/${chapter}/1`;
  const denied = name === "status-404";
  const paths = {
    "a comic page": [dataOf(comic), `v1/comics/talechasers/chapters/${chapter}`],
    "a character": [dataOf(`/characters/${name}`), `v1/characters/${name}`],
    "a member of the guild": [`/cga/characters/${name}`, `v1/guildcharacters/${name}`],
    "a creature": [
      `/world/bestiary/feral/${name}`,
      `v1/world/content/world/bestiary/feral/${name}`,
    ],
    "a piece": [dataOf(`/galleries/fan-art/${name}`), `v1/galleries/fan-art/items/${name}`],
  } as const;
  const pages = Object.entries(paths).map(([what, [address, call]]): Page => {
    const from = address.replace(/\.data$/, "");
    const page = address.startsWith("/cga/") ? "/cga/error" : "/error";
    const screen = denied && what === "a piece" ? redirectTo("/404") : redirectTo(page, from);
    return { fault, what: `${what}, ${name}`, address, call, screen, kind };
  });
  // A picture may take longer than a page, and what is no picture is of the wrong shape.
  if (slowFaults.includes(fault)) return pages;
  const isAnswer = /^(?:status-4(?!29)|redirect)/.test(name);
  const isOther = ["not-json", "null", "code", "no-data", "html"].includes(kind);
  return [
    ...pages,
    {
      fault,
      what: `a picture, ${name}`,
      address: `/cdn/d/${name}.png`,
      call: `cdn/d/${name}.png`,
      screen: { status: isAnswer ? 404 : 502, says: "" },
      kind: isOther ? "shape" : kind,
    },
  ];
}

/** Two of six places for each fault, others for the next: the calls themselves are tried one by one elsewhere. */
const pages = all.flatMap((fault, at) => sample(pagesFor(fault), 2, at));
const faultAt = new Map(pages.map(({ call, fault }) => [`/${call}`, fault.answer]));
const of = (faults: readonly Fault[]) => pages.filter(({ fault }) => faults.includes(fault));

/** Visits all at the same time, and tells how long the slowest took. */
async function visitAll(site: string, chosen: readonly Page[]) {
  const answers = await Promise.all(chosen.map(({ address }) => visit(site + address)));
  return {
    answers: answers.map((answer, at) => ({ answer, page: chosen[at]! })),
    slowest: Math.round(Math.max(...answers.map(({ milliseconds }) => milliseconds))),
  };
}

/** A few at a time: who renders them all has two processors. */
async function visitInTurn(site: string, chosen: readonly Page[], width = 40) {
  const answers: Awaited<ReturnType<typeof visitAll>>["answers"] = [];
  for (let at = 0; at < chosen.length; at += width) {
    answers.push(...(await visitAll(site, chosen.slice(at, at + width))).answers);
  }
  return answers;
}

function expectKind({ linesAbout }: FaultySite, { call, kind, what }: Page): void {
  const [line] = linesAbout(call);
  // Where each part of an answer is left out, there is nothing to show.
  const kinds = kind === "shape" ? "(?:shape|no-data)" : kind;
  expect(line, `log of ${what}`).toMatch(new RegExp(`^upstream GET ${call} ${kinds}( |$)`));
}

test.beforeEach(() => {
  const { upstream } = faulty;

  upstream.fault = (path) => faultAt.get(path);
});

test("shows the error screen for a new page while the upstream hangs", async () => {
  const { site } = faulty;
  const waiting = visitAll(site.url, of(slowFaults));
  // Whoever wants something else is served meanwhile.
  await expect.poll(() => faulty.upstream.asked.size).toBeGreaterThan(of(slowFaults).length);
  expectPage(await visit(`${site.url}/characters/quite-well`), "first-edition", "another page");

  const { answers, slowest } = await waiting;
  for (const { answer, page } of answers) {
    expectScreen(answer, page.screen, page.what);
    expectKind(faulty, page);
  }
  console.log(`kept waiting: the slowest of ${answers.length} error screens after ${slowest} ms`);
});

test("shows the error screen for a new page while the upstream fails", async () => {
  const { answers } = await visitAll(faulty.site.url, of(outages));
  for (const { answer, page } of answers) {
    expectScreen(answer, page.screen, page.what);
    expectKind(faulty, page);
  }
});

test("shows the error screen for a new page with an invalid answer", async () => {
  const { answers, slowest } = await visitAll(faulty.site.url, of(wrongAnswers));
  for (const { answer, page } of answers) {
    expectScreen(answer, page.screen, page.what);
    expectKind(faulty, page);
  }
  console.log(`wrong answers: the slowest of ${answers.length} error screens after ${slowest} ms`);
});

test("leaves out HTML beyond the bounds, with a log line", async () => {
  const { site, upstream, linesAbout } = faulty;
  for (const [address, call] of [
    ["/comics/talechasers/99/1", "v1/comics/talechasers/chapters/99"],
    ["/cga/characters/nested", "v1/guildcharacters/nested"],
    ["/galleries/fan-art/nested", "v1/galleries/fan-art/items/nested"],
  ] as const) {
    upstream.fault = (path) => (path === `/${call}` ? nestedTexts : undefined);
    const { status, body } = await visit(site.url + address);
    expect(status, address).toBe(200);
    expect(body, address).not.toContain(spilled);
    expect(linesAbout(call), address).toEqual([
      expect.stringMatching(/ left out \S+ \(HTML nested more than 40 deep\)/),
    ]);
  }
});

test("shows every page after the fault: no failure was cached", async () => {
  faulty.upstream.fault = () => undefined;
  // Longer than the upstream asked to wait.
  faulty.clock.pass(130_000);
  for (const { answer, page } of await visitInTurn(faulty.site.url, pages)) {
    expectPage(answer, "first-edition", page.what);
  }
});

test("shows a page seen before as it was, with a log line", async () => {
  const { site, upstream, clock, linesAbout } = faulty;
  upstream.edition = "second-edition";
  const linesBefore = new Map(pages.map(({ call }) => [call, linesAbout(call).length]));
  // Longer than any copy is fresh.
  clock.pass(70 * 60_000);
  for (const visits of [1, 2]) {
    for (const { answer, page } of await visitInTurn(site.url, pages)) {
      expectPage(answer, "first-edition", `${page.what}, visit ${visits}`);
    }
    const untold = () =>
      pages.filter(({ call }) => linesAbout(call).length === linesBefore.get(call)).length;
    await expect.poll(untold).toBe(0);
  }
});

test("renews every page after the fault", async () => {
  const { site, upstream, clock } = faulty;
  upstream.fault = () => undefined;
  clock.pass(2 * 60_000);
  let old: readonly Page[] = pages;
  const visitOld = async () => {
    const answers = await visitInTurn(site.url, old);
    old = answers.flatMap(({ answer, page }) =>
      answer.body.includes("second-edition") ? [] : [page],
    );
    return old.map(({ what }) => what);
  };
  await expect.poll(visitOld, { timeout: 40_000, intervals: [100] }).toEqual([]);
});

test("keeps running and logs nothing of the answers", async () => {
  const { site } = faulty;

  const health = await visit(`${site.url}/healthz`);
  expect(JSON.parse(health.body)).toEqual({ status: "ok", upstream: "up" });
  expect(site.process.exitCode).toBeNull();
  expect(site.output()).not.toContain(spilled);
  // One line for each failure: no traces, no warnings of the platform.
  const others = site
    .output()
    .split("\n")
    .filter((line) => line !== "" && !/^(?:upstream )?GET /.test(line));
  expect(others).toEqual([expect.stringContaining("is open at")]);
});
