import * as to from "~/addresses";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/document/page-handle";
import { fixedMeta } from "~/ui/fixed-meta";
import { keepUntil } from "~/http/cache-policy";
import { readForm, readIntent } from "~/http/read-form.server";
import { redirectTo } from "~/http/redirects.server";
import { Dock } from "~/overlay/dock/dock";
import {
  getRemoteAccess,
  isOverlayKey,
  serializeAccessCookie,
} from "~/overlay/remote-access.server";
import "~/styles/default.css";

export const handle: PageHandle = { unlisted: true };

export const meta = fixedMeta({
  title: "Alert dock",
  description: "Pause, skip, replay and test the alerts of the stream overlay.",
  keywords: ["stream overlay", "dock"],
  noindex: true,
});

export function loader({ request, context }: LoaderFunctionArgs) {
  // The page differs for a browser that has sent the key.
  keepUntil(context, 0);
  return { access: getRemoteAccess(request) };
}

/** Gives remote access to a browser that sends the key, or takes it away. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const isForgotten = readIntent(form, ["open", "forget"]) === "forget";
  const key = form.get("key");
  if (!isForgotten && !isOverlayKey(typeof key === "string" ? key : "")) {
    return data({ problem: "This is not the overlay key." }, { status: 403 });
  }
  const cookie = serializeAccessCookie(isForgotten ? "closed" : "open");
  return redirectTo(to.dock, 303, cookie);
}

export default function DockPage() {
  const { access } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  return <Dock access={access} problem={response?.problem} />;
}
