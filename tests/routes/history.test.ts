import { describe, expect, it } from "vitest";
import { parseYears } from "~/world/history-timeline";
import eras from "~content/world/history.yaml";
import { loader } from "~/routes/_main.world.history/route";
import { responseOf } from "./route-response";

interface History {
  era: { slug: string; ages: { slug: string }[] };
  choices: { slug: string; to: string }[];
}

const open = (search = "") => responseOf(loader, `/world/history${search}`);
const history = async (search?: string) => (await open(search)).data as History;

describe("the ages", () => {
  it.each(["", "?ages=post-cataclysm"])("are those since the Cataclysm with %j", async (search) => {
    const { era } = await history(search);
    expect(era).toEqual(eras.find(({ slug }) => slug === "post-cataclysm"));
  });

  it("are those before the Cataclysm with their parameter", async () => {
    expect((await history("?ages=pre-cataclysm")).era.ages[0]?.slug).toBe("unlit-age");
  });

  it("are chosen by links", async () => {
    expect((await history()).choices.map(({ to }) => to)).toEqual([
      "/world/history?ages=pre-cataclysm",
      "/world/history",
    ]);
  });

  it.each(["?ages=", "?ages=pre", "?ages=constructor", "?ages=%0d%0a", "?ages=<b>"])(
    "with %s redirect to the address without it",
    async (search) => {
      expect(await open(search)).toMatchObject({ status: 302, location: "/world/history" });
    },
  );
});

describe("the years of an age", () => {
  it.each([
    ["312–704 OR", { from: 312, to: 704 }],
    ["338 AS to now", { from: 338, to: 412 }],
    ["Before the count", undefined],
  ])("%j are %j", (years, span) => {
    expect(parseYears(years)).toEqual(span);
  });

  it("have no gaps between two ages", () => {
    for (const { ages } of eras) {
      const spans = ages.flatMap(({ years }) => parseYears(years) ?? []);
      for (const [index, { from }] of spans.entries()) {
        if (index > 0) expect(from).toBe(spans[index - 1]!.to);
      }
    }
  });
});
