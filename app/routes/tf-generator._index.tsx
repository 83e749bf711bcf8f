import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RequestPage } from "~/components/transformation/request-page";
import { heldTransformation, holdTransformation } from "~/generators/held-choices.server";
import { transformationChoices } from "~/generators/queries.server";
import { sealTransformation } from "~/generators/shared-results.server";
import {
  countOnly,
  defaultTransformation,
  type TransformationQuery,
} from "~/generators/transformation";
import { cacheControl } from "~/http/cache-policy";
import { readForm, refusal } from "~/http/read-form.server";
import { redirectTo, toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/meta/page-meta";
import { transform } from "~/upstream/generators.server";

type Field = keyof TransformationQuery;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "TF Generator",
    description:
      "Hold still: Chase turns you into a random creature, with one zap of fire magic and your wishes in mind.",
    keywords: ["transformation generator", "TF generator", "random creature", "shapeshifting"],
  });

export function loader({ request }: LoaderFunctionArgs) {
  const held = heldTransformation(request);
  return data(
    { choices: held ?? defaultTransformation },
    held && { headers: { "Cache-Control": cacheControl.privatePage } },
  );
}

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) =>
  errorHeaders ?? (actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders);

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  switch (form.get("intent") ?? "transform") {
    case "transform":
      return requestTransformation(request, form);
    case "reset":
      return holding(defaultTransformation, redirectTo("/tf-generator", 303));
    default:
      throw refusal(400, "Unknown intent.");
  }
}

/** Zaps, and leads to what came of it; choices that cannot be asked for go back to the form. */
async function requestTransformation(request: Request, form: FormData) {
  const { choices, unknown } = readChoices(form, heldTransformation(request));
  if (unknown.length > 0 || countOnly(choices) > 1) {
    return data(
      { choices, unknown },
      { status: 400, headers: { "Cache-Control": cacheControl.never } },
    );
  }
  try {
    const result = await transform(choices).catch(toErrorPage(request));
    const sealed = sealTransformation("held", result);
    return holding(choices, redirectTo(`/tf-generator/result?r=${sealed}`, 303));
  } catch (answer) {
    // A failure must not cost the choices: the error page offers to come back to them.
    throw answer instanceof Response ? holding(choices, answer) : answer;
  }
}

/**
 * Reads the form, each field by itself, and of a field that is sent more than once the last.
 *
 * @param held stands in for values that are none
 * @returns what to go on with, and the fields whose values were none
 */
function readChoices(form: FormData, held: TransformationQuery = defaultTransformation) {
  const unknown: Field[] = [];
  const entries = Object.entries(transformationChoices.shape).map(([name, schema]) => {
    const field = name as Field;
    const read = schema.safeParse(form.getAll(field).at(-1));
    if (!read.success) unknown.push(field);
    return [field, read.success ? read.data : held[field]];
  });
  return { choices: Object.fromEntries(entries) as TransformationQuery, unknown };
}

function holding(choices: TransformationQuery, answer: Response): Response {
  answer.headers.append("Set-Cookie", holdTransformation(choices));
  return answer;
}

export default function TransformationGenerator() {
  const held = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <RequestPage {...(refused ?? { ...held, unknown: [] })} />;
}
