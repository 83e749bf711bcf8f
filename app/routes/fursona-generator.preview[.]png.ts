import type { LoaderFunctionArgs } from "@remix-run/node";
import { unsealFursona } from "~/fursona-generator/fursona.server";
import { findEmblem } from "~/generators/emblems.server";
import { drawFursonaPoster } from "~/fursona-generator/fursona-poster.server";
import { emptyResponse } from "~/http/cache-policy.server";
import { previewResponse } from "~/preview-images/preview-response.server";

/** The preview image of a shared fursona. */
export async function loader({ request }: LoaderFunctionArgs) {
  const shared = unsealFursona(new URL(request.url).searchParams.get("r"));
  if (!shared) return emptyResponse(404);
  const { result } = shared;
  return previewResponse(request, `fursona ${JSON.stringify(result)}`, async () => {
    const emblem = await findEmblem("fursona", result);
    return { svg: await drawFursonaPoster(result, emblem), isWhole: emblem !== undefined };
  });
}
