import type { ActionFunctionArgs } from "@remix-run/node";
import { cookieNames, preferenceCookie } from "~/http/preferences.server";
import { readForm, refusal } from "~/http/read-form.server";
import { referringPath } from "~/http/referring-path.server";
import { redirectTo } from "~/http/redirects.server";

/** What can be chosen, by form field: the cookie it goes to and the values it may have. */
const choices = {
  scheme: { cookie: cookieNames.scheme, values: ["light", "dark"] },
  "data-saver": { cookie: cookieNames.dataSaver, values: ["on", "off"] },
} as const;

/** Keeps a choice in a cookie and returns to the page it was made on. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const back = redirectTo(referringPath(request) ?? "/", 303);
  for (const [field, { cookie, values }] of Object.entries(choices)) {
    const value = form.get(field);
    if (value === null) continue;
    if (typeof value !== "string" || !(values as readonly string[]).includes(value)) {
      throw refusal(400, `Unknown ${field}.`);
    }
    back.headers.append("Set-Cookie", preferenceCookie(cookie, value));
  }
  return back;
}

export const loader = () => redirectTo("/");
