import { parse, serialize } from "cookie";
import { schemeKey } from "./scheme-key";
import { env } from "~/env.server";

/** How pages of a comic are shown, where a window has room to choose; the first is everybody's. */
export const fits = ["width", "height", "two"] as const;
export type Fit = (typeof fits)[number];

/** A visitor's choices that the server has to know, each from a cookie of its own. */
export interface Preferences {
  /** Set by the scheme switch without JavaScript; with it, browser storage decides. */
  scheme: "light" | "dark" | undefined;
  /** The visitor's own choice, else what their browser says. */
  dataSaver: boolean;
  /** Whether the comic opens as one scroll a chapter. */
  scrolls: boolean;
  /** Whether pages of a comic are as wide as they are best read, as high as the window, or side by side. */
  fit: Fit;
  /** Whether the words of a page of a comic are open below its picture. */
  readsWords: boolean;
}

const year = 365 * 24 * 60 * 60;

/** Names of the cookies that change pages; `cache-policy.ts` keeps those pages out of shared caches. */
export const cookieNames = {
  scheme: schemeKey,
  dataSaver: "data-saver",
  scroll: "scroll",
  fit: "fit",
  words: "words",
  place: "reading",
} as const;

/** The cookies of a request; broken ones are as good as none. */
export function readCookies(request: Request): Record<string, string | undefined> {
  return parse(request.headers.get("Cookie") ?? "");
}

/** Reads the preferences of a request; a value this site did not write counts as none. */
export function readPreferences(request: Request): Preferences {
  const cookies = readCookies(request);
  const scheme = cookies[cookieNames.scheme];
  const saver = cookies[cookieNames.dataSaver];
  return {
    scheme: scheme === "light" || scheme === "dark" ? scheme : undefined,
    dataSaver:
      saver === "on" || (saver !== "off" && request.headers.get("Save-Data")?.trim() === "on"),
    scrolls: cookies[cookieNames.scroll] === "on",
    fit: fits.find((fit) => fit === cookies[cookieNames.fit]) ?? "width",
    readsWords: cookies[cookieNames.words] === "open",
  };
}

/** The Set-Cookie value of a choice; kept for a year, or for so many seconds, and for all pages, or some. */
export function preferenceCookie(name: string, value: string, maxAge = year, path = "/"): string {
  return serialize(name, value, {
    path,
    maxAge,
    sameSite: "lax",
    httpOnly: true,
    secure: env.SITE_URL.startsWith("https:"),
  });
}
