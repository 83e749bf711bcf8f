import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import type { RootData } from "~/ui/root-data";
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from "react-router-dom";

interface Surroundings {
  /** The address of the page. */
  path?: string;
  /** The root's loader data. */
  site?: RootData;
  /** The page's loader data. */
  data?: unknown;
  /** Additional routes, such as routes that a fetcher requests. */
  routes?: RouteObject[];
}

/**
 * Renders a component within a small router, so that links, forms and fetchers work. Components
 * that need Remix's context, such as `<PrefetchPageLinks>`, are tested in browsers.
 */
export function renderOnSite(
  page: ReactNode,
  {
    path = "/",
    site = { pictureHost: "/cdn", dataSaver: false },
    data = null,
    routes = [],
  }: Surroundings = {},
) {
  const router = createMemoryRouter(
    [
      {
        id: "root",
        element: <Outlet />,
        loader: () => site,
        children: [
          ...routes,
          { id: "page", path: "*", element: page, loader: () => data as object | null },
        ],
      },
    ],
    {
      initialEntries: [path],
      hydrationData: { loaderData: { root: site, page: data } },
      future: {
        v7_fetcherPersist: true,
        v7_normalizeFormMethod: true,
        v7_partialHydration: true,
        v7_relativeSplatPath: true,
        v7_skipActionErrorRevalidation: true,
      },
    },
  );
  return {
    ...render(<RouterProvider router={router} future={{ v7_startTransition: true }} />),
    router,
  };
}
