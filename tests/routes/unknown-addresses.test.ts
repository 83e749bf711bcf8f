import { describe, expect, it } from "vitest";
import { legacyRedirects } from "~/http/legacy-redirects";
import { action as unknownAction, loader as unknown } from "~/routes/$";
import { action as unknownGuildAction, loader as unknownGuild } from "~/routes/cga.$";
import { loader as guildMissing } from "~/routes/cga.404";
import { loader as guildError } from "~/routes/cga.error";
import { loader as missing } from "~/routes/_main.404/route";
import { loader as error } from "~/routes/_main.error/route";
import { loader as home } from "~/routes/home";
import { responseOf } from "./route-response";

describe("an address of an earlier version", () => {
  it.each(Object.entries(legacyRedirects))("%s has moved to %s for good", async (from, to) => {
    const { status, location } = await responseOf(unknown, from);
    expect(status).toBe(301);
    expect(location).toBe(to);
    expect((await responseOf(unknown, `${from}/`)).location).toBe(to);
  });

  it("/home has moved to / for good", async () => {
    expect(await responseOf(home, "/home")).toMatchObject({ status: 301, location: "/" });
  });
});

describe("an unknown address", () => {
  it.each([
    "/nowhere",
    "/extras/unknown",
    "/constructor",
    "/__proto__",
    "/%E7%8B%90",
    "/comics/talechasers/1/1/a/b",
    "//evil.example",
    "/.git/config",
    "/%00",
  ])("%s is missing", async (path) => {
    const { status, location, headers } = await responseOf(unknown, path);
    expect(status).toBe(302);
    expect(location).toBe("/404");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  /** The addresses that the missing page proposes instead of a wrong one. */
  const findSimilar = async (path: string) => {
    const { headers } = await responseOf(unknown, path);
    const [cookie = ""] = (headers.get("Set-Cookie") ?? "").split(";");
    const answer = await responseOf(missing, "/404", {}, { headers: { Cookie: cookie } });
    return (answer.data as { pages: { to: string }[] }).pages.map(({ to }) => to);
  };

  it.each([
    ["/comic", "/comics/talechasers"],
    ["/comics/talechaser/1/2/3/4/5", "/comics/talechasers"],
    ["/wrold/bestiry", "/world/bestiary"],
    ["/bestiary/", "/world/bestiary"],
    ["/magic/Fire.html", "/world/magic/elements/fire"],
    ["/saltreech", "/world/geography#saltreach"],
    ["/tfgenerator", "/tf-generator"],
    ["/comission", "/commissions"],
    ["/contakt", "/contact"],
    ["/patchnotes", "/patch-notes"],
  ])("%s proposes %s, and three pages at most", async (path, to) => {
    const similar = await findSimilar(path);
    expect(similar).toContain(to);
    expect(similar.length).toBeLessThanOrEqual(3);
  });

  it.each(["/zzzzzz", "/%E7%8B%90", "/%00", "/404"])("%s proposes nothing", async (path) => {
    expect(await findSimilar(path)).toEqual([]);
  });

  it("is told to the missing page by a cookie of half a minute, which must be a path of this site", async () => {
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

describe.each([
  ["/404", missing, 404],
  ["/cga/404", guildMissing, 404],
  ["/error", error, 500],
  ["/cga/error", guildError, 500],
] as const)("%s", (path, loader, status) => {
  it("has its status and is never cached", async () => {
    const answer = await responseOf(loader, path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });
});
