import type { PageHandle } from "~/document/page-handle";

export { default, loader, meta } from "./_main.error/route";

export const handle: PageHandle = { unlisted: true };
