import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alsCause, alsEvents, eventKey, getDonationStatus } from "./events";
import { formatCents, MAX_DONATION, toCents } from "./money";
import { summarizeDonations, type Donation } from "./donation-summary";
import {
  announced,
  charities,
  emblems,
  firstDonors,
  gamersOutreachEvents,
  hawaiiEvent,
  tiers,
} from "~content/charities.yaml";
import { anyText } from "../../tests/setup/any-text";

describe("an amount in cents", () => {
  it.each([
    [0, 0],
    [1, 100],
    [25.5, 2550],
    [0.1 + 0.2, 30],
    [20.23, 2023],
    [1.005, 100],
    [0.125, 13],
    [0.004, 0],
    [Number.MIN_VALUE, 0],
    [MAX_DONATION, 1_000_000_000],
  ])("of %d dollars is %d", (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it("has no sign when it is nothing", () => {
    expect(Object.is(toCents(-0), 0)).toBe(true);
  });

  it.each([
    -1,
    -0.001,
    MAX_DONATION + 0.01,
    1e21,
    Number.MAX_VALUE,
    Infinity,
    -Infinity,
    NaN,
    "25.50",
    "",
    null,
    undefined,
    true,
    [5],
    { valueOf: () => 5 },
    5n,
  ])("is none for %s", (amount) => {
    expect(toCents(amount)).toBeUndefined();
  });

  it("comes back from every price that can be written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_DONATION * 100 }), (cents) => {
        expect(toCents(Number((cents / 100).toFixed(2)))).toBe(cents);
      }),
    );
  });
});

describe("money for people", () => {
  it.each([
    [0, "$0.00"],
    [5, "$0.05"],
    [123_450, "$1,234.50"],
    [1_000_000_000, "$10,000,000.00"],
  ])("of %d cents is %s", (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it("has the cents it was made from", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (cents) => {
        expect(formatCents(cents).replace(/\D/g, "")).toBe(String(cents).padStart(3, "0"));
      }),
    );
  });
});

const namesOf = (donations: readonly Donation[]) =>
  summarizeDonations(donations).donations.map(({ name }) => name);

describe("the order of the table", () => {
  it("begins with the artist, the Fox Fam and the family, whatever they gave", () => {
    const order = namesOf([
      { name: "Whale", cents: 900_000 },
      { name: "Chase's Family", cents: 1 },
      { name: "The Fox Fam", cents: 0 },
      { name: "Chase", cents: 0 },
    ]);
    expect(order).toEqual(["Chase", "The Fox Fam", "Chase's Family", "Whale"]);
  });

  it("goes on by amount, then by name as people look names up", () => {
    const order = namesOf([
      { name: "Zed", cents: 500 },
      { name: "ada", cents: 500 },
      { name: "Émile", cents: 500 },
      { name: "Bo", cents: 500 },
      { name: "minnow", cents: 499 },
      { name: "carp", cents: 501 },
    ]);
    expect(order).toEqual(["carp", "ada", "Bo", "Émile", "Zed", "minnow"]);
  });

  it("knows the first donors by their exact names", () => {
    const order = namesOf([
      { name: "chase", cents: 1 },
      { name: "Chase ", cents: 2 },
      { name: "The Fox Fam!", cents: 3 },
      { name: "Chase", cents: 0 },
    ]);
    expect(order).toEqual(["Chase", "The Fox Fam!", "Chase ", "chase"]);
  });

  const donor = fc.oneof(
    anyText(),
    fc.constantFrom(...firstDonors, "__proto__", "constructor", "a", "A"),
  );
  const map = fc
    .uniqueArray(fc.record({ name: donor, cents: fc.integer({ min: 0, max: 30_000 }) }), {
      selector: ({ name }) => name,
    })
    .filter((list) => list.every(({ name }) => name !== ""));

  it("is the same for names that only differ in how they are encoded", () => {
    const [apart, whole] = ["Rene\u0301", "Ren\u00e9"].map((name) => ({ name, cents: 100 }));
    for (const given of [
      [apart!, whole!],
      [whole!, apart!],
    ]) {
      expect(summarizeDonations(given).donations).toEqual([apart, whole]);
    }
  });

  it("is the same however they come", () => {
    fc.assert(
      fc.property(map, (donations) => {
        const there = summarizeDonations(donations);
        expect(summarizeDonations([...donations].reverse())).toEqual(there);
        expect(summarizeDonations(there.donations)).toEqual(there);
      }),
    );
  });

  it("keeps everybody, and keeps to the rule between any two neighbours", () => {
    fc.assert(
      fc.property(map, (donations) => {
        const { donations: ordered } = summarizeDonations(donations);
        expect(new Set(ordered)).toEqual(new Set(donations));
        expect(ordered).toHaveLength(donations.length);
        const rest = ordered.filter(({ name }) => !firstDonors.includes(name));
        const first = ordered.slice(0, ordered.length - rest.length);
        expect(first.map(({ name }) => name)).toEqual(
          firstDonors.filter((name) => donations.some((donation) => donation.name === name)),
        );
        for (const [index, { name, cents }] of rest.slice(1).entries()) {
          const before = rest[index]!;
          expect(before.cents).toBeGreaterThanOrEqual(cents);
          if (before.cents === cents) {
            expect(before.name.localeCompare(name, "en")).toBeLessThanOrEqual(0);
          }
        }
      }),
    );
  });

  it("has a total that is exact to the cent, as the sum of whole numbers is", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { maxLength: 500 }), (amounts) => {
        const dollars = amounts.map((cents) => cents / 100);
        const { total, groups } = summarizeDonations(
          dollars.map((amount, index) => ({ name: `d${index}`, cents: toCents(amount)! })),
        );
        const exact = amounts.reduce((sum, cents) => sum + BigInt(cents), 0n);
        expect(BigInt(total)).toBe(exact);
        expect(groups.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
        expect(groups.reduce((sum, { donors }) => sum + donors, 0)).toBe(amounts.length);
      }),
    );
  });

  it("adds up where dollars do not", () => {
    const dollars = Array.from({ length: 10_000 }, () => 0.1);
    expect(dollars.reduce((sum, amount) => sum + amount, 0)).not.toBe(1000);
    const donations = dollars.map((amount, index) => ({
      name: `d${index}`,
      cents: toCents(amount)!,
    }));
    expect(formatCents(summarizeDonations(donations).total)).toBe("$1,000.00");
  });
});

