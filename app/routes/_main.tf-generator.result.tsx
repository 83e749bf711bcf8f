import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { ResultPage } from "~/tf-generator/result-page";
import { becoming } from "~/tf-generator/words";
import type { PageHandle } from "~/document/page-handle";
import { rememberedTransformation } from "~/tf-generator/remembered-choices.server";
import {
  sealTransformation,
  unsealTransformation,
  type TransformationKind,
} from "~/tf-generator/shared-result.server";
import { countOnly, defaultTransformation } from "~/tf-generator/transformation";
import { findCategory } from "~/generators/api.server";
import { badgeAddress } from "~/preview-images/emblems";
import { portraitPath } from "~/tf-generator/portrait";
import { describePlate } from "~/world/topic-page.server";
import { settledWithin } from "~/upstream/deadline.server";
import { redirectTo, replaceWith, toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { quickTransformation, transform, type Transformation } from "~/tf-generator/api.server";

/** Milliseconds a result waits for the list of kinds; then its emblem is that of no kind. */
const listPatience = 800;

export const handle: PageHandle = {
  unlisted: true,
  examples: ["/tf-generator/result?quick=true"],
};

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { result, sealed } = args.data;
  const outcome = becoming(result);
  return pageMeta(args, {
    title: outcome ? `Transformed into ${outcome}` : "Oops! I guess I missed...",
    section: "TF Generator",
    description: outcome
      ? `One zap of fire magic, and that was that: ${outcome}. Who is next?`
      : "One zap of fire magic, and the wall behind you is a little warmer. Who is next?",
    keywords: ["transformation generator", "TF generator"],
    image: {
      url: `/tf-generator/preview.png?r=${sealed}`,
      alt: outcome
        ? `A bolt of fire magic, and what came of it: ${outcome}`
        : "A scorch mark where the zap went past",
    },
    search: `?r=${sealed}`,
    noindex: true,
  });
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const sealed = searchParams.get("r");
  if (sealed === null) throw await zap(request, kindOf(searchParams));
  const shared = unsealTransformation(sealed);
  if (!shared) {
    // Only Back and Forward lead here within the site, to an address that was sealed once: left in
    // the history, it would send them to the form again and again.
    throw replaceWith("/tf-generator");
  }
  const portrait = portraitPath(shared.result.link);
  const shows = portrait === undefined ? "" : describePlate(portrait);
  return { ...shared, sealed, shows, emblem: await emblemOf(shared.result) };
}

/** The emblem of the creature's kind, for one that the field guide has no picture of. */
async function emblemOf(result: Transformation): Promise<string | undefined> {
  if (!result.success || portraitPath(result.link)) return undefined;
  const listed = findCategory("transformation", result.name);
  return badgeAddress(await settledWithin(listed, listPatience, undefined));
}

/** What an address without a result asks for. */
function kindOf(search: URLSearchParams): TransformationKind {
  if (search.get("quick") === "true") return "quick";
  return search.get("qr") === "true" ? "qr" : "held";
}

/**
 * Transforms a visitor once and leads to the address of the result, so that neither reloading nor
 * Back and Forward transform them again: the address that does so never enters the history.
 */
async function zap(request: Request, kind: TransformationKind): Promise<Response> {
  const held = rememberedTransformation(request) ?? defaultTransformation;
  if (kind === "held" && countOnly(held) > 1) return redirectTo("/tf-generator");
  const zapped: Promise<Transformation> =
    kind === "held" ? transform(held) : quickTransformation(kind);
  const result = await zapped.catch(toErrorPage(request));
  return redirectTo(`/tf-generator/result?r=${sealTransformation(kind, result)}`);
}

export default function TransformationResult() {
  // Every zap is a new page, even one with the same result.
  return <ResultPage key={useLocation().key} {...useLoaderData<typeof loader>()} />;
}
