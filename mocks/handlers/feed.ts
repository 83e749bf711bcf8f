import { http, HttpResponse } from "msw";
import { call } from "../address";
import { feedDocument } from "../data/feed";

export const feedHandlers = [
  http.get(call("rss/feeds/chase*"), () => {
    const site = process.env["SITE_URL"] || `http://localhost:${process.env["PORT"] || 3000}`;
    return new HttpResponse(feedDocument(site), {
      headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
    });
  }),
];
