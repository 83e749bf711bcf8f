import * as to from "~/addresses";
import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { parseSitePath } from "~/http/site-path";
import { preferenceCookie, preferences, type Choices } from "~/http/preferences.server";
import { emptyResponse, textResponse } from "~/http/cache-policy.server";
import { readFields, readForm } from "~/http/read-form.server";
import { isDataRequest, referringPath, redirectTo } from "~/http/redirects.server";

const choices = z.object(
  Object.fromEntries(
    Object.entries(preferences).map(([field, { values }]) => [field, z.enum(values).optional()]),
  ),
);

/**
 * Stores each choice in a cookie, and redirects to `?to=`, or to the page of the form. The
 * application gets no redirect to the page of the form, because it would scroll that page.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { values, problems } = readFields(await readForm(request), choices, {});
  if (problems) throw textResponse(400, `Unknown ${Object.keys(problems).join(", ")}.`);
  const path = parseSitePath(new URL(request.url).searchParams.get("to"));
  const stays = path === undefined && isDataRequest(request, context);
  const response = stays
    ? emptyResponse(204)
    : redirectTo(path ?? referringPath(request) ?? to.home, 303);
  for (const [field, value] of Object.entries(values as Choices)) {
    const { cookie } = preferences[field as keyof Choices];
    if (value) response.headers.append("Set-Cookie", preferenceCookie(cookie, value));
  }
  return response;
}

export const loader = () => redirectTo(to.home);
