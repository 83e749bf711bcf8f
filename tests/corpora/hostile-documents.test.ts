import { JSDOM } from "jsdom";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import * as entry from "~/entry.server";
import { upstream } from "~mocks/index";
import { catalogue } from "../../scripts/upstream/catalogue";
import { origin } from "../routes/route-response";
import { siteWith } from "../routes/site-pages";
import { dangersOf } from "./dangers";
import { all, hostileData, hostilePages } from "./hostile-upstream";

const site = siteWith(entry);

beforeEach(() => {
  const answer = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    const data = hostileData[(pathname + search).replace("/v1/", "")];
    if (data === undefined) return new HttpResponse(null, { status: 404 });
    return HttpResponse.json({ code: "CHASE-1000", message: "OK", data });
  };
  upstream.use(http.all("*", answer));
});

it("a hostile upstream answers every call that reads", () => {
  const unanswered = catalogue
    .filter(({ method }) => method === "GET")
    .map(({ path }) => path.replace("v1/", ""))
    .filter((path) => {
      const fits = new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
      return !Object.keys(hostileData).some((known) => fits.test(known));
    });
  expect(unanswered, "add these to tests/corpora/hostile-upstream.ts").toEqual([]);
});

it.each(hostilePages)("a hostile upstream puts nothing dangerous on %s", async (path) => {
  expect(all.length).toBeGreaterThan(500);
  const answer = await site(new Request(origin + path));
  expect(answer.status).toBe(200);
  const { window } = new JSDOM(await answer.text(), { url: origin + path });
  expect(dangersOf(window.document)).toEqual([]);
});
