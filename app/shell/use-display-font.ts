import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { fontKey } from "~/document/inline-scripts";
import { writeStorage } from "~/ui/browser-storage";

/**
 * Brings the display font once the page works, and remembers that this browser has it. Pages marked
 * with `data-system-font` leave the line to their pictures and never fetch it.
 */
export function useDisplayFont(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const root = document.documentElement;
    if (root.classList.contains("fonts") || document.querySelector("[data-system-font]")) return;
    root.classList.add("fonts");
    // Without storage the font simply comes after the page each time.
    void document.fonts.ready.then(() => writeStorage(fontKey + root.dataset["subSite"], "1"));
  }, [pathname]);
}
