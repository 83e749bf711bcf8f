import type { createRequestHandler, ServerBuild } from "@remix-run/node";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { expect, it } from "vitest";
import { buildWith, examplePages } from "../tests/routes/site-pages";
import { createSegmentHandler } from "./segment-handler";

const build = buildWith({ default: () => new Response() });

const nest = (routes: ServerBuild["routes"], parent?: string): RouteObject[] =>
  Object.values(routes)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: nest(routes, id) },
    ) as RouteObject[];

/** Responds with the matching routes, and the number of the handler's routes. */
const createHandler: typeof createRequestHandler = (part) => {
  const { routes } = part as ServerBuild;
  const tree = nest(routes);
  return ({ url }) => {
    const path = new URL(url).pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    const ids = matchRoutes(tree, path)?.map(({ route, params }) => [route.id, params]);
    return Promise.resolve(Response.json({ ids, count: Object.keys(routes).length }));
  };
};

const [whole, handle] = [createHandler(build), createSegmentHandler(build, createHandler)];
const paths = examplePages.map(([path]) => path.split(/[?#]/)[0]!);

it("matches like the full route table, with less than a quarter of the routes for a comic page", async () => {
  const others = ["/_root.data", "/comics.data", "/comics/a/1/2.data", "/Comics/a/1/2", "/unknown"];
  for (const path of [...paths, ...others]) {
    const request = new Request(`http://site.example${path}`);
    const answers = await Promise.all([whole(request), handle(request)]);
    const [all, picked] = await Promise.all(answers.map((answer) => answer.json()));
    expect(picked.ids, path).toEqual(all.ids);
    if (path.startsWith("/comics/a")) expect(picked.count).toBeLessThan(all.count / 4);
  }
});
