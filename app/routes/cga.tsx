import { Outlet } from "@remix-run/react";
import type { PageHandle } from "~/document/page-handle";
import { Shell, UnexpectedError } from "~/shell/shell";

export const handle: PageHandle = { subSite: "guild" };

export default function GuildLayout() {
  return (
    <Shell subSite="guild">
      <Outlet />
    </Shell>
  );
}

export const ErrorBoundary = () => <UnexpectedError subSite="guild" />;
