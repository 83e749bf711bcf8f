import type { PageHandle } from "~/document/page-handle";

export { default, headers, loader, meta } from "./_main.404/route";

export const handle: PageHandle = { unlisted: true };
