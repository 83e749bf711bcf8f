import { data } from "@remix-run/node";
import { env } from "~/env.server";
import { cacheControl } from "./cache-policy";

/**
 * Refuses a post that did not come from a page of this site. Every action starts with it: Remix's
 * own check covers neither resource routes nor data requests.
 *
 * @throws a 403 answer, before anything was done
 */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get("Sec-Fetch-Site");
  // Browsers too old for Sec-Fetch-Site still send Origin with every post.
  const same = site === null ? isOwnOrigin(request) : site === "same-origin";
  if (!same) {
    throw data("This form has to be sent from this site.", {
      status: 403,
      headers: { "Cache-Control": cacheControl.never },
    });
  }
}

function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get("Origin");
  if (origin === null || !URL.canParse(origin)) return false;
  return origin === env.SITE_URL || new URL(origin).host === request.headers.get("Host");
}
