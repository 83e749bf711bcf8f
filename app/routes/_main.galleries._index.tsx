import { fixedMeta } from "~/ui/fixed-meta";

export { GalleryHub as default } from "~/galleries/gallery-hub";
export { loadGalleries as loader } from "~/galleries/gallery-hub.server";
export { withoutApplication as handle } from "~/document/page-handle";

export const meta = fixedMeta({
  title: "Galleries",
  description: "Fan art of Talechasers by its readers, and commissions drawn by Chase.",
  keywords: ["galleries", "fan art", "commissions"],
});
