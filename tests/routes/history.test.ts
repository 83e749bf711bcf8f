import { expect, it } from "vitest";
import { parseYears } from "~/world/history-timeline";
import eras from "~content/world/history.yaml";
import { loader } from "~/routes/_main.world.history/route";
import { responseOf } from "./route-response";

const open = (search: string) => responseOf(loader, `/world/history${search}`);

it.each([
  ["", "post-cataclysm"],
  ["?ages=post-cataclysm", "post-cataclysm"],
  ["?ages=pre-cataclysm", "pre-cataclysm"],
])("with %j shows the ages of the %s list, and links to both", async (search, slug) => {
  expect((await open(search)).data).toMatchObject({
    era: eras.find((era) => era.slug === slug),
    choices: eras.map((era) => ({
      to: `/world/history${era.slug === "pre-cataclysm" ? "?ages=pre-cataclysm" : ""}#ages`,
    })),
  });
});

it.each(["?ages=", "?ages=constructor", "?ages=%0d%0a", "?ages=<b>"])(
  "redirects %s to the address without it",
  async (search) => {
    expect(await open(search)).toMatchObject({ status: 302, location: "/world/history" });
  },
);

it.each([
  ["312–704 OR", { from: 312, to: 704 }],
  ["338 AS to now", { from: 338, to: 412 }],
  ["Before the count", undefined],
])("reads the years %j as %j", (years, span) => {
  expect(parseYears(years)).toEqual(span);
});
