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
  streamSchedule: "https://www.twitch.tv/talechasers/schedule",
} as const;

/** The social links of the footer, in order. */
export const socialLinks: readonly { name: string; icon: string; href: string }[] = [
  { name: "Bluesky", icon: "bluesky", href: links.bluesky },
  { name: "Twitch", icon: "twitch", href: links.twitch },
  { name: "YouTube", icon: "youtube", href: links.youtube },
  { name: "Telegram", icon: "telegram", href: links.telegram },
  { name: "FurAffinity", icon: "furaffinity", href: links.furaffinity },
  { name: "DeviantArt", icon: "deviantart", href: links.deviantart },
];
