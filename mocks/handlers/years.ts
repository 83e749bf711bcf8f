import type { HttpHandler } from "msw";
import { yearsOfContent } from "../data/years";
import { characterHandlersOf } from "./characters";
import { comicHandlersOf } from "./comics";
import { galleryHandlersOf } from "./galleries";
import { playerHandlersOf } from "./players";
import { worldHandlersOf } from "./world";

/** The handlers of the scenario `years`: the oldest page is ten years older than the newest. */
export function yearsHandlers(): HttpHandler[] {
  const { comics, galleries, topics, content, characters, players } = yearsOfContent();
  return [
    ...comicHandlersOf(comics, 3_650 / 1_500),
    ...galleryHandlersOf(galleries, 3_650 / 1_200),
    ...worldHandlersOf(topics, content),
    ...characterHandlersOf(characters),
    ...playerHandlersOf(players),
  ];
}
