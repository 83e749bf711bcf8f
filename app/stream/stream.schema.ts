import { z } from "zod";
import { definesName, pagePath, picturePath, referringTo, slug } from "../content-names";

/** A picture of a stream page, by its path on the picture host. */
const picture = z.strictObject({ path: picturePath, alt: z.string() });
const linkCard = z.strictObject({ to: pagePath, name: z.string(), line: z.string() });

/** content/stream.yaml: the texts, links and pictures of the stream's pages. */
export const streamSchema = z.strictObject({
  played: z.array(z.strictObject({ name: z.string(), line: z.string() })),
  chatRules: z.array(z.string()),
  streamPages: z.array(linkCard),
  pokemonPages: z.array(linkCard),
  pictures: z.strictObject({ attic: picture, stadium: picture, island: picture }),
  royaleCharacters: z.array(
    z.strictObject({
      /** Used in the addresses of the character sheet and of the icon. */
      shortName: referringTo(
        "picture",
        definesName("royale character", slug),
        (name) => `stream/sar/${name}.png`,
      ),
      fullName: z.string(),
      altText: z.string(),
      description: z.string(),
    }),
  ),
  chaseAnimals: z.array(
    z.strictObject({ shortName: definesName("animal", slug), animal: z.string() }),
  ),
});

/** content/gym-challenge.yaml: the rules of the gym challenge. */
export const gymChallengeSchema = z.strictObject({
  openGyms: z.int().min(0).max(8),
  rules: z.array(z.strictObject({ title: z.string(), rules: z.array(z.string()) })),
  ratings: z.array(
    z.strictObject({
      name: z.enum(["Bronze", "Silver", "Gold"]),
      team: z.int().min(1).max(6),
      rule: z.string(),
    }),
  ),
  eliteFourRules: z.array(z.string()),
});

const video = z.strictObject({
  /** Identifies the video in addresses, `?video={slug}`. */
  slug: definesName("video", slug),
  /** Its YouTube id. */
  id: z.string().regex(/^[\w-]{11}$/, "must be eleven letters, digits, _ or -"),
  title: z.string(),
  line: z.string(),
  poster: picture,
});

/** content/videos.yaml: the videos of two stream pages. */
export const videosSchema = z.strictObject({
  vixyVideos: z.array(video),
  marioVideos: z.array(video),
});

/** A path on the picture host, and an alternative text. */
export type DescribedPicture = z.output<typeof picture>;
/** A link to a page of this site, with a name and a line of text. */
export type LinkCard = z.output<typeof linkCard>;
/** A video on YouTube, and its poster on the picture host. */
export type StreamVideo = z.output<typeof video>;
