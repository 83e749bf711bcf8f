import { characterHandlers } from "./characters";
import { comicHandlers } from "./comics";
import { commissionHandlers } from "./commissions";
import { donationHandlers } from "./donations";
import { downloadHandlers } from "./downloads";
import { feedHandlers } from "./feed";
import { galleryHandlers } from "./galleries";
import { generatorHandlers } from "./generators";
import { overlayHandlers } from "./overlay";
import { playerHandlers } from "./players";
import { shopHandlers } from "./shop";
import { starterGameHandlers } from "./starter-game";
import { worldHandlers } from "./world";

/** The handlers of the v1 API without faults, for Node and browsers. */
export const apiHandlers = [
  ...characterHandlers,
  ...comicHandlers,
  ...commissionHandlers,
  ...donationHandlers,
  ...downloadHandlers,
  ...feedHandlers,
  ...galleryHandlers,
  ...generatorHandlers,
  ...overlayHandlers,
  ...playerHandlers,
  ...shopHandlers,
  ...starterGameHandlers,
  ...worldHandlers,
];
