import { fixedMeta } from "~/ui/fixed-meta";

export { FollowPage as default } from "~/feeds/follow-page";

export const meta = fixedMeta({
  title: "Follow the comic",
  description: "Where new pages of Talechasers are announced, and the feeds for feed readers.",
  keywords: ["follow", "feed", "RSS"],
});
