import { useContext, useEffect } from "react";
import {
  createPath,
  UNSAFE_DataRouterContext as DataRouterContext,
  type DataRouteObject,
} from "react-router-dom";
import { buildTiming } from "~/http/build-files";

/**
 * Loads the target of a navigation as a document when the site was deployed after this document: when a script of its
 * routes is missing, for which Remix reloads the current page, or when its data is of another build, which the scripts of
 * this one may not understand.
 */
export function useDocumentOfOtherBuild(): void {
  const { router } = useContext(DataRouterContext)!;
  useEffect(() => {
    if (import.meta.env.DEV) return;
    const { version, routes } = window.__remixManifest;
    let target = "";
    const load = (path: string) => {
      // A navigation by the history has this address already.
      if (path === location.pathname + location.search + location.hash) location.reload();
      else location.assign(path);
    };
    // Remix imports a script that is here already, and so never reloads the current page during a navigation.
    const importFirst = (route: DataRouteObject) => {
      const { lazy, children } = route;
      children?.forEach(importFirst);
      if (!lazy) return;
      route.lazy = async () => {
        try {
          await import(/* @vite-ignore */ routes[route.id]!.module);
        } catch (failure) {
          // The error screen is of use, the browser's own page is not.
          if (!navigator.onLine) throw failure;
          const { state, location: next } = router.state.navigation;
          if (state === "loading") {
            load(createPath(next));
            await new Promise(() => undefined);
          }
        }
        return lazy();
      };
    };
    router.routes.forEach(importFirst);
    const unsubscribe = router.subscribe(({ navigation }) => {
      if (navigation.state !== "loading") return;
      const path = createPath(navigation.location);
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
  }, [router]);
}

/** Where Remix requests the data of a page. */
function dataPath(target: string): string {
  const { pathname } = new URL(target, location.origin);
  return pathname === "/" ? "/_root.data" : `${pathname.replace(/\/$/, "")}.data`;
}
