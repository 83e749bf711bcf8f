import { BulkheadRejectedError } from "cockatiel";
import sharp, { type Sharp } from "sharp";
import { env } from "~/env.server";
import { pictureAddress, type PictureSize, type PictureVariant } from "~/ui/picture-address";
import { settledWithin } from "~/upstream/deadline.server";
import { logFailure } from "~/upstream/call.server";
import { orUndefined, UpstreamError } from "~/upstream/failure";
import { loadPicture } from "~/upstream/pictures.server";
import { pictureJobs } from "./picture-jobs.server";

/** Sites that show a link wait for its preview image, so it waits for pictures only this long. */
const PICTURE_TIMEOUT_MS = 2_500;

/** Decoding more takes longer than visitors wait, and the memory of all files under way. */
const MAX_PIXELS = 4_000 * 4_000;

/** For one picture, in seconds; libvips stops then. */
const DECODING_TIMEOUT_SECONDS = 5;

/** The variant to fetch, and the pixels to resize it to. */
export interface WantedPicture {
  variant: PictureVariant;
  size: PictureSize;
  width: number;
  height: number;
  /** By default it is cropped. */
  fit?: "cover" | "inside";
}

/**
 * Fetches a picture, fitted to a size, as the data URL of a PNG. It is encoded again, so that no bytes of the
 * picture host get into a drawing.
 *
 * @returns undefined if it is missing or late; the failed call is logged
 * @throws {BulkheadRejectedError} when too many pictures wait
 */
export function hostPicture(path: string, wanted: WantedPicture): Promise<string | undefined> {
  const { width, height, fit = "cover" } = wanted;
  const address = fetchPicture(path, wanted, async (picture) => {
    const png = await picture
      .resize(width, height, { fit })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return `data:image/png;base64,${png.toString("base64")}`;
  });
  return settledWithin(address.catch(orUndefinedUnlessBusy), PICTURE_TIMEOUT_MS, undefined);
}

function orUndefinedUnlessBusy(reason: unknown): undefined {
  if (reason instanceof BulkheadRejectedError) throw reason;
  orUndefined(reason);
}

function fetchPicture<Made>(
  path: string,
  { variant, size }: WantedPicture,
  make: (picture: Sharp) => Promise<Made>,
): Promise<Made> {
  const host = env.CDN_URL ?? `${env.UPSTREAM_URL}/cdn`;
  const url = pictureAddress(host, variant, path, size);
  const { pathname } = new URL(url);
  return loadPicture(url, "image/webp").then((picture) =>
    pictureJobs.execute(() =>
      logFailure("GET", pathname.slice(1), () => picture.unpack((bytes) => unpack(bytes, make))),
    ),
  );
}

async function unpack<Made>(
  body: Uint8Array,
  make: (picture: Sharp) => Promise<Made>,
): Promise<Made> {
  try {
    // Browsers show a picture as its EXIF orientation says.
    const picture = sharp(body, { limitInputPixels: MAX_PIXELS, autoOrient: true });
    // SVG is rejected because it can include files from elsewhere.
    const { format } = await picture.metadata();
    if (!["png", "webp", "jpeg", "heif", "gif"].includes(format)) throw new Error(format);
    return await make(picture.timeout({ seconds: DECODING_TIMEOUT_SECONDS }));
  } catch (cause) {
    throw new UpstreamError("shape", "the answer is not a picture", { cause });
  }
}
