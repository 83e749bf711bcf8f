/** The handlers of all features. */
export { characterHandlers } from "./characters";
export { comicHandlers } from "./comics";
export { commissionHandlers } from "./commissions";
export { donationHandlers } from "./donations";
export { downloadHandlers } from "./downloads";
export { feedHandlers } from "./feed";
export { galleryHandlers } from "./galleries";
export { generatorHandlers } from "./generators";
export { overlayHandlers } from "./overlay";
export { playerHandlers } from "./players";
export { shopHandlers } from "./shop";
export { starterGameHandlers } from "./starter-game";
export { worldHandlers } from "./world";
