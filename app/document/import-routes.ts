import { useCallback, useContext } from "react";
import { matchRoutes, UNSAFE_DataRouterContext as DataRouterContext } from "react-router-dom";

/** A function that imports the modules of the routes at an address, as Remix does; it rejects if one is missing. */
export function useImportRoutes(): (address: string) => Promise<unknown> {
  const { router } = useContext(DataRouterContext)!;
  return useCallback(
    (address) => {
      const matches = matchRoutes(router.routes, new URL(address, location.href)) ?? [];
      const { routes } = window.__remixManifest;
      return Promise.all(
        matches.map(({ route }) => import(/* @vite-ignore */ routes[route.id]!.module)),
      );
    },
    [router],
  );
}
