export { SubSiteLayout as default, UnexpectedError as ErrorBoundary } from "~/shell/shell";
