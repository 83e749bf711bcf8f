import { parse, serialize } from "cookie";
import { schemeKey } from "./scheme";
import { env } from "~/env.server";

/**
 * Every choice of a visitor that the server has to know: the form field that sets it is the key, each has a cookie of its
 * own. The edge and a CDN have to know these cookies, too (`deploy/nginx`, docs/scaling.md; a test compares).
 */
export const preferences = {
  /** Set by the scheme switch without JavaScript; with it, browser storage decides. */
  scheme: { cookie: schemeKey, values: ["light", "dark"] },
  "data-saver": { cookie: "data-saver", values: ["on", "off"] },
  /** Whether the comic opens as one scroll a chapter. */
  scroll: { cookie: "scroll", values: ["on", "off"] },
  /** How a comic page is shown where a window has room to choose; the first is the default. */
  fit: { cookie: "fit", values: ["height", "width", "two"] },
  /** Whether the text of a comic page is open below its picture. */
  words: { cookie: "words", values: ["open", "closed"] },
} as const;

type Field = keyof typeof preferences;
export type Choices = { [Name in Field]?: (typeof preferences)[Name]["values"][number] };

/** The cookie of the bookmark, which is no choice. */
export const bookmarkCookie = "reading";

/** Cookies that change pages; `cache-policy.ts` keeps those pages out of shared caches. */
export const pageCookies: readonly string[] = [
  ...Object.values(preferences).map(({ cookie }) => cookie),
  bookmarkCookie,
];

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The cookies of a request; broken ones are as good as none. */
export function readCookies(request: Request): Record<string, string | undefined> {
  return parse(request.headers.get("Cookie") ?? "");
}

/** Reads the choices of a request. A value that this site did not write is ignored. */
function readChoices(request: Request): Choices {
  const cookies = readCookies(request);
  return Object.fromEntries(
    Object.entries(preferences).map(([field, { cookie, values }]) => [
      field,
      values.find((value) => value === cookies[cookie]),
    ]),
  );
}

/** Reads what pages need to know of the preferences of a request. */
export function readPreferences(request: Request) {
  const { scheme, scroll, fit = "height", words, "data-saver": saver } = readChoices(request);
  return {
    scheme,
    /** The visitor's own choice, else what their browser says. */
    dataSaver: (saver ?? request.headers.get("Save-Data")?.trim()) === "on",
    scrolls: scroll === "on",
    fit,
    readsWords: words === "open",
  };
}

export type Preferences = ReturnType<typeof readPreferences>;

/** The Set-Cookie value of a choice; kept for a year, or for so many seconds, and for all pages, or some. */
export function preferenceCookie(
  name: string,
  value: string,
  maxAge = YEAR_SECONDS,
  path = "/",
): string {
  return serialize(name, value, {
    path,
    maxAge,
    sameSite: "lax",
    httpOnly: true,
    secure: env.SITE_URL.startsWith("https:"),
  });
}