describe("the groups of the bars", () => {
  it("are those who stand first, then the sizes of gifts, the largest first", () => {
    const { groups } = summarizeDonations([
      { name: "small", cents: 2_499 },
      { name: "smaller", cents: 0 },
      { name: "middle", cents: 2_500 },
      { name: "nearly", cents: 9_999 },
      { name: "large", cents: 10_000 },
      { name: "Chase's Family", cents: 1 },
      { name: "Chase", cents: 2 },
    ]);
    expect(groups).toEqual([
      { name: "Chase", donors: 1, cents: 2 },
      { name: "Chase's Family", donors: 1, cents: 1 },
      { name: tiers[0]!.name, donors: 1, cents: 10_000 },
      { name: tiers[1]!.name, donors: 2, cents: 12_499 },
      { name: tiers[2]!.name, donors: 2, cents: 2_499 },
    ]);
  });

  it("are none where nobody gave", () => {
    expect(summarizeDonations([])).toEqual({ donations: [], donors: 0, total: 0, groups: [] });
  });
});

describe("the events", () => {
  it.each([
    ["2023-01-01T00:00:00Z", [2023]],
    ["2026-12-31T23:59:59Z", [2023, 2024, 2025, 2026]],
    ["2027-01-01T00:00:00Z", [2023, 2024, 2025, 2026, 2027]],
    ["1970-01-01T00:00:00Z", [2023]],
  ])("for ALS at %s are of %j", (now, years) => {
    expect(alsEvents(new Date(now)).map(({ year }) => year)).toEqual(years);
  });

  it.each([
    [2021, "ALS Triangle Walk 2023"],
    [2022, "ALS Triangle Walk 2023"],
    [2023, "Papa Barks 2023"],
    [2031, "Papa Barks 2031"],
  ])("have the cause of %d", (year, cause) => {
    expect(alsCause(year)).toBe(cause);
  });

  it.each([
    ["als", "2026-04-01T00:00:00Z", true, "Papa Barks 2026"],
    ["als", "2026-10-31T23:59:59Z", true, "Papa Barks 2026"],
    ["als", "2026-11-01T00:00:00Z", false, "Papa Barks 2027"],
    ["go", "2024-07-13T12:00:00Z", true, "Vtuber Summer Slam 2024"],
    ["go", "2024-07-15T00:00:00Z", false, "Jolly Jamboree 2024"],
    ["kka", "2024-09-23T00:00:00Z", false, undefined],
    ["go", "2099-01-01T00:00:00Z", false, undefined],
  ] as const)("for %s at %s: open %s, of %s", (slug, now, isOpen, name) => {
    const giving = getDonationStatus(slug, new Date(now));
    expect([giving.isOpen, giving.season?.fullName]).toEqual([isOpen, name]);
  });

  it("are of days that follow one another", () => {
    const seasons = [...gamersOutreachEvents, hawaiiEvent, ...Object.values(announced).flat()];
    for (const { opens, closes } of [...seasons, ...alsEvents(new Date())]) {
      expect(`${opens} ${closes}`).toMatch(/^(\d{4}-\d\d-\d\d ?){2}$/);
      expect(Date.parse(closes)).toBeGreaterThanOrEqual(Date.parse(opens));
    }
  });

  it("for Gamers Outreach are three, in their order", () => {
    expect(gamersOutreachEvents.map((event) => [event.fullName, eventKey(event)])).toEqual([
      ["Jolly Jamboree 2024", "jj-2024"],
      ["Vtuber Summer Slam 2024", "go-2024"],
      ["Vtuber Summer Slam 2023", "go-2023"],
    ]);
    expect(eventKey(hawaiiEvent)).toBe("kka-2024");
  });

  it("each have an emblem that is described, and each charity its texts", () => {
    for (const { shortName } of [...gamersOutreachEvents, hawaiiEvent]) {
      expect(emblems[shortName]).not.toBe("");
    }
    for (const [slug, charity] of Object.entries(charities)) {
      expect(charity.slug).toBe(slug);
      for (const text of [charity.name, charity.line, charity.lead, charity.story]) {
        expect(text.trim()).not.toBe("");
      }
      expect(charity.description.length).toBeLessThanOrEqual(160);
    }
  });
});
