import { useContext, useEffect } from "react";
import { createPath, UNSAFE_DataRouterContext as DataRouterContext } from "react-router-dom";
import { buildTiming } from "~/http/build-files";
import { useImportRoutes } from "./import-routes";

/**
 * Loads the target of a navigation as a document when the site was deployed after this document: when a script of its
 * routes is missing, for which Remix reloads the current page, or when its data is of another build, which the scripts of
 * this one may not understand.
 */
export function useDocumentOfOtherBuild(): void {
  const { router } = useContext(DataRouterContext)!;
  const importRoutes = useImportRoutes();
  useEffect(() => {
    if (import.meta.env.DEV) return;
    const { version } = window.__remixManifest;
    let target = "";
    const load = (path: string) => {
      // A navigation by the history has this address already.
      if (path === location.pathname + location.search + location.hash) location.reload();
      else location.assign(path);
    };
    const unsubscribe = router.subscribe(({ navigation }) => {
      if (navigation.state !== "loading") return;
      const path = createPath(navigation.location);
      importRoutes(path).catch(() => {
        load(path);
        // Replaces a reload that Remix began later.
        setTimeout(load, 0, path);
      });
      // The loaders run again after a form was rejected, and a document would lose the message.
      const isRejected =
        navigation.formMethod === "POST" && path === createPath(router.state.location);
      target = isRejected ? "" : path;
    });
    const observer = new PerformanceObserver((list) => {
      for (const { name, serverTiming } of list.getEntries() as PerformanceResourceTiming[]) {
        const build = serverTiming?.find((timing) => timing.name === buildTiming)?.description;
        if (!build || !target || new URL(name).pathname !== dataPath(target)) continue;
        if (build !== version) load(target);
        target = "";
      }
    });
    observer.observe({ type: "resource" });
    return () => {
      unsubscribe();
      observer.disconnect();
    };
  }, [router, importRoutes]);
}

/** Where Remix requests the data of a page. */
function dataPath(target: string): string {
  const { pathname } = new URL(target, location.origin);
  return pathname === "/" ? "/_root.data" : `${pathname.replace(/\/$/, "")}.data`;
}
