import type { createRequestHandler, RequestHandler, ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];

/**
 * Creates a handler of requests that gives Remix only the routes that may match the first segment of an address. Remix
 * ranks and compiles all routes that it has three times for each page, which took a third of the time of a new page.
 */
export function createSegmentHandler(
  build: ServerBuild,
  createHandler: typeof createRequestHandler,
): RequestHandler {
  const all = createHandler(build, "production");
  const handlers = new Map<string, RequestHandler>();
  for (const { id } of Object.values(build.routes)) {
    const segment = firstSegment(build.routes, id);
    if (!matchesAnySegment(segment) && !handlers.has(segment)) {
      handlers.set(segment, createHandler(pickRoutes(build, segment), "production"));
    }
  }
  return (request, context) => {
    // Remix requests the data of /comics at /comics.data.
    const [, segment = ""] = new URL(request.url).pathname.replace(/\.data$/, "").split("/");
    const handler = handlers.get(segment.toLowerCase()) ?? all;
    return handler(request, context);
  };
}

/** The build with the routes that match addresses of a first segment, and the layouts around them. */
function pickRoutes(build: ServerBuild, segment: string): ServerBuild {
  const isPicked = ([id]: [id: string, unknown]) => {
    const own = firstSegment(build.routes, id);
    return own === segment || matchesAnySegment(own);
  };
  const pick = <Value>(values: Record<string, Value>) =>
    Object.fromEntries(Object.entries(values).filter(isPicked));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

/** Whether it is empty, as of layouts, or has parameters. */
const matchesAnySegment = (segment: string) => !segment || /[:*?]/.test(segment);

/** The first segment of the path of a route, in lower case, as React Router compares it. */
function firstSegment(routes: Routes, id: string): string {
  const { path = "", parentId } = routes[id]!;
  const own = path.split("/")[0]!.toLowerCase();
  return (parentId && firstSegment(routes, parentId)) || own;
}
