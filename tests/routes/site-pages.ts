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

/** Every route of the site with its module, nested as Remix nests them. */
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

/** The routes that draw something. */
export const pages = Object.values(routes).flatMap(({ id, module }) =>
  id !== "root" && module.default ? { id, handle: module.handle as PageHandle | undefined } : [],
);

/** Example addresses of every page, with their statuses. */
export const examplePages = listExamplePages(pages.map(({ id }) => id));

/** What a page says of itself to search engines. */
export interface PageHead {
  /** The route the page is of. */
  route: string;
  status: number;
  title: string;
  description: string;
  /** The one address of the page; none for a page that is not for search engines. */
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
 * What a build is, up to what comes of a page whose loaders are done.
 *
 * @param entry what `entry.server` is in a build
 * @param replaced parts of route modules that are others than the site's, by id
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

/** Answers as the built site does; see `buildWith`. */
export function siteWith(...parts: Parameters<typeof buildWith>) {
  return createRequestHandler(buildWith(...parts), "test");
}

const handle = siteWith({
  default: (request, status, _headers, { staticHandlerContext: { matches, loaderData } }) => {
    const { pathname, search } = new URL(request.url);
    const known = matches.map(({ route: { id }, params }) => {
      return { id, params, data: loaderData[id] as unknown, meta: [] };
    });
    // The deepest route that says anything speaks for the page, as in Remix's own <Meta>.
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

/** The answer to a request for an address; at the end of redirects, which lead elsewhere on the site. */
export async function pageAt(path: string, redirects = Infinity): Promise<Response> {
  const answer = await handle(new Request(origin + path));
  const location = answer.headers.get("Location");
  return location?.startsWith("/") && redirects > 0 ? pageAt(location, redirects - 1) : answer;
}

/** The head of the page at an address, from the routes that Remix matches and their loaders. */
export async function headOf(path: string): Promise<PageHead> {
  return (await pageAt(path)).json() as Promise<PageHead>;
}
