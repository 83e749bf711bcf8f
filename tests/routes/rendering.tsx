import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import type { RootData } from "~/ui/root-data";
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from "react-router-dom";

interface Surroundings {
  /** The address of the page. */
  path?: string;
  /** What the root's loader gave. */
  site?: RootData;
  /** What the page's loader gave. */
  data?: unknown;
  /** Routes beside the page, such as the ones a fetcher asks. */
  routes?: RouteObject[];
}

/**
 * Renders a component within the routes of a small site, so that links, forms and fetchers work.
 * What needs Remix's own context, such as `<PrefetchPageLinks>`, is left to the browser tests.
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
