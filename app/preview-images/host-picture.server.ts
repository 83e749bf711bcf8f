import sharp from "sharp";
import { env } from "~/env.server";
import { pictureAddress, type PictureSize, type PictureVariant } from "~/ui/picture-address";
import { logged } from "~/upstream/call.server";
import { settledWithin } from "~/upstream/deadline.server";
import { orUndefined, UpstreamError } from "~/upstream/failure";
import { request } from "~/upstream/request.server";
import { pictureBudget } from "~/upstream/transport.server";

/** Milliseconds a poster waits for a picture: whoever makes a preview of a link waits for the poster. */
const patience = 2_500;

/** Pixels of the largest picture that is unpacked. */
const largest = 4_000 * 4_000;

/** The form a picture is fetched in, and the pixels it is cut to. */
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
  return settledWithin(fetchPicture(path, wanted).catch(orUndefined), patience, undefined);
}

async function fetchPicture(
  path: string,
  { variant, size, width, height }: WantedPicture,
): Promise<string> {
  const host = env.CDN_URL ?? `${env.UPSTREAM_URL}/cdn`;
  return logged("GET", `picture ${path}`, async () => {
    const url = pictureAddress(host, variant, path, size);
    const answer = await request(url, {
      call: "GET picture",
      init: { headers: { accept: "image/webp" } },
      limits: pictureBudget,
    });
    if (answer.status >= 300) {
      throw new UpstreamError("status", String(answer.status), { status: answer.status });
    }
    return `data:image/png;base64,${(await unpack(Buffer.concat(answer.parts), width, height)).toString("base64")}`;
  });
}

async function unpack(body: Uint8Array, width: number, height: number): Promise<Buffer> {
  try {
    const picture = sharp(body, { limitInputPixels: largest });
    // SVG can draw in files from elsewhere and is not among the formats of the picture host.
    const { format } = await picture.metadata();
    if (!["png", "webp", "jpeg", "heif", "gif"].includes(format)) throw new Error(format);
    return await picture
      .resize(width, height, { fit: "cover" })
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch (cause) {
    throw new UpstreamError("shape", "the answer is not a picture", { cause });
  }
}
