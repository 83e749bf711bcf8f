import { describe, expect, it } from "vitest";
import { loader as geographyLoader, meta } from "~/routes/_main.world.geography/route";
import { loader as historyLoader } from "~/routes/_main.world.history/route";
import { parseYears } from "~/world/history-timeline";
import eras from "~content/world/history.yaml";
import landmarks from "~content/world/landmarks.yaml";
import { responseOf } from "./route-response";

const openMap = (search = "") => responseOf(geographyLoader, `/world/geography${search}`);
const openAges = (search = "") => responseOf(historyLoader, `/world/history${search}`);

describe.each([
  ["", "post"],
  ["?era=pre-cataclysm", "pre"],
])("the map at %j", (search, era) => {
  interface Landmark {
    slug: string;
    counterpart?: { slug: string };
  }

  it("the map of an era shows the landmarks of that era and of both eras", async () => {
    const data = (await openMap(search)).data as { era: string; landmarks: Landmark[] };
    expect(data.era).toBe(`${era}-cataclysm`);
    const own = landmarks.filter((landmark) => [era, "both"].includes(landmark.era));
    expect(data.landmarks.map(({ slug }) => slug)).toEqual(own.map(({ slug }) => slug));
    for (const { slug, counterpart } of data.landmarks) {
      const { x, y, era: of } = landmarks.find((one) => one.slug === slug)!;
      const other = landmarks.find((one) => one.x === x && one.y === y && one.slug !== slug);
      expect(counterpart?.slug, slug).toBe(of === "both" ? undefined : other?.slug);
    }
    const tags = meta({ data, location: { pathname: "/x" }, matches: [] } as never);
    const content = expect.stringContaining(`/world/geography/${era}-cataclysm.png`) as string;
    expect(tags).toContainEqual({ property: "og:image", content });
  });
});

it.each([
  ["", "post-cataclysm"],
  ["?ages=pre-cataclysm", "pre-cataclysm"],
])("the history page with the query %j shows the ages of the %s list", async (search, slug) => {
  expect((await openAges(search)).data).toMatchObject({
    era: eras.find((era) => era.slug === slug),
    choices: eras.map(({ slug: of }) => ({
      to: `/world/history${of === "pre-cataclysm" ? "?ages=pre-cataclysm" : ""}#ages`,
    })),
  });
});

it.each(["", "PRE-CATACLYSM", "toString", "%E0%A4%A"])(
  "the invalid era %j redirects to the address without an era",
  async (era) => {
    expect((await openMap(`?era=${era}`)).location).toBe("/world/geography");
    expect((await openAges(`?ages=${era}`)).location).toBe("/world/history");
  },
);

it.each([
  ["312–704 OR", { from: 312, to: 704 }],
  ["338 AS to now", { from: 338, to: 412 }],
  ["Before the count", undefined],
])("parseYears converts the years %j to %j", (years, span) => {
  expect(parseYears(years)).toEqual(span);
});
