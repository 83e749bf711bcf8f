import { expect, test } from "playwright/test";
import { sample } from "../setup/sample";
import { outages, slowFaults, wrongAnswers, type Fault } from "./faults";
import { faultySite } from "./faulty-site";
import { dataOf, expectPage, expectScreen, redirectTo, visit, type Screen } from "./visits";

test.describe.configure({ mode: "serial" });
const faulty = faultySite();

/** Something that there is one of, at one address. */
interface Place {
  address: string;
  /** The call it needs. */
  call: string;
  /** What is there in its place, which may depend on whether the upstream is in trouble. */
  screen: Screen | ((isOutage: boolean) => Screen);
  form?: Record<string, string>;
  /** Of its moment, so that there is never a copy of it. */
  isOfTheMoment?: boolean;
  /** Faults that are none here. */
  isAnswer?: (fault: Fault) => boolean;
}

const isZero = ({ name }: Fault) => name === "data-zero";
/** Any object is one of donors, and whose amount is none is left out; any is a status without words. */
const isObject = ({ name }: Fault) => /^(?:wrong-types|objects-)/.test(name);

const places: readonly Place[] = [
  {
    address: "/shop",
    call: "v1/shop/entries",
    screen: redirectTo("/error", "/shop"),
  },
  {
    address: "/galleries/fan-art",
    call: "v1/galleries/fan-art",
    screen: { status: 200, says: "Fan art" },
  },
  {
    address: "/stream/charities",
    call: "v1/donations",
    screen: { status: 200, says: "all of it goes to one of these" },
    isAnswer: isZero,
  },
  {
    address: dataOf("/stream/charities/kka"),
    call: "v1/donations/kka-2024/twitch",
    screen: redirectTo("/error", "/stream/charities/kka"),
    isAnswer: isObject,
  },
  {
    address: dataOf("/commissions"),
    call: "v1/commissions/data",
    screen: redirectTo("/error", "/commissions"),
    isAnswer: isObject,
  },
  {
    address: dataOf("/commissions/status"),
    call: "v1/commissions/data",
    screen: { status: 200, says: '"failed"' },
    isOfTheMoment: true,
    isAnswer: isObject,
  },
  {
    address: "/downloads/super-fox",
    call: "v1/downloads/super-fox",
    screen: { status: 503, says: "could not be fetched" },
  },
  {
    address: "/v1/rss/feeds/chase",
    call: "v1/rss/feeds/chase",
    screen: { status: 503, says: "The feed is resting." },
  },
  {
    address: "/v1/overlay/events/count",
    call: "v1/overlay/events/count",
    screen: (isOutage) =>
      isOutage
        ? { status: 503, says: "The upstream cannot be reached." }
        : { status: 502, says: "The upstream's answer is no good." },
    isOfTheMoment: true,
    isAnswer: isZero,
  },
  {
    address: "/tf-generator/result?quick=true",
    call: "v1/generators/transformation/quick",
    screen: redirectTo("/error", "/tf-generator/result?quick=true"),
    isOfTheMoment: true,
  },
  {
    address: "/fursona-generator?index",
    call: "v1/generators/fursona",
    form: { intent: "generate", category: "ALL", modifier: "NONE", colors: "0", colorSet: "ALL" },
    screen: { status: 502, says: "Fursona" },
    isOfTheMoment: true,
  },
];

async function visitPlace(site: string, { address, form }: Place) {
  if (!form) return visit(site + address);
  const headers = { "Sec-Fetch-Site": "same-origin" };
  return visit(site + address, { method: "POST", headers, body: new URLSearchParams(form) });
}

const expected = ({ screen }: Place, isOutage: boolean) =>
  typeof screen === "function" ? screen(isOutage) : screen;

/** Some of the places that a fault is one for, and others for the next. */
function wrongBy(fault: Fault, all: readonly Place[], turn: number): readonly Place[] {
  const wrong = all.filter(({ isAnswer }) => !isAnswer?.(fault));
  return sample(wrong, 3, turn);
}

// One of each way to keep waiting is enough: the others are told apart before a place is known.
const faults = [slowFaults[0]!, ...outages, ...wrongAnswers];

