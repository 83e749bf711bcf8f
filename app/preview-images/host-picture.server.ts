import { bulkhead } from "cockatiel";
import sharp, { type Sharp } from "sharp";
import { env } from "~/env.server";
import { pictureAddress, type PictureSize, type PictureVariant } from "~/ui/picture-address";
import { settledWithin } from "~/upstream/deadline.server";
import { logged } from "~/upstream/call.server";
import { orUndefined, UpstreamError } from "~/upstream/failure";
import { loadPicture } from "~/upstream/pictures.server";

/** How long a poster waits for a picture: sites that show a link wait for the poster. */
const PICTURE_TIMEOUT_MS = 2_500;

const MAX_PIXELS = 4_000 * 4_000;

/** The form a picture is fetched in, and the pixels it is cut to, or fitted into. */
export interface WantedPicture {
  variant: PictureVariant;
  size: PictureSize;
  width: number;
  height: number;
}

/**
 * A picture of the picture host, cut to a size, as the data address of a PNG. What comes back was
 * unpacked and packed again here, so that nothing of the host's own bytes gets into a drawing.
 *
 * @returns nothing where there is none in time; the failed call is in the log
 */
export function hostPicture(path: string, wanted: WantedPicture): Promise<string | undefined> {
  const { width, height } = wanted;
  const address = fetchPicture(path, wanted, async (picture) => {
    const png = await picture
      .resize(width, height, { fit: "cover" })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return `data:image/png;base64,${png.toString("base64")}`;
  });
  return settledWithin(address.catch(orUndefined), PICTURE_TIMEOUT_MS, undefined);
}

/**
 * The pixels of a picture of the picture host, three bytes each, in its own shape and within a size.
 *
 * @throws {UpstreamError} when it cannot be had; the failed call is in the log
 */
export function hostPixels(path: string, wanted: WantedPicture) {
  return fetchPicture(path, wanted, async (picture) => {
    const { data, info } = await picture
      .resize(wanted.width, wanted.height, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColorspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data: new Uint8Array(data), width: info.width, height: info.height };
  });
}

/** Pictures that are fetched and unpacked at a time: others wait before they take memory. */
const pictureQueue = bulkhead(8, 1_000);

function fetchPicture<Made>(
  path: string,
  { variant, size }: WantedPicture,
  make: (picture: Sharp) => Promise<Made>,
): Promise<Made> {
  const host = env.CDN_URL ?? `${env.UPSTREAM_URL}/cdn`;
  const url = pictureAddress(host, variant, path, size);
  return pictureQueue.execute(async () => {
    const picture = await loadPicture(url, "image/webp");
    const { pathname } = new URL(url);
    return logged("GET", pathname.slice(1), () => picture.unpack((bytes) => unpack(bytes, make)));
  });
}

async function unpack<Made>(
  body: Uint8Array,
  make: (picture: Sharp) => Promise<Made>,
): Promise<Made> {
  try {
    const picture = sharp(body, { limitInputPixels: MAX_PIXELS });
    // SVG can draw in files from elsewhere and is not among the formats of the picture host.
    const { format } = await picture.metadata();
    if (!["png", "webp", "jpeg", "heif", "gif"].includes(format)) throw new Error(format);
    return await make(picture);
  } catch (cause) {
    throw new UpstreamError("shape", "the answer is not a picture", { cause });
  }
}
