import { http, HttpResponse } from "msw";
import { call } from "../address";
import { feedDocument } from "../data/feed";
import { siteAddress } from "../site-address";

/** The handlers of the RSS feed. */
export const feedHandlers = [
  http.get(
    call("rss/feeds/chase*"),
    () =>
      new HttpResponse(feedDocument(siteAddress()), {
        headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
      }),
  ),
];
