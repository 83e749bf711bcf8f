import { parse, serialize } from "cookie";
import { env } from "~/env.server";
import { colorSchemeKey, colorSchemes } from "./color-scheme";

/**
 * The visitor's preferences by form field. nginx and CDNs must know these cookies (docs/scaling.md), as a test checks.
 */
export const preferences = {
  /** Used without JavaScript; otherwise the scheme is in localStorage. */
  scheme: { cookie: colorSchemeKey, values: colorSchemes },
  "data-saver": { cookie: "data-saver", values: ["on", "off"] },
  /** Whether the comic opens as one scroll per chapter. */
  scroll: { cookie: "scroll", values: ["on", "off"] },
  /** How a comic page is fitted on screens that offer the choice; the first value is the default. */
  fit: { cookie: "fit", values: ["height", "width", "two"] },
  /** Whether the text of a comic page is open below its picture. */
  words: { cookie: "words", values: ["open", "closed"] },
} as const;

type Field = keyof typeof preferences;
type Choice<Name extends Field> = (typeof preferences)[Name]["values"][number];
export type Choices = { [Name in Field]?: Choice<Name> };

/** Cookies that change pages; `cache-policy.ts` keeps those pages out of shared caches. */
export const pageCookies: readonly string[] = Object.values(preferences).map(
  ({ cookie }) => cookie,
);

/** The cookies of the generators and the game. */
export const featureCookies = {
  choices: "tf",
  game: "starter",
} as const;

/** All cookies that the site reads. Other cookies, such as a CDN's, do not change pages. */
export const knownCookies: ReadonlySet<string> = new Set([
  ...pageCookies,
  ...Object.values(featureCookies),
]);

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function readCookies(request: Request): Record<string, string | undefined> {
  return parse(request.headers.get("Cookie") ?? "");
}

/** Reads the preferences of a request, with their defaults. Unknown values are ignored. */
export function readPreferences(request: Request) {
  const cookies = readCookies(request);
  const choose = <Name extends Field>(field: Name): Choice<Name> | undefined => {
    const { cookie, values } = preferences[field];
    return values.find((value) => value === cookies[cookie]);
  };
  return {
    scheme: choose("scheme"),
    /** The visitor's preference, else the browser's Save-Data header. */
    dataSaver: (choose("data-saver") ?? request.headers.get("Save-Data")?.trim()) === "on",
    scrolls: choose("scroll") === "on",
    fit: choose("fit") ?? "height",
    readsWords: choose("words") === "open",
  };
}

export type Preferences = ReturnType<typeof readPreferences>;

/** A Set-Cookie value. @param maxAge in seconds */
export function preferenceCookie(
  name: string,
  value: string,
  maxAge = YEAR_SECONDS,
  path = "/",
): string {
  const secure = env.SITE_URL.startsWith("https:");
  return serialize(name, value, { path, maxAge, sameSite: "lax", httpOnly: true, secure });
}
