import { describe, expect, it } from "vitest";
import { action as unknownAction, loader as unknown } from "~/routes/$";
import { action as unknownGuildAction, loader as unknownGuild } from "~/routes/cga.$";
import { loader as missing } from "~/routes/_main.404/route";
import { loader as charity } from "~/routes/_main.stream.charities.$slug";
import { loader as player } from "~/routes/_main.stream.pokemon.gym-challenge.players.$player";
import { loader as download } from "~/routes/_main.downloads.$id";
import { legacyRedirects } from "~/http/legacy-redirects";
import { responseOf } from "./route-response";
import { pageAt } from "./site-pages";

it.each(Object.entries(legacyRedirects))(
  "redirects the address %s of an earlier version to %s, which is there",
  async (from, to) => {
    const { status, headers } = await pageAt(from, 0);
    expect([status, headers.get("Location")]).toEqual([301, to]);
    expect((await pageAt(to)).status).toBeLessThan(400);
  },
);

describe("an unknown address", () => {
  it.each(["/extras/unknown", "/constructor", "//evil.example", "/%00"])(
    "%s redirects to /404",
    async (path) => {
      const { status, location, headers } = await responseOf(unknown, path);
      expect(status).toBe(302);
      expect(location).toBe("/404");
      expect(headers.get("Cache-Control")).toBe("no-store");
    },
  );

  /** The addresses that the missing page proposes instead of a wrong one. */
  const findSimilar = async (
    path: string,
    loader: Parameters<typeof responseOf>[0] = unknown,
    params = {},
  ) => {
    const { headers } = await responseOf(loader, path, params);
    const [cookie = ""] = (headers.get("Set-Cookie") ?? "").split(";");
    const answer = await responseOf(missing, "/404", {}, { headers: { Cookie: cookie } });
    return (answer.data as { pages: { to: string }[] }).pages.map(({ to }) => to);
  };

  it.each([
    ["/comic", "/comics/talechasers"],
    ["/comics/talechaser/1/2/3/4/5", "/comics/talechasers"],
    ["/wrold/bestiry", "/world/bestiary"],
    ["/magic/Fire.html", "/world/magic/elements/fire"],
    ["/saltreech", "/world/geography#saltreach"],
    ["/tfgenerator", "/tf-generator"],
    ["/patchnotes", "/patch-notes"],
  ])("%s proposes %s, and three pages at most", async (path, to) => {
    const similar = await findSimilar(path);
    expect(similar).toContain(to);
    expect(similar.length).toBeLessThanOrEqual(3);
  });

  it.each([
    ["/stream/charities/ALS", "/stream/charities/als", charity, { slug: "ALS" }],
    ["/stream/charities/gamers-outreach", "/stream/charities/go", charity, { slug: "outreach" }],
    ["/downloads/SUPER-FOX", "/downloads/super-fox", download, { id: "SUPER-FOX" }],
    [
      "/stream/pokemon/gym-challenge/players/Marsh-Marigold",
      "/stream/pokemon/gym-challenge/players/marsh_marigold",
      player,
      { player: "Marsh-Marigold" },
    ],
  ])("%s of a feature proposes %s", async (path, to, loader, params) => {
    expect(await findSimilar(path, loader, params)).toContain(to);
  });

  it.each(["/zzzzzz", "/%00"])("%s proposes nothing", async (path) => {
    expect(await findSimilar(path)).toEqual([]);
  });

  it("is passed to /404 by a cookie, which must be a path of this site", async () => {
    const { headers } = await responseOf(unknown, "/nowhere");
    expect(headers.get("Set-Cookie")).toMatch(/^lost=%2Fnowhere; Max-Age=30; Path=\/404; HttpOnly/);
    const forged = { headers: { Cookie: `lost=${encodeURIComponent("//evil.example/comic")}` } };
    expect((await responseOf(missing, "/404", {}, forged)).data).toMatchObject({ pages: [] });
  });

  it("of the guild redirects to /cga/404", async () => {
    expect(await responseOf(unknownGuild, "/cga/nowhere")).toMatchObject({
      status: 302,
      location: "/cga/404",
    });
  });

  it("that gets a post redirects by 303", async () => {
    const post = { method: "POST" };
    expect(await responseOf(unknownAction, "/nowhere", {}, post)).toMatchObject({
      status: 303,
      location: "/404",
    });
    expect(await responseOf(unknownGuildAction, "/cga/nowhere", {}, post)).toMatchObject({
      status: 303,
      location: "/cga/404",
    });
  });
});