test("shows an error screen or message for a list never seen before", async () => {
  const { site, upstream, clock, linesAbout } = faulty;

  let slowest = 0;
  for (const [turn, fault] of faults.entries()) {
    const isTrouble = !wrongAnswers.includes(fault);
    const wrong = wrongBy(fault, places, turn);
    const calls = new Set(wrong.map(({ call }) => `/${call}`));
    upstream.fault = (path) => (calls.has(path) ? fault.answer : undefined);
    // Longer than any circuit stays open, and than the upstream asked to wait.
    clock.pass(130_000);
    const before = wrong.map(({ call }) => linesAbout(call).length);
    const answers = await Promise.all(wrong.map((place) => visitPlace(site.url, place)));
    for (const [at, answer] of answers.entries()) {
      const place = wrong[at]!;
      expectScreen(answer, expected(place, isTrouble), `${place.address}, ${fault.name}`);
      expect(linesAbout(place.call).length, `log of ${place.call}`).toBeGreaterThan(before[at]!);
    }
    slowest = Math.max(slowest, ...answers.map(({ milliseconds }) => milliseconds));
  }
  console.log(`the slowest of all screens after ${Math.round(slowest)} ms`);
});

const often = { intervals: [20] };

/** The places that say what they were told, and keep a copy of it. */
const kept = places.filter(
  ({ address, isOfTheMoment }) => !isOfTheMoment && !address.startsWith("/downloads/"),
);
const says = (place: Place, edition: string) => (place.call === "v1/donations" ? "" : edition);

test("shows the lists again after the fault", async () => {
  const { site, upstream } = faulty;

  upstream.fault = () => undefined;
  for (const place of places) {
    const answer = await visitPlace(site.url, place);
    if (kept.includes(place)) expectPage(answer, says(place, "first-edition"), place.address);
    else expect([200, 302, 303], place.address).toContain(answer.status);
  }
});

test("shows a list seen before as it was during every fault", async () => {
  const { site, upstream, clock, linesAbout } = faulty;

  upstream.edition = "second-edition";
  const kinds = new Set<string>();
  for (const [turn, fault] of faults.entries()) {
    // One of each kind: to a copy they are all the same.
    if (kinds.has(fault.kind)) continue;
    kinds.add(fault.kind);
    upstream.fault = () => fault.answer;
    clock.pass(10 * 60_000);
    const wrong = wrongBy(fault, kept, turn);
    const before = wrong.map(({ call }) => linesAbout(call).length);
    const answers = await Promise.all(wrong.map((place) => visitPlace(site.url, place)));
    for (const [at, answer] of answers.entries()) {
      const place = wrong[at]!;
      expectPage(answer, says(place, "first-edition"), `${place.address}, ${fault.name}`);
    }
    await expect
      .poll(() => wrong.filter(({ call }, at) => linesAbout(call).length === before[at]), {
        ...often,
        message: `log of ${fault.name}`,
      })
      .toEqual([]);
    // Once another answer is there, what follows a line is done, and not by the time that passes next.
    const location = (await visit(`${site.url}/downloads/super-fox`)).headers.get("Location");
    expect(location, fault.name).toBe("https://files.example/first-edition");
  }
  upstream.fault = () => undefined;
  clock.pass(60_000);
  for (const place of kept) {
    await expect
      .poll(async () => (await visitPlace(site.url, place)).body, {
        ...often,
        message: place.address,
      })
      .toContain(says(place, "second-edition"));
  }
});

test("accepts 0 where a number is the answer", async () => {
  const { site, upstream, clock } = faulty;

  const zero = wrongAnswers.find(isZero)!;
  const calls = ["/v1/overlay/events/count", "/v1/donations"];
  upstream.fault = (path) => (calls.includes(path) ? zero.answer : undefined);
  expect(JSON.parse((await visit(`${site.url}/v1/overlay/events/count`)).body)).toMatchObject({
    data: 0,
  });
  clock.pass(10 * 60_000);
  await expect
    .poll(async () => (await visit(`${site.url}/stream/charities`)).body)
    .toMatch(/\$0(?:\.00)?\b/);
});
