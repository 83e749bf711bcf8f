import { env } from "~/env.server";

/** Robots that collect training data (github.com/ai-robots-txt), without those that search or fetch for a user. */
const trainingCrawlers: readonly string[] = [
  ...["AI2Bot", "Ai2Bot-Dolma", "Amazonbot", "anthropic-ai", "Applebot-Extended", "Bytespider"],
  ...["CCBot", "ChatGLM-Spider", "ClaudeBot", "cohere-training-data-crawler", "Cotoyogi"],
  ...["DeepSeekBot", "Diffbot", "FacebookBot", "FriendlyCrawler", "Google-Extended", "GPTBot"],
  ...["ICC-Crawler", "ImagesiftBot", "img2dataset", "laion-huggingface-processor"],
  ...["LAIONDownloader", "Meta-ExternalAgent", "omgili", "PanguBot", "SBIntuitionsBot", "Timpibot"],
  ...["VelenPublicWebCrawler", "Webzio-Extended"],
];

const isTrainingDenied = env.AI_TRAINING === "denied";

/** Headers that deny training: DeviantArt's X-Robots-Tag values, and the W3C's TDMRep for European law. */
export const rightsHeaders: Record<string, string> = isTrainingDenied
  ? { "X-Robots-Tag": "noai, noimageai", "tdm-reservation": "1" }
  : {};

/** The content of `/.well-known/tdmrep.json`; undefined if training is allowed. */
export const trainingReservation = isTrainingDenied
  ? JSON.stringify([{ location: "/", "tdm-reservation": 1 }])
  : undefined;

/** Lines of robots.txt: for the group of all robots (contentsignals.org), and the group of the training crawlers. */
export const robotsRights = isTrainingDenied
  ? {
      signal: ["Content-Signal: search=yes, ai-train=no"],
      groups: [...trainingCrawlers.map((name) => `User-agent: ${name}`), "Disallow: /", ""],
    }
  : { signal: [], groups: [] };
