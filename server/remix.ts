import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import { buildHeader, type BuildFiles } from "../app/http/build-files";

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * Remix, once for each first segment of an address that routes begin with, and once for everything else: it
 * flattens, ranks and tries all routes it has twice for every request, which is nearly half of what that costs.
 * What it answers names the build.
 *
 * @param files the browser's part of the build
 */
export function createRemix(build: ServerBuild, files: BuildFiles): Handler {
  const routes = Object.values(build.routes);
  const handlerOf = (fits: (segment: string | undefined) => boolean) => {
    const fitting = <Route>(routes: Record<string, Route>) =>
      Object.fromEntries(Object.entries(routes).filter(([id]) => fits(firstSegment(build, id))));
    const assets = { ...build.assets, routes: fitting(build.assets.routes) };
    return createRequestHandler({ ...build, routes: fitting(build.routes), assets }, "production");
  };
  const bySegment = new Map<string | undefined, Handler>();
  for (const own of new Set(routes.map(({ id }) => firstSegment(build, id)))) {
    bySegment.set(
      own,
      handlerOf((segment) => segment === own || segment === undefined),
    );
  }
  const withAll = handlerOf(() => true);
  return async (request, context) => {
    context.build = files;
    // Written in any other way, a segment is still the same to Remix.
    const [, segment] = new URL(request.url).pathname.split("/");
    const response = await (bySegment.get(segment) ?? withAll)(request, context);
    response.headers.set(buildHeader, files.version);
    return response;
  };
}

/** The first segment of a route's addresses; none where that is not always the same. */
function firstSegment({ routes }: ServerBuild, id: string): string | undefined {
  const { path = "", parentId } = routes[id]!;
  const ofParent = parentId && firstSegment({ routes } as ServerBuild, parentId);
  if (ofParent) return ofParent;
  const [own = ""] = path.split("/");
  return /^[\w.-]+$/.test(own) ? own : undefined;
}
