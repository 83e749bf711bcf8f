import { findOwn } from "~/find-own";
import type { UpstreamPage } from "../api.server";
import type { Panel } from "../page";
import type { PanelRect } from "./panels.schema";

type PanelsByPage = Record<string, readonly PanelRect[]>;

const chapters = import.meta.glob<PanelsByPage>("/content/panels/*/*.yaml", {
  eager: true,
  import: "default",
});

/** Returns the panels of a page in reading order: those of the upstream, else those of the artist in content/panels/. */
export function findPanels(
  slug: string,
  { chapter, page, panels }: UpstreamPage,
): readonly Panel[] {
  if (panels.length > 0) return panels;
  return findOwn(chapters, `/content/panels/${slug}/${chapter}.yaml`)?.[page] ?? [];
}
