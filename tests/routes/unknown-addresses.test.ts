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

  /** What the page that is shown in its place knows of it. */
  const shownFor = async (path: string, page = missing, address = "/404") => {
    const { headers } = await responseOf(unknown, path);
    const [cookie = ""] = (headers.get("Set-Cookie") ?? "").split(";");
    const answer = await responseOf(page, address, {}, { headers: { Cookie: cookie } });
    return answer.data as { line: string; meant: { to: string; name: string }[] };
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
  ])("%s was meant for %s", async (path, to) => {
    const { meant } = await shownFor(path);
    expect(meant.map((page) => page.to)).toContain(to);
    expect(meant.length).toBeLessThanOrEqual(3);
  });

  it.each(["/zzzzzz", "/%E7%8B%90", "/%00", "/404"])("%s was meant for none", async (path) => {
    expect((await shownFor(path)).meant).toEqual([]);
  });

  it("is spoken of in a line of its own, the same each time, on each sub-site", async () => {
    const paths = ["/a", "/b", "/c", "/d", "/e", "/f", "/a"];
    const said = await Promise.all(paths.map(async (path) => (await shownFor(path)).line));
    expect(new Set(said).size).toBe(6);
    expect(said[6]).toBe(said[0]);
    const atGuild = await shownFor("/cga/nowhere", guildMissing, "/cga/404");
    expect(said).not.toContain(atGuild.line);
  });

  it("is told to that page alone, for half a minute", async () => {
    const { headers } = await responseOf(unknown, "/nowhere");
    expect(headers.get("Set-Cookie")).toMatch(/^lost=%2Fnowhere; Max-Age=30; Path=\/404; HttpOnly/);
    const forged = { headers: { Cookie: `lost=${encodeURIComponent("//evil.example/comic")}` } };
    expect((await responseOf(missing, "/404", {}, forged)).data).toMatchObject({ meant: [] });
  });

  it("of the guild is missing there", async () => {
    expect(await responseOf(unknownGuild, "/cga/nowhere")).toMatchObject({
      status: 302,
      location: "/cga/404",
    });
  });

  it("that is posted to is then asked for", async () => {
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
  it("has its status and is kept nowhere", async () => {
    const answer = await responseOf(loader, path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });
});
