import { createRequestHandler, type MetaDescriptor, type ServerBuild } from "@remix-run/node";
import remixConfig from "../../remix.config.js";
import type { PageHandle } from "~/document/page-handle";
import { routeFiles } from "../../scripts/site-routes";
import { listExamplePages } from "../example-pages";
import { origin } from "./route-response";

type RouteModule = ServerBuild["routes"][string]["module"];
type RouteMeta = (args: object) => MetaDescriptor[];

const files = import.meta.glob<RouteModule>(["/app/root.tsx", "/app/routes/**/*.{ts,tsx,mdx}"], {
  eager: true,
});

/** All routes of the site with their modules, nested as in Remix. */
export const routes: ServerBuild["routes"] = {
  root: { id: "root", path: "", module: files["/app/root.tsx"]! },
  ...Object.fromEntries(
    Object.values(routeFiles).map(({ id, path, index, parentId = "root", file }) => [
      id,
      {
        id,
        parentId,
        ...(path !== undefined && { path }),
        ...(index !== undefined && { index }),
        module: files[`/app/${file}`]!,
      },
    ]),
  ),
};

/** The routes that render a component. */
export const pages = Object.values(routes).flatMap(({ id, module }) =>
  id !== "root" && module.default ? { id, handle: module.handle as PageHandle | undefined } : [],
);

/** Example addresses of all pages, with their status codes. */
export const examplePages = listExamplePages(pages.map(({ id }) => id));

/** A page's metadata for search engines. */
export interface PageHead {
  /** The id of the page's route. */
  route: string;
  status: number;
  title: string;
  description: string;
  /** The canonical address; undefined for a page with noindex. */
  canonical: string | undefined;
}

const assetsOf = (routes: ServerBuild["routes"]): ServerBuild["assets"] => ({
  entry: { imports: [], module: "" },
  routes: Object.fromEntries(
    Object.values(routes).map(({ module, ...route }) => [
      route.id,
      {
        ...route,
        module: "",
        hasAction: "action" in module,
        hasLoader: "loader" in module,
        hasClientAction: false,
        hasClientLoader: false,
        hasErrorBoundary: "ErrorBoundary" in module,
      },
    ]),
  ),
  url: "",
  version: "",
});

/**
 * Creates a server build from the route modules.
 *
 * @param entry the exports of `entry.server`
 * @param replaced replacements for exports of route modules, by route id
 */
export function buildWith(
  entry: ServerBuild["entry"]["module"],
  replaced: Readonly<Record<string, Partial<RouteModule>>> = {},
): ServerBuild {
  const all = Object.fromEntries(
    Object.values(routes).map((route) => [
      route.id,
      { ...route, module: { ...route.module, ...replaced[route.id] } },
    ]),
  );
  return {
    mode: "test",
    routes: all,
    entry: { module: entry },
    assets: assetsOf(all),
    publicPath: "/",
    assetsBuildDirectory: "",
    future: { ...remixConfig.future } as ServerBuild["future"],
    isSpaMode: false,
  };
}

/** Handles requests like the built site; see `buildWith`. */
export function siteWith(...parts: Parameters<typeof buildWith>) {
  return createRequestHandler(buildWith(...parts), "test");
}

const handle = siteWith({
  default: (request, status, _headers, { staticHandlerContext: { matches, loaderData } }) => {
    const { pathname, search } = new URL(request.url);
    const known = matches.map(({ route: { id }, params }) => {
      return { id, params, data: loaderData[id] as unknown, meta: [] };
    });
    // The deepest route with meta tags determines the page's, as in Remix's <Meta>.
    const described = known.filter(({ id }) => routes[id]?.module.meta).at(-1)!;
    const tags = (routes[described.id]!.module.meta as unknown as RouteMeta)({
      ...described,
      location: { pathname, search, hash: "" },
      matches: known,
    }) as Record<string, string | undefined>[];
    const head: PageHead = {
      route: known.at(-1)!.id,
      status,
      title: tags.find((tag) => "title" in tag)?.["title"] ?? "",
      description: tags.find(({ name }) => name === "description")?.["content"] ?? "",
      canonical: tags.find(({ rel }) => rel === "canonical")?.["href"],
    };
    return Response.json(head);
  },
});

/** Requests a path, and returns the response after redirects within the site. */
export async function pageAt(path: string, redirects = Infinity): Promise<Response> {
  const answer = await handle(new Request(origin + path));
  const location = answer.headers.get("Location");
  return location?.startsWith("/") && redirects > 0 ? pageAt(location, redirects - 1) : answer;
}

/** The head of the page at an address, from the matched routes and their loaders. */
export async function headOf(path: string): Promise<PageHead> {
  return (await pageAt(path)).json() as Promise<PageHead>;
}
