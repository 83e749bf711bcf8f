import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { formatFursonaName } from "~/fursona-generator/fursona";
import { unsealFursona } from "~/fursona-generator/fursona.server";
import { creaturePreview } from "~/generators/creature-preview.server";
import { emptyResponse } from "~/http/cache-policy.server";

/** Responds with the preview image of a shared fursona. */
export function loader({ request }: LoaderFunctionArgs) {
  const shared = unsealFursona(new URL(request.url).searchParams.get("r"));
  if (!shared) return emptyResponse(404);
  const { result } = shared;
  const texts = { lead: "Meet my fursona:", title: formatFursonaName(result) };
  return creaturePreview(request, result, texts, to.fursonaGenerator);
}
