import * as to from "~/addresses";
import { delay, http } from "msw";
import { describe, expect, it } from "vitest";
import { action, loader } from "~/routes/_main.choose-your-starter._index";
import { upstream } from "~mocks/index";
import { responseOf } from "./route-response";
import {
  calls,
  countRequests,
  failures,
  playedGame,
  post,
  teamOf,
  unknown,
  type Fields,
} from "./starter-games";

describe("the form", () => {
  const usual: Fields = [
    ["pool", "9"],
    ["includeNfe", "on"],
    ["shinyOdds", "1/8192"],
  ];
  const start = (fields: Fields = usual, headers?: Record<string, string>) =>
    post(action, to.starterSetup, fields, headers);

  it("starts a game with the settings, stores its id in a cookie, and redirects to it", async () => {
    let sent: unknown;
    upstream.use(
      http.post(calls, async ({ request }) => {
        sent = await request.clone().json();
      }),
    );
    const { status, location, headers } = await start();
    expect(sent).toEqual({
      numberOfPlayers: 1,
      teamSize: 6,
      generation: 9,
      includeNfe: true,
      includeLegendary: false,
      includeMythical: false,
      includePseudoLegendary: false,
      shinyOdds: 1 / 8192,
    });
    expect(status).toBe(303);
    const [, id = ""] = /^\/choose-your-starter\/game\?id=([0-9a-f-]{36})$/.exec(location!) ?? [];
    expect(await teamOf(id)).toEqual([]);
    const [cookie = ""] = headers.getSetCookie();
    expect(cookie).toMatch(new RegExp(`^starter=${id}; .*HttpOnly`));
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it.each(failures)("responds with 502 and the form to %s", async (_what, answer) => {
    upstream.use(http.post(calls, answer));
    const { status, headers, data } = await start();
    expect(status).toBe(502);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.getSetCookie()).toEqual([]);
    expect(data).toMatchObject({
      failure: "An error has occurred. Please try again!",
      values: { pool: "9", includeNfe: true, includeLegendary: false, shinyOdds: "1/8192" },
    });
  });
});

describe("the game of the cookie", () => {
  const openWith = (Cookie?: string) =>
    responseOf(loader, to.starterSetup, {}, Cookie === undefined ? {} : { headers: { Cookie } });

  it("is offered by the setup page, which is not cached then", async () => {
    const id = await playedGame(2);
    const { headers, data } = await openWith(`starter=${id}`);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(data).toEqual({ held: { id, round: 3, teamSize: 6 } });
  });

  it("is not offered when it is finished or unknown", async () => {
    for (const id of [await playedGame(6), unknown]) {
      const { headers, data } = await openWith(`starter=${id}`);
      expect(data).toEqual({ held: undefined });
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  });

  it.each([undefined, "starter=25", "starter=%E0%A4%A"])(
    "is not requested for the cookie %j, and the page can be cached",
    async (cookie) => {
      const counts = countRequests();
      const { headers, data } = await openWith(cookie);
      expect(data).toEqual({ held: undefined });
      expect(headers.get("Cache-Control")).toMatch(/^public/);
      expect(counts.GET).toBe(0);
    },
  );

  it.each([...failures, ["no response", () => delay("infinite")] as never])(
    "is not offered, and not waited for, with %s",
    async (_what, answer) => {
      upstream.use(http.get(`${calls}/:id`, answer));
      const { status, data } = await openWith(`starter=${unknown}`);
      expect([status, data]).toEqual([200, { held: undefined }]);
    },
  );
});
