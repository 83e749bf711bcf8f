import { useCallback, useContext } from "react";
import { matchRoutes, UNSAFE_DataRouterContext as DataRouterContext } from "react-router-dom";

/**
 * A function that imports the modules of the routes at an address, as Remix does; it rejects if one is missing, once the
 * imports of all have ended: Remix reloads the page for each that fails.
 */
export function useImportRoutes(): (address: string) => Promise<unknown> {
  const { router } = useContext(DataRouterContext)!;
  return useCallback(
    async (address) => {
      const matches = matchRoutes(router.routes, new URL(address, location.href)) ?? [];
      const { routes } = window.__remixManifest;
      const imports = matches.map(
        ({ route }) => import(/* @vite-ignore */ routes[route.id]!.module),
      );
      await Promise.allSettled(imports);
      await Promise.all(imports);
    },
    [router],
  );
}
