import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstDonors } from "~content/charities.yaml";
import { anyText } from "../../tests/setup/any-text";
import { summarizeDonations, type Donation } from "./donation-summary";
import { alsCause, alsEvents, findEvent, getDonationStatus } from "./events";
import { centsUpTo, MAX_DONATION_DOLLARS } from "./api.server";
import { formatCents } from "./money";

describe("an amount in dollars", () => {
  const toCents = (amount: unknown) => centsUpTo(MAX_DONATION_DOLLARS).safeParse(amount).data;

  it.each([
    [0, 0],
    [-0, 0],
    [25.5, 2550],
    [0.1 + 0.2, 30],
    [20.23, 2023],
    [0.125, 13],
    [0.004, 0],
    [MAX_DONATION_DOLLARS, 1_000_000_000],
  ])("%d is %d cents", (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it.each([
    -0.001,
    MAX_DONATION_DOLLARS + 0.01,
    Infinity,
    NaN,
    "25.50",
    null,
    undefined,
    true,
    [5],
  ])("cannot be %s", (amount) => expect(toCents(amount)).toBeUndefined());

  it("is exact for all amounts with two decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_DONATION_DOLLARS * 100 }), (cents) => {
        expect(toCents(Number((cents / 100).toFixed(2)))).toBe(cents);
      }),
    );
  });
});

it.each([
  [0, "$0.00"],
  [5, "$0.05"],
  [123_450, "$1,234.50"],
  [1_000_000_000, "$10,000,000.00"],
])("formats %d cents as %s", (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

describe("summarizeDonations", () => {
  const donor = fc.oneof(anyText(), fc.constantFrom(...firstDonors, "__proto__", "a", "A"));
  const donationLists = fc.uniqueArray(
    fc.record({ name: donor, cents: fc.integer({ min: 0, max: 1e9 }) }),
    { selector: ({ name }) => name },
  );
  const toDonations = (amounts: Record<string, number>): Donation[] =>
    Object.entries(amounts).map(([name, cents]) => ({ name, cents }));
  const getNames = (amounts: Record<string, number>) =>
    summarizeDonations(toDonations(amounts)).donations.map(({ name }) => name);

  it("lists the first donors, by exact names, then the others by amount", () => {
    const names = getNames({
      ...{ Whale: 900_000, "Chase's Family": 1, chase: 2, "Chase ": 3 },
      ...{ "The Fox Fam": 0, Chase: 0 },
    });
    expect(names).toEqual(["Chase", "The Fox Fam", "Chase's Family", "Whale", "Chase ", "chase"]);
  });

  it("lists donors of the same amount by name, in any case and with accents", () => {
    const names = getNames({ Zed: 5, ada: 5, Émile: 5, Bo: 5, minnow: 4, carp: 6 });
    expect(names).toEqual(["carp", "ada", "Bo", "Émile", "Zed", "minnow"]);
  });

  it("has one order for names that differ in their Unicode form only", () => {
    const names = ["Rene\u0301", "Ren\u00e9"];
    for (const given of [names, names.slice().reverse()]) {
      expect(getNames(Object.fromEntries(given.map((name) => [name, 100])))).toEqual(names);
    }
  });

  it("keeps every donation, with an exact total, whatever the given order", () => {
    fc.assert(
      fc.property(donationLists, (donations) => {
        const summary = summarizeDonations(donations);
        expect(summarizeDonations(donations.slice().reverse())).toEqual(summary);
        expect(new Set(summary.donations)).toEqual(new Set(donations));
        const total = donations.reduce((sum, { cents }) => sum + BigInt(cents), 0n);
        expect(BigInt(summary.total)).toBe(total);
      }),
    );
  });

  it("is empty without donations", () => {
    expect(summarizeDonations([])).toEqual({ donations: [], donors: 0, total: 0, largest: 0 });
  });
});

describe("events", () => {
  it.each([
    ["2023-01-01T00:00:00Z", [2023]],
    ["2026-12-31T23:59:59Z", [2023, 2024, 2025, 2026]],
    ["2027-01-01T00:00:00Z", [2023, 2024, 2025, 2026, 2027]],
    ["1970-01-01T00:00:00Z", [2023]],
  ])("for ALS at %s are those of %j", (now, years) => {
    expect(alsEvents(new Date(now)).map(({ year }) => year)).toEqual(years);
  });

  it.each([
    [2022, "ALS Triangle Walk 2023"],
    [2023, "Papa Barks 2023"],
    [2031, "Papa Barks 2031"],
  ])("for ALS in %d have the cause %s", (year, cause) => {
    expect(alsCause(year)).toBe(cause);
  });

  it.each(["jj-2024", "go-2024", "go-2023", "kka-2024", "als-2026"])("include %s", (key) => {
    const event = findEvent(key, new Date("2026-06-01"));
    expect(`${event?.shortName}-${event?.year}`).toBe(key);
  });

  it.each([
    ["als", "2026-04-01T00:00:00Z", true, "Papa Barks 2026"],
    ["als", "2026-10-31T23:59:59Z", true, "Papa Barks 2026"],
    ["als", "2026-11-01T00:00:00Z", false, "Papa Barks 2027"],
    ["go", "2024-07-13T12:00:00Z", true, "Vtuber Summer Slam 2024"],
    ["go", "2024-07-15T00:00:00Z", false, "Jolly Jamboree 2024"],
    ["kka", "2024-09-23T00:00:00Z", false, undefined],
    ["go", "2099-01-01T00:00:00Z", false, undefined],
  ] as const)("of %s at %s: open %s, season %s", (slug, now, isOpen, name) => {
    const { season, ...status } = getDonationStatus(slug, new Date(now));
    expect([status.isOpen, season?.fullName]).toEqual([isOpen, name]);
  });
});
