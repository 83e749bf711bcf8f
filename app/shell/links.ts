/** Addresses outside this site. Change them here and nowhere else. */
export const links = {
  bluesky: "https://bsky.app/profile/chase.talechasers.example",
  furaffinity: "https://www.furaffinity.net/user/talechasers",
  deviantart: "https://www.deviantart.com/talechasers",
  twitch: "https://www.twitch.tv/talechasers",
  youtube: "https://www.youtube.com/@talechasers",
  telegram: "https://t.me/talechasers",
  donate: "https://ko-fi.com/talechasers",
  badgeCampaign: "https://www.kickstarter.com/projects/talechasers/wag-the-animated-badge",
  fanArtForm: "https://forms.example/talechasers-fan-art",
  printOnDemand: "https://www.redbubble.com/people/talechasers",
  stickerPack: "https://t.me/addstickers/ChaseAndVixy",
} as const;

/** The artist's account in the fediverse: who shares a page there credits it, and it shows this site as its own. */
export const fediverse = {
  account: "@chase@furry.example",
  href: "https://furry.example/@chase",
} as const;

/** The two halves of the e-mail address; nothing that harvesters read may hold them joined. */
export const email = { user: "chase", host: "talechasers.example" } as const;

/** The older sticker packs, in the order of `legacyPacks` in `stickers.ts`. */
export const legacyStickerPacks: readonly string[] = [
  "https://t.me/addstickers/ChaseFirstLitter",
  "https://t.me/addstickers/ChaseAndVixyOnTheRoad",
];

/** The social links of the footer, in order. */
export const socialLinks: readonly { name: string; icon: string; href: string }[] = [
  { name: "Bluesky", icon: "bluesky", href: links.bluesky },
  { name: "Twitch", icon: "twitch", href: links.twitch },
  { name: "YouTube", icon: "youtube", href: links.youtube },
  { name: "Telegram", icon: "telegram", href: links.telegram },
  { name: "FurAffinity", icon: "furaffinity", href: links.furaffinity },
  { name: "DeviantArt", icon: "deviantart", href: links.deviantart },
];
