import type { PageHandle } from "~/document/page-handle";

export { default, loader, meta } from "./_main.404/route";

export const handle: PageHandle = { unlisted: true };
