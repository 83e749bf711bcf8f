import type { Browser } from "playwright";
import { lines, openPhone, type Line, type Phone } from "./phone";
import { selectors } from "./probe";
import { quietMachine } from "./quiet";
import type { Servers } from "./servers";
import { median, type Measure } from "./table";

interface Turn {
  /** From the click to the frame that shows the new page's picture. */
  painted: number;
  /** From the click to the end of the movement that brings it in. */
  still: number;
}

interface Samples {
  /** To the next page, from a page at rest. */
  next: Turn[];
  /** To a page far away, from a page at rest. */
  far: Turn[];
  /** To the next page, as soon as something was to be seen. */
  early: Turn[];
}

/** Page turns on each line: warm, to a page that was not expected, and before the picture is there. */
export async function measureTurns(
  browser: Browser,
  servers: Servers,
  path: string,
  rounds: number,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const line of lines) {
    const site: Samples = { next: [], far: [], early: [] };
    const bare: Samples = { next: [], far: [], early: [] };
    for (let round = 0; round < rounds; round += 1) {
      await sample(browser, servers.site.url + path, line, site);
      await sample(browser, servers.bare.url + path, line, bare);
    }
    measures.push(...compare(line, site, bare));
  }
  return measures;
}

async function sample(browser: Browser, url: string, line: Line, samples: Samples): Promise<void> {
  const phone = await openPhone(browser, true);
  try {
    // At full speed up to the turn: how the page got there is measured elsewhere.
    phone.open(url);
    await phone.report("shown", ({ what }) => what === "picture");
    samples.next.push(await turnAtRest(phone, selectors.next, line));
    samples.far.push(await turnAtRest(phone, selectors.latest, line));
  } finally {
    await phone.close();
  }
  samples.early.push(await turnEarly(browser, url, line));
}

async function turnAtRest(phone: Phone, link: string, line: Line): Promise<Turn> {
  await phone.throttle(undefined);
  await phone.settle();
  const place = await phone.placeOf(link);
  await quietMachine();
  await phone.throttle(line);
  phone.forget();
  await phone.tap(place);
  return observe(phone);
}

async function turnEarly(browser: Browser, url: string, line: Line): Promise<Turn> {
  const phone = await openPhone(browser, true);
  try {
    await quietMachine();
    await phone.throttle(line);
    phone.open(url);
    const { targets } = await phone.report("painted");
    const place = targets["next"];
    if (!place) throw new Error(`${url} has no next page.`);
    const before = await phone.page.locator(selectors.picture).getAttribute("src");
    await phone.tap(place);
    return await observe(phone, before ?? "");
  } finally {
    await phone.close();
  }
}

/** @param before address of the picture that was there, should it still arrive */
async function observe(phone: Phone, before = ""): Promise<Turn> {
  const clicked = await phone.report("clicked");
  const old = before.replace(/.*\/|\?.*/g, "");
  const shown = await phone.report(
    "shown",
    ({ what, value, at }) =>
      what === "picture" && at > clicked.at && value !== "" && !(old && value.endsWith(old)),
  );
  const still = await phone.report("still", ({ at }) => at >= shown.at);
  return { painted: shown.at - clicked.at, still: still.at - clicked.at };
}

function compare(line: Line, site: Samples, bare: Samples): Measure[] {
  const of = (samples: Samples, turn: keyof Samples, field: keyof Turn = "painted") =>
    median(samples[turn].map((sample) => sample[field]));
  const plain = { ratioAtMost: 1, tolerance: 0.05 };
  return [
    {
      name: `${line.name}: next page, warm`,
      site: of(site, "next"),
      bare: of(bare, "next"),
      unit: "ms",
      goal: { atMost: 100 },
    },
    {
      name: `${line.name}: next page, warm, movement over`,
      site: of(site, "next", "still"),
      unit: "ms",
    },
    {
      name: `${line.name}: unexpected page, not warm`,
      site: of(site, "far"),
      bare: of(bare, "far"),
      unit: "ms",
      goal: plain,
    },
    {
      name: `${line.name}: next page, tapped at first paint`,
      site: of(site, "early"),
      bare: of(bare, "early"),
      unit: "ms",
      goal: plain,
    },
  ];
}
