import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fursonaPath, resultPath } from "~/components/fursona/address";
import type { Problems } from "~/components/fursona/fursona-form";
import { FursonaGenerator } from "~/components/fursona/fursona-generator";
import { fursonaInColor, fursonaName } from "~/components/fursona/fursona-name";
import type { DocumentHandle } from "~/document/boot";
import { defaultFursona, type FursonaQuery } from "~/generators/fursona";
import { fursonaQuery } from "~/generators/queries.server";
import { sealFursona, unsealFursona } from "~/generators/shared-results.server";
import { orUndefined } from "~/upstream/failure";
import { readForm, refusal } from "~/http/read-form.server";
import { redirectTo } from "~/http/redirects.server";
import { pageMeta } from "~/meta/page-meta";
import { thinkOfFursona } from "~/upstream/generators.server";

export const handle: DocumentHandle = { query: ["r"] };

export const meta: MetaFunction<typeof loader> = (args) => {
  const keywords = ["fursona generator", "character generator", "random species", "palette"];
  const shown = args.data?.shown;
  if (!shown) {
    return pageMeta(args, {
      title: "Fursona Generator",
      description:
        "No idea who to be? A species, a twist and up to three colors, rolled until somebody fits.",
      keywords,
    });
  }
  const { r, result } = shown;
  return pageMeta(args, {
    title: fursonaName(result),
    section: "Fursona Generator",
    description: `${fursonaInColor(result)}. Who will you be? Roll a fursona of your own!`,
    keywords,
    search: `?r=${r}`,
    image: { url: `${fursonaPath}/preview.png?r=${r}`, alt: fursonaInColor(result) },
    // What somebody rolled is theirs; the generator is for everyone.
    noindex: true,
  });
};

export function loader({ request }: LoaderFunctionArgs) {
  const r = new URL(request.url).searchParams.get("r");
  if (r === null) return { query: defaultFursona, shown: undefined };
  const unsealed = unsealFursona(r);
  // A redirect on the server keeps the unknown address out of the history.
  if (!unsealed) throw redirectTo(fursonaPath);
  return { query: unsealed.query, shown: { r, result: unsealed.result } };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const [intent = "generate", ...more] = form.getAll("intent");
  if (more.length > 0) throw refusal(400, "More than one intent.");
  if (intent === "reset") return redirectTo(fursonaPath, 303);
  if (intent !== "generate") throw refusal(400, "Unknown intent.");

  const { query, problems } = readQuery(form);
  if (problems) return data({ query, problems, failed: false }, { status: 400 });
  // Without colors the set says nothing; the page keeps it for the next try.
  const asked: FursonaQuery = query.colors === 0 ? { ...query, colorSet: "ALL" } : query;
  const result = await thinkOfFursona(asked).catch(orUndefined);
  const r = result?.name.trim() && sealFursona(query, result);
  // Too long an answer has no address either.
  if (!r || !unsealFursona(r)) return data({ query, problems, failed: true }, { status: 502 });
  return redirectTo(resultPath(r), 303);
}

const complaints: Record<keyof FursonaQuery, string> = {
  category: "Please pick a category from the list.",
  modifier: "Please pick a modifier from the list.",
  colors: "Please pick a number of colors from 0 to 3.",
  colorSet: "Please pick a color set from the list.",
};

/** What a form asks for; a field that is wrong has its default, and a complaint. */
function readQuery(form: FormData): { query: FursonaQuery; problems?: Problems } {
  const fields = Object.keys(complaints) as (keyof FursonaQuery)[];
  const input: Record<string, unknown> = Object.fromEntries(
    fields.map((field) => {
      const values = form.getAll(field);
      return [field, values.length > 1 ? values : values[0]];
    }),
  );
  // Without colors there is no set to be wrong about.
  const set = fursonaQuery.shape.colorSet.safeParse(input["colorSet"]);
  if (input["colors"] === "0" && !set.success) delete input["colorSet"];

  const read = fursonaQuery.safeParse(input);
  if (read.success) return { query: read.data };
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  const problems: Problems = {};
  for (const field of fields.filter((name) => wrong.has(name))) {
    input[field] = defaultFursona[field];
    problems[field] = complaints[field];
  }
  return { query: fursonaQuery.parse(input), problems };
}

export default function Fursona() {
  const { query, shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <FursonaGenerator
      query={answer?.query ?? query}
      problems={answer?.problems}
      failed={answer?.failed ?? false}
      shown={shown}
    />
  );
}
