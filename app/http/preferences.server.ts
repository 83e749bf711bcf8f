import * as to from "~/addresses";
import { parse, serialize } from "cookie";
import { env } from "~/env.server";
import { colorSchemeKey, colorSchemes } from "./color-scheme";

/** The preferences of a visitor by form field: the cookie and the values of each. */
export const preferences = {
  /** The color scheme; with JavaScript, localStorage stores the choice instead of the cookie. */
  scheme: { cookie: colorSchemeKey, values: colorSchemes },
  "data-saver": { cookie: "data-saver", values: ["on", "off"] },
  /** Whether the comic opens as one scroll per chapter. */
  scroll: { cookie: "scroll", values: ["on", "off"] },
  /** How a comic page is fitted into large screens; the first value is the default. */
  fit: { cookie: "fit", values: ["height", "width", "two"] },
  /** Whether the text of a comic page is open below the picture. */
  words: { cookie: "words", values: ["open", "closed"] },
} as const;

type Field = keyof typeof preferences;
type Choice<Name extends Field> = (typeof preferences)[Name]["values"][number];
/** The preferences that a visitor has chosen, by form field. */
export type Choices = { [Name in Field]?: Choice<Name> };

/** The cookies of the generator and the game, which only pages below the given path read. */
export const featureCookies = {
  choices: { name: "tf", path: to.tfGenerator },
  game: { name: "starter", path: to.starterSetup },
} as const;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function readCookies(request: Request): Record<string, string | undefined> {
  return parse(request.headers.get("Cookie") ?? "");
}

export const readPreferences = ({ headers }: Request) =>
  parsePreferences(headers.get("Cookie"), headers.get("Save-Data"));

/** Parses the headers of preferences, with defaults. Unknown values are ignored. */
export function parsePreferences(cookie?: string | null, saveData?: string | null) {
  const cookies = parse(cookie ?? "");
  const choose = <Name extends Field>(field: Name): Choice<Name> | undefined => {
    const { cookie, values } = preferences[field];
    return values.find((value) => value === cookies[cookie]);
  };
  return {
    scheme: choose("scheme"),
    /** Whether the visitor chose small pictures or, if not chosen, Save-Data requests them. */
    dataSaver: (choose("data-saver") ?? saveData?.trim()) === "on",
    scrolls: choose("scroll") === "on",
    fit: choose("fit") ?? "height",
    readsWords: choose("words") === "open",
  };
}

/** The visitor's preferences, with the defaults for those that were not chosen. */
export type Preferences = ReturnType<typeof readPreferences>;

/** Returns the Set-Cookie header that stores a preference. @param maxAge in seconds */
export function preferenceCookie(
  name: string,
  value: string,
  maxAge = YEAR_SECONDS,
  path = "/",
): string {
  const secure = env.SITE_URL.startsWith("https:");
  return serialize(name, value, { path, maxAge, sameSite: "lax", httpOnly: true, secure });
}
