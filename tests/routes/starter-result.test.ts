import * as to from "~/addresses";
import { describe, expect, it } from "vitest";
import { loader, meta } from "~/routes/_main.choose-your-starter.result";
import { failCall } from "~mocks/calls";
import { responseOf, notFoundPageOf } from "./route-response";
import { badIds, playedGame, teamOf, unknown } from "./starter-games";

describe("the result", () => {
  const open = (id: string) => responseOf(loader, to.starterResult(id));

  it("has the team", async () => {
    const id = await playedGame(6);
    const { status, data } = await open(id);
    expect([status, data]).toEqual([200, { id, team: await teamOf(id) }]);
  });

  it("has the picture of the team as preview image, and noindex", async () => {
    const id = await playedGame(6);
    const { data } = await open(id);
    const args = { data, location: { pathname: "/x" }, matches: [] };
    const tags = meta(args as never) as Record<string, string>[];
    const of = (key: string) => tags.find(({ name, property }) => key === (name ?? property));
    expect(of("og:image")?.["content"]).toMatch(`/choose-your-starter/team.png?id=${id}`);
    expect(of("og:image:alt")?.["content"]).toMatch(/^A team of 6: shiny \S.*(?:, shiny .*){5}$/);
    expect(of("robots")?.["content"]).toBe("noindex");
  });

  it("replaces an unfinished game by its page", async () => {
    const id = await playedGame(5);
    const { location, headers } = await open(id);
    expect(location).toBe(to.starterGame(id));
    expect(headers.get("X-Remix-Replace")).toBe("true");
  });

  it.each(badIds)("replaces the address %j by the setup", async (search) => {
    const answer = await responseOf(loader, `${to.starterSetup}/result${search}`);
    expect(answer.location).toBe(to.starterSetup);
    expect(answer.headers.get("X-Remix-Replace")).toBe("true");
  });

  it("redirects to the error page for an unknown game", async () => {
    expect((await open(unknown)).location).toBe(notFoundPageOf(to.starterResult(unknown)));
  });

  it("responds with 503 when the upstream fails", async () => {
    failCall("v1/tools/pokemon/choose-your-starter/{id}", "refused");
    const { status, headers, data } = await open(unknown);
    expect([status, data]).toEqual([503, { id: unknown, team: undefined }]);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});
