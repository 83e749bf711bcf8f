import { fetchGuildCharacter, fetchCharacter } from "~/characters/api.server";
import { cached, cachePolicies } from "~/upstream/cache.server";
import { outcomeOf } from "~/upstream/failure";
import { textOf } from "~/upstream/html/text";
import type { SafeHtml } from "~/upstream/safe-html";
import { fetchWorldContent } from "./api.server";

/** The words of pages, without markup, by address. */
export type WorldTexts = Readonly<Record<string, string>>;

/** Pages that are asked for at once: an upstream in trouble is asked for no more. */
const atOnce = 10;

/** Characters of a page that are searched. */
const longest = 6_000;

/**
 * The words of pages of the upstream, as one copy that is kept as long as those of the pages. A page that
 * there is not has none.
 *
 * @param addresses of topics and characters; asked for when there is no copy
 * @throws {UpstreamError} when any could not be asked for
 */
export function worldTexts(addresses: () => Promise<readonly string[]>): Promise<WorldTexts> {
  return cached("the words of the world", cachePolicies.story, async () => {
    const all = await addresses();
    const texts: Record<string, string> = {};
    for (let first = 0; first < all.length; first += atOnce) {
      const some = all.slice(first, first + atOnce);
      const answers = await Promise.allSettled(some.map(wordsAt));
      for (const [at, answer] of answers.entries()) {
        if (answer.status === "rejected") throw answer.reason;
        texts[some[at]!] = answer.value;
      }
    }
    return texts;
  });
}

async function wordsAt(address: string): Promise<string> {
  try {
    const html = (await htmlAt(address)).filter(Boolean).join(" · ");
    // Read in one line, titles lead to what follows and items are sentences of their own.
    const read = html
      .replace(/<\/(?:h\d|dt)>/g, ":$&")
      .replace(/(?<=[\p{L}\p{N})](?:<\/\w+>)*)<\/(?:dd|li)>/gu, ".$&");
    return textOf(read as SafeHtml).slice(0, longest);
  } catch (reason) {
    if (outcomeOf(reason) === "unavailable") throw reason;
    return "";
  }
}

/** The fields of a record, or the one page that a topic is. */
async function htmlAt(address: string): Promise<string[]> {
  const [, place = "", ...names] = address.split("/").map(decodeURIComponent);
  if (place === "world") {
    const [section = "", subsection = "", topic] = names;
    const { pageLeft, pageRight } = await fetchWorldContent(section, subsection, topic);
    return [[...pageLeft, ...pageRight].join(" ")];
  }
  const name = names.at(-1) ?? "";
  const { category: _, ...sheet } =
    place === "cga" ? await fetchGuildCharacter(name) : await fetchCharacter(name);
  return Object.values(sheet);
}
