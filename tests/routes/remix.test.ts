import { createRequestHandler } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { renderDocument } from "~/document/render-document.server";
import * as entry from "~/entry.server";
import { createRemix } from "../../server/remix";
import { origin } from "./route-response";
import { buildWith, screens } from "./site-pages";

/** Renders each document anew. */
const build = buildWith({
  ...entry,
  default: async (request, status, headers, context) => {
    const { identity } = await renderDocument(request, context);
    return new Response(identity, { status, headers });
  },
});
const byAll = createRequestHandler(build, "production");
const bySegment = createRemix(build, { version: "of-this-build", filesOf: () => [] });

async function seen(answer: Response) {
  // A result is made up for each visit.
  const headers = [...answer.headers]
    .filter(([name]) => name !== "x-build")
    .map(([name, value]) => [name, value.replace(/\?r=.*/, "")]);
  return { status: answer.status, headers, body: await answer.text() };
}

const awkward = [
  "/comics/talechasers/2/2.data",
  "/comics.data",
  "/_root.data",
  "/Comics/talechasers",
  "/c%6fmics/talechasers",
  "//comics/talechasers",
  "/comics",
  "/comics/",
  "/cga/nothing/here",
  "/nothing",
  "/sitemap.xml",
];

describe("Remix with the routes of a first segment", () => {
  it.each([...screens.map(([path]) => path), ...awkward])(
    "answers as it does with all of them: %s",
    async (path) => {
      // What is chosen by chance is chosen alike.
      const chance = Math.random;
      Math.random = () => 0.5;
      try {
        const [one, other] = await Promise.all(
          [byAll, bySegment].map((remix) => remix(new Request(origin + path), {}).then(seen)),
        );
        expect(other).toEqual(one);
      } finally {
        Math.random = chance;
      }
    },
  );
});
