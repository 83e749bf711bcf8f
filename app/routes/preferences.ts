import type { ActionFunctionArgs } from "@remix-run/node";
import { cacheControl } from "~/http/cache-policy";
import { ownPath } from "~/http/own-path";
import { cookieNames, preferenceCookie } from "~/http/preferences.server";
import { redirectTo } from "~/http/redirects.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { secure } from "~/http/security-headers.server";

/** What can be chosen, by form field: the cookie it goes to and the values it may have. */
const choices = {
  scheme: { cookie: cookieNames.scheme, values: ["light", "dark"] },
  "data-saver": { cookie: cookieNames.dataSaver, values: ["on", "off"] },
} as const;

/** Keeps a choice in a cookie and returns to the page it was made on. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const form = await request.formData().catch(() => undefined);
  if (!form) throw badRequest("This is not a form.");
  const back = redirectTo(ownPath(form.get("from")) ?? "/", 303);
  for (const [field, { cookie, values }] of Object.entries(choices)) {
    const value = form.get(field);
    if (value === null) continue;
    if (typeof value !== "string" || !(values as readonly string[]).includes(value)) {
      throw badRequest(`Unknown ${field}.`);
    }
    back.headers.append("Set-Cookie", preferenceCookie(cookie, value));
  }
  return back;
}

function badRequest(reason: string): Response {
  const headers = secure(new Headers({ "Cache-Control": cacheControl.never }));
  return new Response(reason, { status: 400, headers });
}

export const loader = () => redirectTo("/");
