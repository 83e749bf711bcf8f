import type { PageHandle } from "~/document/page-handle";
import "~/styles/guild.css";

export { SubSiteLayout as default, UnexpectedErrorScreen as ErrorBoundary } from "~/shell/shell";

// Without this export, the build would omit this module together with its styles.
export const handle: PageHandle = { start: "never" };
