import * as to from "~/addresses";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { ResultPage } from "~/tf-generator/result-page";
import {
  countOnly,
  defaultTransformation,
  describeOutcome,
  type TransformationKind,
} from "~/tf-generator/transformation";
import type { PageHandle } from "~/document/page-handle";
import {
  readChoices,
  sealTransformation,
  unsealTransformation,
} from "~/tf-generator/choices.server";
import { unreadableSearch } from "~/generators/unreadable-result";
import { badgeDataUrl } from "~/generators/emblems.server";
import { redirectTo, replaceWith, toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import {
  requestQuickTransformation,
  requestTransformation,
  type Transformation,
} from "~/tf-generator/api.server";

export const handle: PageHandle = { unlisted: true, hasFormsToOtherSites: true };

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { result, sealed } = args.data;
  const outcome = describeOutcome(result);
  return pageMeta(args, {
    title: outcome ? `Transformed into ${outcome}` : "Oops! I guess I missed...",
    section: "Transformation Generator",
    description: outcome
      ? `One zap of fire magic, and that was that: ${outcome}. Who is next?`
      : "One zap of fire magic, and the wall behind you is a little warmer. Who is next?",
    keywords: ["transformation generator", "TF generator"],
    image: outcome
      ? { url: to.transformationPreview(sealed), alt: `Transformed into ${outcome}` }
      : undefined,
    search: `?r=${sealed}`,
    noindex: true,
  });
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const sealed = searchParams.get("r");
  if (sealed === null) throw await zap(request, parseKind(searchParams));
  const shared = unsealTransformation(sealed);
  if (!shared) {
    // If the history contained this address, Back would redirect to the result again.
    throw replaceWith(to.tfGenerator + unreadableSearch);
  }
  const { kind, result } = shared;
  return { kind, result, sealed, emblem: describeOutcome(result) && badgeDataUrl(result) };
}

/** Parses the requested kind of transformation from an address that contains no result. */
function parseKind(search: URLSearchParams): TransformationKind {
  if (search.get("quick") === "true") return "quick";
  return search.get("qr") === "true" ? "qr" : "held";
}

/**
 * Creates a transformation, and redirects to the address of the result. The requesting address is
 * not in the history, so neither Reload nor Back creates a new transformation.
 */
async function zap(request: Request, kind: TransformationKind): Promise<Response> {
  const held = readChoices(request) ?? defaultTransformation;
  if (kind === "held" && countOnly(held) > 1) return redirectTo(to.tfGenerator);
  const zapped: Promise<Transformation> =
    kind === "held" ? requestTransformation(held) : requestQuickTransformation({ kind });
  const sealed = await zapped
    .then((result) => sealTransformation(kind === "held" ? held : kind, result))
    .catch(toErrorPage(request));
  return redirectTo(to.transformation({ r: sealed }));
}

export default function TransformationResult() {
  // A new key restarts the animation, even for an equal result.
  return <ResultPage key={useLocation().key} {...useLoaderData<typeof loader>()} />;
}
