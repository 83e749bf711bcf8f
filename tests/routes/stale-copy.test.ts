import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { loader } from "~/routes/_main.characters.$name";
import { upstream } from "~mocks/index";
import { responseOf, errorPageOf, notFoundPageOf } from "./route-response";

const path = "/characters/vixy";

/** The answer where the upstream answers a status, to someone who may have an older copy. */
function whenUpstreamSays(status: number, headers: Record<string, string>) {
  const answer = () => new HttpResponse("{}", { status });
  upstream.use(http.get("*/v1/characters/vixy", answer));
  return responseOf(loader, path, { name: "vixy" }, { headers });
}

const held = { "X-Older-Copy": "held" };

describe("a page that cannot be had", () => {
  it("is an error by its status to a cache that has an older copy", async () => {
    const answer = await whenUpstreamSays(500, held);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it("leads everyone else to the error page", async () => {
    expect((await whenUpstreamSays(500, {})).location).toBe(errorPageOf(path));
  });

  it("leads there, too, when the upstream says that there is none: the older copy is no good", async () => {
    expect((await whenUpstreamSays(404, held)).location).toBe(notFoundPageOf(path));
  });
});
