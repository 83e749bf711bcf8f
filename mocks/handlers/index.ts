import { characterHandlers } from "./characters";
import { comicHandlers } from "./comics";
import { commissionHandlers } from "./commissions";
import { donationHandlers } from "./donations";
import { downloadHandlers } from "./downloads";
import { feedHandlers } from "./feed";
import { galleryHandlers } from "./galleries";
import { generatorHandlers } from "./generators";
import { overlayHandlers } from "./overlay";
import { pictureHandlers } from "./pictures";
import { playerHandlers } from "./players";
import { shopHandlers } from "./shop";
import { starterGameHandlers } from "./starter-game";
import { worldHandlers } from "./world";

/** The v1 API without faults. */
export const handlers = [
  ...characterHandlers,
  ...comicHandlers,
  ...commissionHandlers,
  ...donationHandlers,
  ...downloadHandlers,
  ...feedHandlers,
  ...galleryHandlers,
  ...generatorHandlers,
  ...overlayHandlers,
  ...pictureHandlers,
  ...playerHandlers,
  ...shopHandlers,
  ...starterGameHandlers,
  ...worldHandlers,
];
