import { env } from "~/env.server";

/**
 * Robots that collect what models are trained on, by the names their makers give, or that are known of them
 * (github.com/ai-robots-txt). Those that search or fetch for somebody who asked are not among them.
 */
const trainingCrawlers: readonly string[] = [
  ...["AI2Bot", "Ai2Bot-Dolma", "Amazonbot", "anthropic-ai", "Applebot-Extended", "Bytespider"],
  ...["CCBot", "ChatGLM-Spider", "ClaudeBot", "cohere-training-data-crawler", "Cotoyogi"],
  ...["DeepSeekBot", "Diffbot", "FacebookBot", "FriendlyCrawler", "Google-Extended", "GPTBot"],
  ...["ICC-Crawler", "ImagesiftBot", "img2dataset", "laion-huggingface-processor"],
  ...["LAIONDownloader", "Meta-ExternalAgent", "omgili", "PanguBot", "SBIntuitionsBot", "Timpibot"],
  ...["VelenPublicWebCrawler", "Webzio-Extended"],
];

/** Whether what is on this site may be learned from by machines; see `AI_TRAINING`. */
const isDenied = env.AI_TRAINING === "denied";

/**
 * The wish that nobody trains on an answer, in the two ways that headers have for it: DeviantArt's, which
 * collectors of pictures read, and the reservation that European law asks for (W3C TDMRep). Nothing where it is
 * allowed.
 */
export const rightsHeaders: Record<string, string> = isDenied
  ? { "X-Robots-Tag": "noai, noimageai", "tdm-reservation": "1" }
  : {};

/** The same for a whole site, `/.well-known/tdmrep.json`; nothing where it is allowed. */
export const reservation = isDenied
  ? JSON.stringify([{ location: "/", "tdm-reservation": 1 }])
  : undefined;

/**
 * The same in robots.txt: what the group of all robots says of it (contentsignals.org), and the group of those
 * that come for nothing else.
 */
export const robotsRights = isDenied
  ? {
      signal: ["Content-Signal: search=yes, ai-train=no"],
      groups: [...trainingCrawlers.map((name) => `User-agent: ${name}`), "Disallow: /", ""],
    }
  : { signal: [], groups: [] };
