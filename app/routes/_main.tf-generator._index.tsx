import * as to from "~/addresses";
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RequestPage } from "~/tf-generator/request-page";
import {
  choicesCookie,
  readChoices,
  sealTransformation,
  validChoices,
} from "~/tf-generator/choices.server";
import type { TransformationChoices } from "~/tf-generator/form.server";
import { defaultTransformation, unreachableMessage } from "~/tf-generator/transformation";
import { createFormClientAction } from "~/http/form-response";
import { readFields, readForm, readIntent } from "~/http/read-form.server";
import { redirectTo, toOutagePage } from "~/http/redirects.server";
import { fixedMeta } from "~/ui/fixed-meta";
import { requestTransformation } from "~/tf-generator/api.server";

export const meta = fixedMeta({
  title: "Transformation Generator",
  description:
    "Hold still: Chase turns you into a random creature, with one zap of fire magic and your wishes in mind.",
  keywords: ["transformation generator", "TF generator", "random creature", "shapeshifting"],
});

export const loader = ({ request }: LoaderFunctionArgs) => ({
  choices: readChoices(request) ?? defaultTransformation,
});

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (readIntent(form, ["transform", "reset"]) === "reset")
    return withChoices(defaultTransformation, redirectTo(to.tfGenerator, 303));
  const known = readChoices(request) ?? defaultTransformation;
  const { values, problems } = readFields(form, validChoices, known);
  if (problems) return data({ values, problems }, 400);
  try {
    const sealed = await requestTransformation(values)
      .then((result) => sealTransformation(values, result))
      .catch(toOutagePage(request));
    return withChoices(values, redirectTo(to.transformation({ r: sealed }), 303));
  } catch (answer) {
    // The link back from the error page leads to the form with these choices.
    throw answer instanceof Response ? withChoices(values, answer) : answer;
  }
}

function withChoices(choices: TransformationChoices, answer: Response): Response {
  answer.headers.append("Set-Cookie", choicesCookie(choices));
  return answer;
}

export const clientAction = createFormClientAction(unreachableMessage);

export default function TransformationGenerator() {
  return (
    <RequestPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
