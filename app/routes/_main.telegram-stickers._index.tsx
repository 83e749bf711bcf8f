import type { MetaFunction } from "@remix-run/node";
import { StickerPack } from "~/site-info/sticker-pack";
import { pageMeta } from "~/document/page-meta";

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
