import { BulkheadRejectedError } from "cockatiel";
import sharp, { type ResizeOptions } from "sharp";
import { env } from "~/env.server";
import { pictureAddress, type PictureSize, type PictureVariant } from "~/ui/picture-address";
import { settledWithin } from "~/upstream/deadline.server";
import { UpstreamError } from "~/upstream/failure";
import { loadPicture } from "~/upstream/pictures.server";
import { pictureJobs } from "./picture-jobs.server";

/** The time limit for a picture. It is short, because social networks wait for the preview. */
const PICTURE_TIMEOUT_MS = 2_500;

const MAX_PIXELS = 4_000 * 4_000;

/**
 * Fetches a picture, and scales it to fit a box, as the data URL of a PNG. It is re-encoded, so
 * that drawings contain no bytes from the picture host.
 *
 * @returns undefined if the picture is missing, late or invalid, which is logged
 * @throws {BulkheadRejectedError} when too many pictures wait
 */
export function fetchHostPicture(
  path: string,
  wanted: { variant: PictureVariant; size: PictureSize; box: ResizeOptions },
): Promise<string | undefined> {
  const { variant, size, box } = wanted;
  const url = pictureAddress(env.CDN_URL ?? `${env.UPSTREAM_URL}/cdn`, variant, path, size);
  const png = loadPicture(url, "image/webp").then((bytes) => fitPicture(bytes, box));
  const href = png.then((bytes) => `data:image/png;base64,${bytes.toString("base64")}`);
  return settledWithin(href.catch(orUndefinedUnlessBusy), PICTURE_TIMEOUT_MS, undefined);
}

function fitPicture(bytes: Uint8Array, box: ResizeOptions): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true });
  return pictureJobs.execute(() => picture.resize(box).png().toBuffer());
}

function orUndefinedUnlessBusy(reason: unknown): undefined {
  if (reason instanceof BulkheadRejectedError) throw reason;
  // The client has already logged failed API calls.
  if (!(reason instanceof UpstreamError)) console.warn("a picture cannot be drawn:", reason);
}
