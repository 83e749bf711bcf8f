import type { LoaderFunctionArgs } from "@remix-run/node";
import { unsealTransformation } from "~/tf-generator/shared-result.server";
import { categoryOf } from "~/previews/categories.server";
import { hostPicture } from "~/previews/host-picture.server";
import { invitationTo, noPreview, previewAnswer } from "~/previews/preview-answer.server";
import { previewFile, type Drawing } from "~/previews/preview-file.server";
import { transformationPoster } from "~/previews/transformation-poster.server";
import type { Transformation } from "~/tf-generator/api.server";

/** The picture that goes with a shared transformation. */
export async function loader({ request }: LoaderFunctionArgs) {
  const shared = unsealTransformation(new URL(request.url).searchParams.get("r"));
  if (!shared) return noPreview(404);
  const { result } = shared;
  const file = await previewFile(`tf ${JSON.stringify(result)}`, () => draw(result));
  return previewAnswer(request, file);
}

/** The page of a creature in the field guide; its picture lies at the same path. */
const bestiaryPage = /^\/(world\/bestiary\/[a-z0-9-]+\/[a-z0-9-]+)$/;

/** Twice as fine as it is drawn, for it is turned. */
const plate = { variant: "desktop", size: "medium", width: 1040, height: 780 } as const;

async function draw(result: Transformation): Promise<Drawing> {
  const [, page] = bestiaryPage.exec(result.link) ?? [];
  const [portrait, category] = await Promise.all([
    page && hostPicture(`${page}.png`, plate),
    result.success ? categoryOf("transformation", result.name) : "",
  ]);
  return {
    svg: transformationPoster(result, {
      portrait,
      category,
      invitation: invitationTo("/tf-generator"),
    }),
    isWhole: (!page || portrait !== undefined) && category !== undefined,
  };
}
