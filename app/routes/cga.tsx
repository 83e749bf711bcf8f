import type { PageHandle } from "~/document/page-handle";
import "~/styles/guild.css";

export { SubSiteLayout as default, UnexpectedErrorScreen as ErrorBoundary } from "~/shell/shell";

// The build would omit a module without code of its own, together with its styles.
export const handle: PageHandle = { start: "never" };
