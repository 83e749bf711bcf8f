import * as to from "~/addresses";
import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseSitePath } from "~/http/site-path";
import { preferenceCookie, preferences, type Choices } from "~/http/preferences.server";
import { textResponse } from "~/http/cache-policy";
import { readFields, readForm } from "~/http/read-form.server";
import { referringPath, redirectTo } from "~/http/redirects.server";

const choices = z.object(
  Object.fromEntries(
    Object.entries(preferences).map(([field, { values }]) => [field, z.enum(values).optional()]),
  ),
);

/** Stores each choice in a cookie, and redirects to the previous page or to `?to=`. */
export async function action({ request }: ActionFunctionArgs) {
  const { values, problems } = readFields(await readForm(request), choices, {});
  if (problems) throw textResponse(400, `Unknown ${Object.keys(problems).join(", ")}.`);
  const path = parseSitePath(new URL(request.url).searchParams.get("to"));
  const back = redirectTo(path ?? referringPath(request) ?? to.home, 303);
  for (const [field, value] of Object.entries(values as Choices)) {
    const { cookie } = preferences[field as keyof Choices];
    if (value) back.headers.append("Set-Cookie", preferenceCookie(cookie, value));
  }
  return back;
}

export const loader = () => redirectTo(to.home);
