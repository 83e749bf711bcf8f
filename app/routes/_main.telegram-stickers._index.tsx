import { fixedMeta } from "~/ui/fixed-meta";

export { StickerPack as default } from "~/site-info/sticker-pack";
export { withoutApplication as handle } from "~/document/page-handle";

export const meta = fixedMeta({
  title: "Telegram stickers",
  description:
    "24 original stickers of Chase and Vixy for Telegram, and the two older packs. Free, and drawn by Chase.",
  keywords: ["Telegram stickers", "furry stickers", "sticker pack"],
});
