import "~/styles/guild.css";

export { SubSiteLayout as default, UnexpectedError as ErrorBoundary } from "~/shell/shell";
export { withoutApplication as handle } from "~/document/page-handle";
