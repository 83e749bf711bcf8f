import { describe, expect, it } from "vitest";
import landmarks from "~content/world/landmarks.yaml";
import { loader, meta } from "~/routes/_main.world.geography/route";
import { responseOf } from "./route-response";

interface Geography {
  era: string;
  preview: string;
  landmarks: { slug: string; era: string; counterpart?: { slug: string } }[];
}

const open = (search = "") => responseOf(loader, `/world/geography${search}`);
const geography = async (search?: string) => (await open(search)).data as Geography;

describe("the map", () => {
  it.each(["", "?era=post-cataclysm"])("is today's with %j", async (search) => {
    expect((await geography(search)).era).toBe("post-cataclysm");
  });

  it("is the old one with its parameter", async () => {
    expect((await geography("?era=pre-cataclysm")).era).toBe("pre-cataclysm");
  });

  it.each([
    "?era=",
    "?era=pre",
    "?era=PRE-CATACLYSM",
    "?era=toString",
    "?era=%00",
    "?era=%E0%A4%A",
    "?era=//evil.example",
    `?era=${"x".repeat(5_000)}`,
  ])("with %.30s redirects to the address without it", async (search) => {
    expect(await open(search)).toMatchObject({ status: 302, location: "/world/geography" });
  });

  it("is the preview picture of its era", async () => {
    const data = await geography("?era=pre-cataclysm");
    expect(data.preview).toContain("world/geography/pre-cataclysm.png");
    const tags = meta({ data, location: { pathname: "/world/geography" }, matches: [] } as never);
    expect(tags).toContainEqual({
      property: "og:image",
      content: expect.stringContaining("/world/geography/pre-cataclysm.png"),
    });
  });
});

describe("its landmarks", () => {
  const slugs = async (search?: string) =>
    (await geography(search)).landmarks.map(({ slug }) => slug);

  it("are those of the era and those of both", async () => {
    const of = (...eras: string[]) =>
      landmarks.filter(({ era }) => eras.includes(era)).map(({ slug }) => slug);
    expect(await slugs()).toEqual(of("post", "both"));
    expect(await slugs("?era=pre-cataclysm")).toEqual(of("pre", "both"));
  });

  it("link to the landmark at the same place of the other map", async () => {
    const counterpart = async (search: string, slug: string) =>
      (await geography(search)).landmarks.find((each) => each.slug === slug)?.counterpart?.slug;
    expect(await counterpart("", "the-wound")).toBe("meridane");
    expect(await counterpart("", "the-glasswood")).toBe("the-elderwood");
    expect(await counterpart("?era=pre-cataclysm", "meridane")).toBe("the-wound");
    expect(await counterpart("", "saltreach")).toBeUndefined();
    expect(await counterpart("", "emberfall")).toBeUndefined();
  });
});
