import { env } from "~/env.server";
import { trainingCrawlers } from "./training-crawlers";

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
