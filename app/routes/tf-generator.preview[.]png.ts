import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { articleOf, fullName } from "~/generators/choices";
import { creaturePreview } from "~/generators/creature-preview.server";
import { emptyResponse } from "~/http/cache-policy.server";
import { unsealTransformation } from "~/tf-generator/choices.server";
import { describeOutcome } from "~/tf-generator/transformation";

/** Responds with the preview image of a shared transformation. */
export function loader({ request }: LoaderFunctionArgs) {
  const shared = unsealTransformation(new URL(request.url).searchParams.get("r"));
  if (!shared || !describeOutcome(shared.result)) return emptyResponse(404);
  const { result } = shared;
  const title = fullName(result);
  const lead = `I have been turned into ${articleOf(title)}`;
  const texts = { lead, title, more: result.modifier };
  return creaturePreview(request, result, texts, to.tfGenerator);
}
