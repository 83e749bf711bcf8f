import * as to from "~/addresses";
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  defaultFursona,
  describeFursona,
  exampleFursona,
  formatFursonaName,
  requestFailedMessage,
} from "~/fursona-generator/fursona";
import { FursonaGenerator } from "~/fursona-generator/fursona-generator";
import { sealFursona, unsealFursona } from "~/fursona-generator/fursona.server";
import { badgeDataUrl } from "~/generators/emblems.server";
import { unreadableSearch } from "~/generators/unreadable-result";
import { orUndefined } from "~/upstream/failure";
import { createFormClientAction } from "~/http/form-response";
import { readFields, readForm, readIntent } from "~/http/read-form.server";
import { redirectTo } from "~/http/redirects.server";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { fixedMeta } from "~/ui/fixed-meta";
import { requestFursona } from "~/fursona-generator/api.server";
import { fursonaChoices } from "~/fursona-generator/form.server";

export const handle: PageHandle = { hasFormsToOtherSites: true };

const generator = {
  title: "Fursona Generator",
  description:
    "No idea who to be? A species, a twist and up to three colors, rolled until somebody fits.",
  keywords: ["fursona generator", "character generator", "random species", "palette"],
};

export const meta = fixedMeta<typeof loader>(generator, (args) => {
  if (!args.data?.shown) return undefined;
  const { r, result } = args.data.shown;
  return pageMeta(args, {
    title: formatFursonaName(result),
    section: generator.title,
    description: `${describeFursona(result)}. Who will you be? Roll a fursona of your own!`,
    keywords: generator.keywords,
    search: `?r=${r}`,
    image: { url: to.fursonaPreview(r), alt: describeFursona(result) },
    // Search engines index the generator without its results.
    noindex: true,
  });
});

export function loader({ request }: LoaderFunctionArgs) {
  const r = new URL(request.url).searchParams.get("r");
  if (r === null) {
    const exampleEmblem = badgeDataUrl(exampleFursona);
    return { choices: defaultFursona, shown: undefined, exampleEmblem };
  }
  const unsealed = unsealFursona(r);
  // A server redirect keeps the unreadable address out of the history.
  if (!unsealed) throw redirectTo(to.fursonaGenerator + unreadableSearch);
  const { choices, result } = unsealed;
  const emblem = badgeDataUrl(result);
  return { choices, shown: { r, result, emblem }, exampleEmblem: undefined };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (readIntent(form, ["generate", "reset"]) === "reset")
    return redirectTo(to.fursonaGenerator, 303);
  const { values, problems } = readFields(form, fursonaChoices, defaultFursona);
  if (problems) return data({ values, problems }, 400);
  // A request for no colors needs no color set, which the form keeps.
  const asked = values.colors === 0 ? { ...values, colorSet: "ALL" as const } : values;
  const r = await requestFursona(asked)
    .then((result) => result.name.trim() && sealFursona(values, result))
    .catch(orUndefined);
  if (!r) return data({ values, failure: requestFailedMessage }, 502);
  return redirectTo(`${to.fursona(r)}#result`, 303);
}

export const clientAction = createFormClientAction(requestFailedMessage);

export default function Fursona() {
  return (
    <FursonaGenerator {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
