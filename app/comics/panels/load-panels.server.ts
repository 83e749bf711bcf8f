import type { PageRef } from "~/reading/page-ref";
import type { Panel } from "../api.server";
import { loadStory } from "../story.server";
import type { PanelRect } from "./panels.schema";

type PanelsByPage = Record<string, readonly PanelRect[]>;

const chapters = Object.entries(
  import.meta.glob<PanelsByPage>("/content/panels/*/*.yaml", { eager: true, import: "default" }),
);

/**
 * Loads the panels of a page in reading order: those of the upstream, else those of the artist in content/panels/.
 *
 * @throws {UpstreamError} when the page is unavailable
 */
export async function loadPanels(
  slug: string,
  ref: PageRef,
): Promise<readonly (Panel | PanelRect)[]> {
  const story = await loadStory(slug);
  const { panels } = (await story.find(ref)).found;
  if (panels.length > 0) return panels;
  const [, written] =
    chapters.find(([file]) => file.endsWith(`/panels/${slug}/${ref.chapter}.yaml`)) ?? [];
  return written?.[ref.page] ?? [];
}
