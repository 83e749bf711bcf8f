import { z } from "zod";

const video = z.strictObject({
  /** Names it in the address of its page, `?video={slug}`. */
  slug: z.string().regex(/^[a-z0-9-]+$/, "must be small letters, digits and hyphens"),
  /** Its id on YouTube. */
  id: z.string().regex(/^[\w-]{11}$/, "must be eleven letters, digits, _ or -"),
  title: z.string(),
  line: z.string(),
  /** How long it is. */
  seconds: z.int().min(1),
  /** The drawing in its place, on the picture host. */
  poster: z.strictObject({ path: z.string(), alt: z.string() }),
});

/** content/videos.yaml: short videos, each shown as a drawing of its own until somebody plays it. */
export const videosSchema = z.strictObject({
  /** On the page of the stream's assistant. */
  vixyVideos: z.array(video),
  /** On the page of the Mario streams. */
  marioVideos: z.array(video),
});

export type StreamVideo = z.output<typeof video>;
