import { Outlet } from "@remix-run/react";
import type { PageHandle } from "~/document/page-handle";
import { Shell, UnexpectedError } from "~/shell/shell";

export const handle: PageHandle = { subSite: "main" };

export default function MainLayout() {
  return (
    <Shell subSite="main">
      <Outlet />
    </Shell>
  );
}

export const ErrorBoundary = () => <UnexpectedError subSite="main" />;
