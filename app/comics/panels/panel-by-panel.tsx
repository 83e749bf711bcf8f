import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import { useFragmentDialog } from "~/ui/use-fragment-dialog";
import { useHydrated } from "~/ui/use-hydrated";
import type { ComicPage } from "../page";
import { panelAt, panelOfHash } from "./panel-address";
import type { PanelViewProps } from "./panel-view";

/** The component of the view, after its module has been loaded. */
let loaded: ComponentType<PanelViewProps> | undefined;

/**
 * Opens the panel view, whose module is loaded on first use.
 *
 * @returns `open`, if the page has panels, and `view`, the element while it is open
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
    // The server never renders the view; the condition removes its module from the server build.
    if (import.meta.env.SSR || !isOpen || View) return;
    void import("./panel-view").then(
      ({ PanelView }) => setView(() => (loaded = PanelView)),
      // If the module cannot be loaded, the comic page stays readable.
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

  /** Opens the view at the panel that is in the viewport. */
  const openHere = () => {
    const { top, height } = figure.current!.getBoundingClientRect();
    open(`#panel-${panelAt(panels, -top / height)}`, { flushSync: true });
  };
  // The view is rendered synchronously, so that the next key press acts on the new panel.
  const show = (panel: number) => open(`#panel-${panel}`, { replace: true, flushSync: true });
  return {
    open: isOffered ? openHere : undefined,
    view: View && isOpen && (
      <View page={page} picture={picture} number={number} show={show} leave={leave} />
    ),
  };
}

/**
 * The panel to show after the view has turned the page. The turn replaces the view's history entry,
 * so the view pushes a new entry: Back then closes the view.
 */
function useTurnedPanel(count: number): number | undefined {
  const { hash, state } = useLocation();
  const isTurn = useNavigationType() === "REPLACE" && hash === "";
  const { panels } = (state ?? {}) as { panels?: "first" | "last" };
  if (!isTurn || !panels) return undefined;
  return panels === "last" ? count || 1 : 1;
}
