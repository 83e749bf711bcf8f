import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import { readStorage } from "~/ui/browser-storage";
import { isLetterKey, isPageKey } from "~/ui/page-keys";
import { useFragmentDialog } from "~/ui/use-fragment-dialog";
import { useHydrated } from "~/ui/use-hydrated";
import type { ComicPage } from "../page";
import { panelAt, panelOfHash } from "./panel-address";
import type { PanelViewProps } from "./panel-view";

/** The view, once it is loaded. */
let loaded: ComponentType<PanelViewProps> | undefined;

/**
 * Opens the panel view: by a button, a key, or because it was open at the last visit. The view is loaded when it is first
 * opened.
 *
 * @param hasArrived whether the page's picture has arrived
 * @returns `open`, where the page has panels; and the view while it is open
 */
export function usePanelByPanel(
  page: ComicPage,
  picture: string,
  figure: RefObject<HTMLElement>,
  hasArrived: boolean,
) {
  const { panels } = page;
  const { openHash, open, leave } = useFragmentDialog();
  const turnedTo = useTurnedPanel(panels.length);
  const number = panelOfHash(openHash) ?? turnedTo;
  const isOpen = number !== undefined;
  const [View, setView] = useState(() => loaded);
  const isOffered = useHydrated() && panels.length > 1;

  const openAt = (panel: number, options?: object) => open(`#panel-${panel}`, options);
  /** Opens the panel in sight. */
  const openHere = (options?: object) => {
    const { top, height } = figure.current!.getBoundingClientRect();
    openAt(panelAt(panels, -top / height), options);
  };
  const latest = useRef({ openAt, openHere });
  useEffect(() => {
    latest.current = { openAt, openHere };
  });

  useEffect(() => {
    // The server never renders the view: this keeps it out of the server's file.
    if (import.meta.env.SSR || !isOpen || View) return;
    void import("./panel-view").then(
      ({ PanelView }) => setView(() => (loaded = PanelView)),
      // Without the view the page can still be read.
      () => undefined,
    );
  }, [isOpen, View]);

  const mayReopen = isOffered && hasArrived && !isOpen && !View;
  useEffect(() => {
    if (mayReopen && readStorage("panel-by-panel")) latest.current.openHere();
  }, [mayReopen]);
  useEffect(() => {
    if (turnedTo) latest.current.openAt(turnedTo);
  }, [turnedTo]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Single-character shortcuts work only while the figure has focus (WCAG 2.1.4).
      const isHere = isOffered && figure.current?.contains(document.activeElement);
      if (isHere && isLetterKey(event, "g") && isPageKey(event)) latest.current.openHere();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOffered, figure]);

  // The next key must meet the new panel.
  const show = (panel: number) => openAt(panel, { replace: true, flushSync: true });
  return {
    open: isOffered ? () => openHere({ flushSync: true }) : undefined,
    view: View && isOpen && <View {...{ page, picture, figure, number, show, leave }} />,
  };
}

/**
 * The panel to show after the view has turned the page, whose history entry replaces that of the view: the view then gets
 * an entry after it, so that Back closes the view.
 */
function useTurnedPanel(count: number): number | undefined {
  const { hash, state } = useLocation();
  const isTurn = useNavigationType() === "REPLACE" && hash === "";
  const { panels } = (state ?? {}) as { panels?: "first" | "last" };
  if (!isTurn || !panels) return undefined;
  return panels === "last" ? count || 1 : 1;
}
