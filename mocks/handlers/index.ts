import { comicHandlers } from "./comics";
import { commissionHandlers } from "./commissions";
import { feedHandlers } from "./feed";
import { pictureHandlers } from "./pictures";

/** The whole v1 API of the healthy upstream, one list per area. */
export const handlers = [
  ...comicHandlers,
  ...commissionHandlers,
  ...feedHandlers,
  ...pictureHandlers,
];
