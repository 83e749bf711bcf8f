import { env } from "~/env.server";
import { cacheControl } from "./cache-policy";
import { claimedOrigin } from "./claimed-origin.server";
import { secure } from "./security-headers.server";

/**
 * Refuses a post that did not come from a page of this site. Every action starts with it, through
 * `readForm` where it reads one: Remix's own check covers neither resource routes nor `?_data=`.
 *
 * @throws a 403 answer, before anything was done
 */
export function requireSameOrigin(request: Request): void {
  if (isSameOrigin(request)) return;
  const headers = secure(new Headers({ "Cache-Control": cacheControl.never }));
  throw new Response("This form has to be sent from this site.", { status: 403, headers });
}

/** Whether a request was made by a page of this site. */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  // Browsers too old for Sec-Fetch-Site still send Origin with every post.
  return site === null ? isOwnOrigin(request) : site === "same-origin";
}

function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get(claimedOrigin) || request.headers.get("Origin");
  if (origin === null || !URL.canParse(origin)) return false;
  return origin === env.SITE_URL || new URL(origin).host === request.headers.get("Host");
}
