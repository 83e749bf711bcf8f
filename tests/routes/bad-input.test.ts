import { afterEach, beforeEach, expect, it } from "vitest";
import { loader as page } from "~/routes/_main.comics.$comic.$chapter.$page";
import { loader as landing } from "~/routes/_main.comics.$comic._index";
import { loader as advance } from "~/routes/comics.$comic.$chapter.$page.$id";
import { loader as chapter } from "~/routes/comics.$comic.$chapter._index";
import { loader as latest } from "~/routes/comics.$comic.latest";
import { notFoundPageOf, responseOf } from "./route-response";
import { countUpstreamRequests } from "./sample-comic";

let requests: ReturnType<typeof countUpstreamRequests>;
beforeEach(() => void (requests = countUpstreamRequests()));
afterEach(() => requests.stop());

const views = [
  ["the landing page", landing, ":comic"],
  ["the latest page", latest, ":comic/latest"],
  ["a chapter", chapter, ":comic/:chapter"],
  ["a page", page, ":comic/:chapter/:page"],
  ["the advance view", advance, ":comic/:chapter/:page/next"],
] as const;

const good = { comic: "talechasers", chapter: "1", page: "1", id: "next" };

it.each([
  ["an invalid comic", ["", "..%2F..%2Fadmin"], 0, "comic"],
  ["an unknown comic", ["unknown", "__proto__", "%"], 1, "comic"],
  ["an invalid chapter", ["", "01", "../..", "__proto__"], 0, "chapter"],
  ["an invalid page", ["", "01", "../..", "__proto__"], 0, "page"],
] as const)(
  "redirects %s %j to the error page after %i upstream requests",
  async (_what, values, count, name) => {
    for (const value of values) {
      for (const [view, loader, pattern] of views) {
        if (!pattern.includes(`:${name}`)) continue;
        const params = { ...good, [name]: value };
        const path = pattern.replace(/:(\w+)/g, (_, part: keyof typeof good) =>
          encodeURIComponent(params[part]),
        );
        requests.paths.length = 0;
        const { status, location, headers } = await responseOf(loader, `/comics/${path}`, params);
        expect([status, location], view).toEqual([302, notFoundPageOf(`/comics/${path}`)]);
        expect(headers.get("Cache-Control")).toBe("no-store");
        expect(requests.paths, `${view}, ${value}`).toHaveLength(count);
      }
    }
  },
);
