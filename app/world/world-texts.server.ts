import { fetchGuildCharacter, fetchCharacter } from "~/characters/api.server";
import { cached, cachePolicies } from "~/upstream/cache.server";
import { classifyFailure, orUndefined } from "~/upstream/failure";
import { textOf } from "~/upstream/html/text";
import type { SafeHtml } from "~/upstream/safe-html";
import { fetchWorldContent } from "./api.server";

/** The texts of pages, without markup, by address. */
export type WorldTexts = Readonly<Record<string, string>>;

const MAX_CONCURRENT_REQUESTS = 4;
const MAX_SEARCHED_CHARACTERS = 6_000;

/** Of the HTML that is read for them. */
export const MAX_READ_CHARS = 3 * MAX_SEARCHED_CHARACTERS;

/**
 * The texts of pages of the upstream, as one cache entry with the TTL of the pages. A page that does not exist has
 * the text "".
 *
 * @param listAddresses lists topics and characters; called when there is no cache entry
 * @throws {UpstreamError} when any page could not be loaded
 */
export function fetchWorldTexts(
  listAddresses: () => Promise<readonly string[]>,
): Promise<WorldTexts> {
  return cached("the words of the world", cachePolicies.story, async () => {
    const addresses = await listAddresses();
    const texts: Record<string, string> = {};
    for (let first = 0; first < addresses.length; first += MAX_CONCURRENT_REQUESTS) {
      const some = addresses.slice(first, first + MAX_CONCURRENT_REQUESTS);
      const results = await Promise.allSettled(some.map(fetchText));
      for (const [at, result] of results.entries()) {
        if (result.status === "rejected") throw result.reason;
        texts[some[at]!] = result.value;
      }
    }
    return texts;
  });
}

async function fetchText(address: string): Promise<string> {
  try {
    const html = (await fetchHtml(address)).filter(Boolean).join(" · ").slice(0, MAX_READ_CHARS);
    // On one line a heading needs a colon, and an item a full stop.
    const punctuated = html
      .replace(/<\/(?:h\d|dt)>/g, ":$&")
      .replace(/(?<=[\p{L}\p{N})](?:<\/\w+>)*)<\/(?:dd|li)>/gu, ".$&");
    return textOf(punctuated as SafeHtml).slice(0, MAX_SEARCHED_CHARACTERS);
  } catch (reason) {
    if (classifyFailure(reason) === "unavailable") throw reason;
    return "";
  }
}

/** The fields of a character's record, or the one page of a topic. */
async function fetchHtml(address: string): Promise<string[]> {
  const [, area = "", section = "", subsection = "", topic] = segmentsOf(address);
  if (area !== "world") return Object.values(await fetchSheet(address));
  const { pageLeft, pageRight } = await fetchWorldContent(section, subsection, topic);
  return [[...pageLeft, ...pageRight].join(" ")];
}

/** What a character says, without markup; empty if it is not known. */
export async function fetchQuote(address: string): Promise<string> {
  const sheet = await fetchSheet(address).catch(orUndefined);
  return textOf(sheet?.quote ?? ("" as SafeHtml));
}

async function fetchSheet(address: string) {
  const [, area, ...names] = segmentsOf(address);
  const name = names.at(-1) ?? "";
  const { category: _, ...sheet } =
    area === "cga" ? await fetchGuildCharacter({ name }) : await fetchCharacter({ name });
  return sheet;
}

const segmentsOf = (address: string) => address.split("/").map(decodeURIComponent);
