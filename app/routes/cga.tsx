import type { PageHandle } from "~/document/page-handle";
import "~/styles/guild.css";

export { SubSiteLayout as default, UnexpectedError as ErrorBoundary } from "~/shell/shell";

export const handle: PageHandle = { start: "never" };
