import type { MetaFunction } from "@remix-run/node";
import { StickerPack } from "~/site-info/sticker-pack";
import { pageMeta } from "~/document/page-meta";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { start: "never" };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Telegram stickers",
    description:
      "24 original stickers of Chase and Vixy for Telegram, and the two older packs. Free, and drawn by Chase.",
    keywords: ["Telegram stickers", "furry stickers", "sticker pack"],
  });

export default function TelegramStickersPage() {
  return <StickerPack />;
}
