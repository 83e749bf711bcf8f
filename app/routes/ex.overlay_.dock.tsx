import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { cacheControl } from "~/http/cache-policy";
import { readForm, readIntent } from "~/http/read-form.server";
import { redirectTo } from "~/http/redirects.server";
import { tryKey, wayCookie, wayOf } from "~/overlay/control-key.server";
import { Dock } from "~/overlay/dock/dock";
import "~/styles/default.css";

/** As the overlay it has a program of its own, and comes up whatever the upstream does. */
export const handle: PageHandle = { subSite: "none", start: "never", unlisted: true };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Alert dock",
    description: "The streamer’s side of the alert overlay: pause, skip, replay, clear, and try.",
    keywords: ["stream overlay", "dock"],
    noindex: true,
  });

/** It is another page to a browser that has sent the key. */
export const headers: HeadersFunction = ({ actionHeaders }) => ({
  ...Object.fromEntries(actionHeaders),
  "Cache-Control": cacheControl.never,
});

export function loader({ request }: LoaderFunctionArgs) {
  return { way: wayOf(request) };
}

/** Takes the key, and opens the way through the server to the browser that sent it, or closes it again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const isForgotten = readIntent(form, ["open", "forget"]) === "forget";
  const key = form.get("key");
  const outcome = isForgotten
    ? "right"
    : tryKey(typeof key === "string" ? key : "", context.visitor ?? "");
  if (outcome === "right") {
    const answer = redirectTo("/ex/overlay/dock", 303);
    answer.headers.append("Set-Cookie", wayCookie(isForgotten ? "closed" : "open"));
    return answer;
  }
  return outcome === "wrong"
    ? data({ problem: "This is not the overlay key." }, { status: 403 })
    : data(
        { problem: "These were too many wrong keys. Wait a minute, then try again." },
        { status: 429, headers: { "Retry-After": "60" } },
      );
}

export default function DockPage() {
  const { way } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <Dock way={way} problem={answer?.problem} />;
}
