import type { createRequestHandler, ServerBuild } from "@remix-run/node";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { expect, it } from "vitest";
import { buildWith, examplePages } from "../tests/routes/site-pages";
import { createSegmentHandler } from "./segment-handler";

const build = buildWith({ default: () => new Response() });

function nest(routes: ServerBuild["routes"], parent?: string): RouteObject[] {
  return Object.values(routes)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: nest(routes, id) },
    ) as RouteObject[];
}

/** Answers with the routes that it matches, and the number of those that it knows. */
const createHandler: typeof createRequestHandler = (part) => {
  const { routes } = part as ServerBuild;
  const tree = nest(routes);
  return ({ url }) => {
    const path = new URL(url).pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    const ids = matchRoutes(tree, path)?.map(({ route, params }) => [route.id, params]);
    return Promise.resolve(Response.json({ ids, count: Object.keys(routes).length }));
  };
};

const whole = createHandler(build);
const handle = createSegmentHandler(build, createHandler);

async function answersTo(path: string) {
  const request = new Request(`http://site.example${path}`);
  const answers = await Promise.all([whole(request), handle(request)]);
  return Promise.all(
    answers.map((answer) => answer.json() as Promise<{ ids?: string[]; count: number }>),
  );
}

it.each([
  ...examplePages.map(([path]) => path.split(/[?#]/)[0]!),
  ...["/_root.data", "/comics.data", "/comics/a/1/2.data", "/Comics/a/1/2", "/unknown/comics"],
])("matches the same routes at %s as all of them do", async (path) => {
  const [all, picked] = await answersTo(path);
  expect(picked!.ids).toEqual(all!.ids);
});

it("matches a page of a comic with less than a quarter of the routes", async () => {
  const [all, picked] = await answersTo("/comics/a/1/2");
  expect(picked!.count).toBeLessThan(all!.count / 4);
});
