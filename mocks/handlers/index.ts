import { characterHandlers } from "./characters";
import { comicHandlers } from "./comics";
import { commissionHandlers } from "./commissions";
import { feedHandlers } from "./feed";
import { pictureHandlers } from "./pictures";
import { worldHandlers } from "./world";

/** The whole v1 API of the healthy upstream, one list per area. */
export const handlers = [
  ...characterHandlers,
  ...comicHandlers,
  ...commissionHandlers,
  ...feedHandlers,
  ...pictureHandlers,
  ...worldHandlers,
];
