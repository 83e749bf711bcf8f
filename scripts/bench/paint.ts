import type { Browser } from "playwright";
import { record, type Transfer } from "./bytes";
import { lines, openPhone, type Line } from "./phone";
import type { Paints } from "./probe";
import { quietMachine } from "./quiet";
import type { Servers } from "./servers";
import { median, type Measure } from "./table";

/** The controls whose answer early in the load is measured. */
const controls = ["scheme", "menu"] as const;
type Control = (typeof controls)[number];

/** What was painted in a visit, and what came over the line. */
export type Visit = Paints & { transfers: Transfer[] };

interface Answer {
  /** From the finger on the glass to the change on the screen. */
  afterPress: number;
  /** From the beginning of the navigation to the change on the screen. */
  afterStart: number;
}

interface Samples {
  paints: Paints[];
  answers: Record<Control, Answer[]>;
}

/** First and largest paint, layout shift, and the answers of scheme switch and menu, on each line. */
export async function measurePaint(
  browser: Browser,
  servers: Servers,
  path: string,
  rounds: number,
): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const line of lines) {
    const site = noSamples();
    const bare = noSamples();
    for (let round = 0; round < rounds; round += 1) {
      await sample(browser, servers.site.url + path, line, site);
      await sample(browser, servers.bare.url + path, line, bare);
    }
    measures.push(...compare(line, site, bare));
  }
  return measures;
}

function noSamples(): Samples {
  return { paints: [], answers: { scheme: [], menu: [] } };
}

async function sample(browser: Browser, url: string, line: Line, samples: Samples): Promise<void> {
  const paints = await watchVisit(browser, url, line);
  if (!paints.largestFile.includes("/cdn/")) {
    throw new Error(`The largest paint of ${url} was not its picture.`);
  }
  samples.paints.push(paints);
  for (const control of controls) {
    samples.answers[control].push(await tapEarly(browser, url, line, control));
  }
}

/** One visit that is left alone until it has come to rest, hydration included; without a line at full speed. */
export async function watchVisit(browser: Browser, url: string, line?: Line): Promise<Visit> {
  const phone = await openPhone(browser, false);
  try {
    if (line) await quietMachine();
    await phone.throttle(line);
    const transfers = record(phone, new URL(url).origin);
    phone.open(url);
    await phone.report("painted");
    await phone.settle();
    return { ...(await phone.paints()), transfers };
  } finally {
    await phone.close();
  }
}

/** One visit in which a control is tapped as soon as something is to be seen. */
async function tapEarly(
  browser: Browser,
  url: string,
  line: Line,
  control: Control,
): Promise<Answer> {
  const phone = await openPhone(browser, true);
  try {
    await quietMachine();
    await phone.throttle(line);
    phone.open(url);
    const { targets } = await phone.report("painted");
    const place = targets[control];
    if (!place) throw new Error(`${url} has no ${control} to tap.`);
    await phone.tap(place);
    const pressed = await phone.report("pressed");
    const shown = await phone.report("shown", ({ what }) => what === control);
    const start = await phone.page.evaluate(() => performance.timeOrigin);
    return { afterPress: shown.at - pressed.at, afterStart: shown.at - start };
  } finally {
    await phone.close();
  }
}

function compare(line: Line, site: Samples, bare: Samples): Measure[] {
  const of = (control: Control, field: keyof Answer) => (samples: Samples) =>
    samples.answers[control].map((answer) => answer[field]);
  const answer = (name: string, control: Control, field: keyof Answer) =>
    row(line, name, site, bare, of(control, field), 1.25);
  const paint = (field: "first" | "largest") => (samples: Samples) =>
    samples.paints.map((paints) => paints[field]);
  const shift = (samples: Samples) => median(samples.paints.map((paints) => paints.shift));
  return [
    row(line, "first contentful paint", site, bare, paint("first"), 1.15),
    row(line, "largest contentful paint", site, bare, paint("largest"), 1.08),
    {
      name: `${line.name}: layout shift`,
      site: shift(site),
      bare: shift(bare),
      unit: "",
      goal: { atMost: 0 },
    },
    answer("scheme switch answered, from the tap", "scheme", "afterPress"),
    answer("scheme switch answered, from the start", "scheme", "afterStart"),
    answer("menu open, from the tap", "menu", "afterPress"),
    answer("menu open, from the start", "menu", "afterStart"),
  ];
}

function row(
  line: Line,
  name: string,
  site: Samples,
  bare: Samples,
  pick: (samples: Samples) => number[],
  ratioAtMost: number,
): Measure {
  return {
    name: `${line.name}: ${name}`,
    site: median(pick(site)),
    bare: median(pick(bare)),
    unit: "ms",
    goal: { ratioAtMost },
  };
}
