import { Parser } from "htmlparser2";
import { SaxesParser } from "saxes";
import type { TextCall } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { nextTurn } from "~/upstream/slices";

/** The calls of this area. */
export const feedCalls = {
  /** As the upstream wrote it where that is XML. */
  chase: {
    method: "GET",
    path: "v1/rss/feeds/chase",
    parameters: {},
    summary: "The artist's feed, an RSS 2.0 document without an envelope",
    mediaType: "application/rss+xml",
    mend: mendFeed,
    isValid: isFeed,
    cache: cachePolicies.current,
  },
} as const satisfies Record<string, TextCall>;

/** Removes space before the XML declaration, names UTF-8 in it, and replaces entities of HTML and other `&`. */
function mendFeed(text: string): string {
  const [start = "", ...others] = text
    .trimStart()
    .replace(/^(<\?xml[^>]*encoding=["'])[^"']*/, "$1UTF-8")
    .split("<![CDATA[");
  const mended = others.map((part) => {
    const end = Math.max(0, part.indexOf("]]>"));
    return part.slice(0, end) + replaceEntities(part.slice(end));
  });
  return [replaceEntities(start), ...mended].join("<![CDATA[");
}

/** Replaces what begins with `&` and is no reference of XML by the characters that a browser shows, as numbers. */
function replaceEntities(xml: string): string {
  return xml.replace(
    /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)(?:\w{1,40};)?/g,
    (entity) => {
      let shown = "";
      new Parser({ ontext: (part) => (shown += part) }).end(entity);
      return Array.from(shown, (character) => `&#${character.codePointAt(0)};`).join("");
    },
  );
}

/** Characters that are parsed in one turn of the event loop. */
const FEED_SLICE_CHARS = 64 * 1_024;

/**
 * Whether a text is well-formed XML with a channel. Deep nesting is refused, a tag longer than a slice, and document
 * types, whose entities could expand to any size in feed readers.
 */
async function isFeed(text: string): Promise<boolean> {
  const MAX_DEPTH = 100;
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  let hasChannel = false;
  let at = 0;
  let tagStart = Infinity;
  const fail = (): never => {
    throw new SyntaxError("not a feed");
  };
  parser.on("error", fail);
  parser.on("doctype", fail);
  parser.on("opentagstart", () => (tagStart = at));
  parser.on("opentag", ({ name }) => {
    tagStart = Infinity;
    if (path.push(name) > MAX_DEPTH) fail();
    hasChannel ||= path.join("/") === "rss/channel";
  });
  parser.on("closetag", () => path.pop());
  try {
    for (; at < text.length; at += FEED_SLICE_CHARS) {
      if (at > 0) await nextTurn();
      parser.write(text.slice(at, at + FEED_SLICE_CHARS));
      if (at > tagStart) fail();
    }
    parser.close();
    return hasChannel;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
