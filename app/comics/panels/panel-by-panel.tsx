import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import { readStorage } from "~/ui/browser-storage";
import { isTypingTarget } from "~/ui/page-turns";
import { openedState, useLeaveFragment } from "~/ui/use-fragment-dialog";
import { useHydrated } from "~/ui/use-hydrated";
import type { ComicPage } from "../page";
import { panelAt, panelOfHash } from "./panel-address";
import type { PanelViewProps } from "./panel-view";

/** The view, once it is loaded. */
let loaded: ComponentType<PanelViewProps> | undefined;
/** While the view is loading: a second `import` does not wait for the style sheet. */
let loading: Promise<{ PanelView: ComponentType<PanelViewProps> }> | undefined;

/**
 * Opens the panel view: by a button, a key, or because it was open at the last visit. The fragment of a panel opens it
 * only in the tab that wrote it: a shared address shows the whole page. The view is loaded when it is first opened.
 *
 * @param hasArrived whether the page's picture has arrived
 * @returns `open`, where the page has panels; and the view, once it is loaded
 */
export function usePanelByPanel(
  page: ComicPage,
  picture: string,
  figure: RefObject<HTMLElement>,
  hasArrived: boolean,
) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [View, setView] = useState(() => loaded);
  const isHydrated = useHydrated();
  const isOffered = isHydrated && page.panels.length > 1;
  const wasPushed = (state as { opened?: boolean } | null)?.opened;
  const number = panelOfHash(hash);
  const isOpen = !!(number && wasPushed);

  const show = (panel: number, isNew = false, flushSync = true) =>
    navigate(
      { search, hash: `#panel-${panel}` },
      {
        replace: !isNew,
        state: isNew ? openedState : state,
        preventScrollReset: true,
        // Synchronous, so that the next key press meets the new panel.
        flushSync,
      },
    );
  const open = (flushSync?: boolean) => {
    const box = figure.current!.getBoundingClientRect();
    show(panelAt(page.panels, -box.top / box.height) || 1, true, flushSync);
  };
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });

  // Opens the view again when it was open at the last visit.
  const mayReopen = isOffered && hasArrived && !hash && !View;
  useEffect(() => {
    if (mayReopen && readStorage("panel-by-panel")) latest.current(false);
  }, [mayReopen]);

  useEffect(() => {
    // The server never renders the view: this keeps it out of the server bundle.
    if (import.meta.env.SSR || !isOpen || loaded) return;
    loading ??= import("./panel-view");
    void loading.then(
      ({ PanelView }) => setView(() => (loaded = PanelView)),
      // Without the view the page can still be read.
      () => (loading = undefined),
    );
  }, [isOpen]);

  const { leaveFragment } = useLeaveFragment();
  const isLoading = isOpen && !View;
  useEffect(() => {
    const onKey = ({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent) => {
      if (isLoading && key === "Escape") leaveFragment();
      if (!isOffered || key !== "g" || altKey || ctrlKey || metaKey) return;
      // Single-character shortcuts work only while the figure has focus (WCAG 2.1.4).
      if (isTypingTarget(target) || !figure.current?.contains(document.activeElement)) return;
      latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isLoading, leaveFragment, isOffered, figure]);

  return {
    open: isOffered ? () => open() : undefined,
    view: View && <View {...{ page, picture, figure, isOpen, show }} number={number ?? 1} />,
  };
}
