export { SubSiteLayout as default, UnexpectedErrorScreen as ErrorBoundary } from "~/shell/shell";
