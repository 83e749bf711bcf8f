import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import { useFragmentDialog } from "~/ui/use-fragment-dialog";
import { useHydrated } from "~/ui/use-hydrated";
import type { ComicPage } from "../page";
import { panelAt, panelOfHash } from "./panel-address";
import type { PanelViewProps } from "./panel-view";

/** The view, once it is loaded. */
let loaded: ComponentType<PanelViewProps> | undefined;

/**
 * Opens the panel view, which is loaded when it is first opened.
 *
 * @returns `open`, where the page has panels; and the view while it is open
 */
export function usePanelByPanel(page: ComicPage, picture: string, figure: RefObject<HTMLElement>) {
  const { panels } = page;
  const { openHash, open, leave } = useFragmentDialog();
  const turnedTo = useTurnedPanel(panels.length);
  const number = panelOfHash(openHash) ?? turnedTo;
  const isOpen = number !== undefined;
  const [View, setView] = useState(() => loaded);
  const isOffered = useHydrated() && panels.length > 1;

  useEffect(() => {
    // The server never renders the view: this keeps it out of the server's file.
    if (import.meta.env.SSR || !isOpen || View) return;
    void import("./panel-view").then(
      ({ PanelView }) => setView(() => (loaded = PanelView)),
      // Without the view the page can still be read.
      () => undefined,
    );
  }, [isOpen, View]);

  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });
  useEffect(() => {
    if (turnedTo) latestOpen.current(`#panel-${turnedTo}`);
  }, [turnedTo]);

  /** Opens the panel in sight. */
  const openHere = () => {
    const { top, height } = figure.current!.getBoundingClientRect();
    open(`#panel-${panelAt(panels, -top / height)}`, { flushSync: true });
  };
  // The next key must meet the new panel.
  const show = (panel: number) => open(`#panel-${panel}`, { replace: true, flushSync: true });
  return {
    open: isOffered ? openHere : undefined,
    view: View && isOpen && <View {...{ page, picture, number, show, leave }} />,
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
