import type { PageHandle } from "~/document/page-handle";
import "~/styles/guild.css";

export { SubSiteLayout as default, UnexpectedError as ErrorBoundary } from "~/shell/shell";

// A module without own exports would be left out of the build, with the styles that it imports.
export const handle: PageHandle = { start: "never" };
