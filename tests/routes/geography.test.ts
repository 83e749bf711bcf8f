import { expect, it } from "vitest";
import landmarks from "~content/world/landmarks.yaml";
import { loader, meta } from "~/routes/_main.world.geography/route";
import { responseOf } from "./route-response";

interface Geography {
  era: string;
  landmarks: { slug: string; era: string; counterpart?: { slug: string } }[];
}

const open = (search = "") => responseOf(loader, `/world/geography${search}`);
const geography = async (search?: string) => (await open(search)).data as Geography;

it.each(["", "?era=post-cataclysm"])("shows the map of today with %j", async (search) => {
  expect((await geography(search)).era).toBe("post-cataclysm");
});

it.each(["?era=", "?era=PRE-CATACLYSM", "?era=toString", "?era=%E0%A4%A", "?era=//evil.example"])(
  "redirects %s to the address without it",
  async (search) => {
    expect(await open(search)).toMatchObject({ status: 302, location: "/world/geography" });
  },
);

it("shows the old map and previews it", async () => {
  const data = await geography("?era=pre-cataclysm");
  expect(data.era).toBe("pre-cataclysm");
  const tags = meta({ data, location: { pathname: "/world/geography" }, matches: [] } as never);
  expect(tags).toContainEqual({
    property: "og:image",
    content: expect.stringContaining("/world/geography/pre-cataclysm.png"),
  });
});

it.each([
  ["", "post"],
  ["?era=pre-cataclysm", "pre"],
])("lists the landmarks of the era and those of both with %j", async (search, era) => {
  const expected = landmarks.filter((landmark) => [era, "both"].includes(landmark.era));
  const slugs = (await geography(search)).landmarks.map(({ slug }) => slug);
  expect(slugs).toEqual(expected.map(({ slug }) => slug));
});

it.each([
  ["", "pre"],
  ["?era=pre-cataclysm", "post"],
])("with %j links what is at the same place of the other map", async (search, otherEra) => {
  for (const { slug, counterpart } of (await geography(search)).landmarks) {
    const { x, y, era } = landmarks.find((one) => one.slug === slug)!;
    const other = landmarks.find((one) => one.era === otherEra && one.x === x && one.y === y);
    expect(counterpart?.slug, slug).toBe(era === "both" ? undefined : other?.slug);
  }
});
