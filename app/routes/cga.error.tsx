import type { PageHandle } from "~/document/page-handle";

export { default, loader, meta } from "./_main.error/route";

export const handle: PageHandle = {
  unlisted: true,
  examples: ["/cga/error?from=%2Fcga", "/cga/error?from=%2Fcga%2Fcharacters%2Fpin&missing=yes"],
};
