import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { cookieNames, fits, preferenceCookie } from "~/http/preferences.server";
import { readFields, readForm, refusal } from "~/http/read-form.server";
import { referringPath } from "~/http/referring-path.server";
import { redirectTo } from "~/http/redirects.server";

/** What can be chosen; each goes to a cookie of its own. */
const choices = z.object({
  scheme: z.enum(["light", "dark"]).optional(),
  "data-saver": z.enum(["on", "off"]).optional(),
  scroll: z.enum(["on", "off"]).optional(),
  fit: z.enum(fits).optional(),
  words: z.enum(["open", "closed"]).optional(),
});

/** Keeps a choice in a cookie and returns to the page it was made on. */
export async function action({ request }: ActionFunctionArgs) {
  const { values, problems } = readFields(await readForm(request), choices, {});
  if (problems) throw refusal(400, `Unknown ${Object.keys(problems).join(", ")}.`);
  const { scheme, "data-saver": dataSaver, scroll, fit, words } = values;
  const back = redirectTo(referringPath(request) ?? "/", 303);
  for (const [name, value] of [
    [cookieNames.scheme, scheme],
    [cookieNames.dataSaver, dataSaver],
    [cookieNames.scroll, scroll],
    [cookieNames.fit, fit],
    [cookieNames.words, words],
  ] as const) {
    if (value) back.headers.append("Set-Cookie", preferenceCookie(name, value));
  }
  return back;
}

export const loader = () => redirectTo("/");
