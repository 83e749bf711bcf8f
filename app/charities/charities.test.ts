import fc from "fast-check";
import { expect, it } from "vitest";
import { firstDonors } from "~content/charities.yaml";
import { anyText } from "../../tests/setup/any-text";
import { centsUpTo, MAX_DONATION_DOLLARS } from "./api.server";
import { summarizeDonations } from "./charities.server";
import { nameAlsEvent, alsEvents, getDonationStatus } from "./events";
import { formatCents } from "./money";

const toCents = (amount: unknown) => centsUpTo(MAX_DONATION_DOLLARS).safeParse(amount).data;

it.each([
  [-0, 0],
  [0.1 + 0.2, 30],
  [0.125, 13],
  [MAX_DONATION_DOLLARS, 1_000_000_000],
  ...[-0.001, MAX_DONATION_DOLLARS + 0.01, NaN, "25.50", null, [5]].map((wrong) => [
    wrong,
    undefined,
  ]),
])("centsUpTo converts the amount %o in dollars to the amount %o in cents", (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
});

it("any amount with two decimals is converted to cents exactly", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_DONATION_DOLLARS * 100 }), (cents) => {
      expect(toCents(Number((cents / 100).toFixed(2)))).toBe(cents);
    }),
  );
});

it.each([
  [0, "US$0.00"],
  [123_450, "US$1,234.50"],
])("%d cents are formatted as %s", (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

it.each<[what: string, amounts: Record<string, number>, names: string[]]>([
  [
    "the configured first donors, by exact names, and then all donors by amount",
    { Whale: 9, "Chase's Family": 1, chase: 2, "Chase ": 3, "The Fox Fam": 0, Chase: 0 },
    ["Chase", "The Fox Fam", "Chase's Family", "Whale", "Chase ", "chase"],
  ],
  [
    "donors of the same amount by name, in any case and with accents",
    { Zed: 5, ada: 5, Émile: 5, Bo: 5, minnow: 4, carp: 6 },
    ["carp", "ada", "Bo", "Émile", "Zed", "minnow"],
  ],
])("a list of donations contains %s", (_what, amounts, names) => {
  const donations = Object.entries(amounts).map(([name, cents]) => ({ name, cents }));
  expect(summarizeDonations(donations).donations.map(({ name }) => name)).toEqual(names);
});

it("the total and the order of donations do not depend on their order in the response", () => {
  const similar = ["Rene\u0301", "Ren\u00e9", "__proto__", "a", "A"];
  const donor = fc.oneof(anyText(), fc.constantFrom(...firstDonors, ...similar));
  const donation = fc.record({ name: donor, cents: fc.integer({ min: 0, max: 1e9 }) });
  const lists = fc.uniqueArray(donation, { selector: ({ name }) => name });
  fc.assert(
    fc.property(lists, (donations) => {
      const summary = summarizeDonations(donations);
      expect(summarizeDonations(donations.slice().reverse())).toEqual(summary);
      expect(new Set(summary.donations)).toEqual(new Set(donations));
      const total = donations.reduce((sum, { cents }) => sum + BigInt(cents), 0n);
      expect(BigInt(summary.total)).toBe(total);
    }),
  );
});

it.each([
  ["1970-01-01T00:00:00Z", [2023]],
  ["2026-12-31T23:59:59Z", [2023, 2024, 2025, 2026]],
  ["2027-01-01T00:00:00Z", [2023, 2024, 2025, 2026, 2027]],
])("at %s the ALS events are those of the years %j", (now, years) => {
  expect(alsEvents(new Date(now)).map(({ year }) => year)).toEqual(years);
});

it.each([
  [2022, "ALS Triangle Walk 2023"],
  [2023, "Papa Barks 2023"],
])("the name of the ALS event of %d is %s", (year, cause) => {
  expect(nameAlsEvent(year)).toBe(cause);
});

it.each([
  ["als", "2026-04-01T00:00:00Z", true, "Papa Barks 2026"],
  ["als", "2026-10-31T23:59:59Z", true, "Papa Barks 2026"],
  ["als", "2026-11-01T00:00:00Z", false, "Papa Barks 2027"],
  ["go", "2024-07-15T00:00:00Z", false, "Jolly Jamboree 2024"],
  ["kka", "2024-09-23T00:00:00Z", false, undefined],
] as const)(
  "getDonationStatus for the charity %s at %s returns isOpen %s and the season %s",
  (slug, now, isOpen, name) => {
    const { season, ...status } = getDonationStatus(slug, new Date(now));
    expect([status.isOpen, season?.fullName]).toEqual([isOpen, name]);
  },
);
