import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fursonaPath } from "~/fursona-generator/address";
import { SpeciesListPage } from "~/generators/species-list-page";
import { toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { speciesList } from "~/generators/species-list.server";

export { searchesInPage as shouldRevalidate } from "~/generators/species-list-page";

// The search of the list, and the page of a long one.

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "The full list",
    section: "Fursona Generator",
    description: "All the species and kinds that the fursona generator draws from, by category.",
    keywords: ["fursona generator", "species list", "fursona species"],
  });

export async function loader({ request }: LoaderFunctionArgs) {
  return speciesList("fursona", request).catch(toErrorPage(request));
}

export default function FursonaList() {
  return (
    <SpeciesListPage
      title="Everybody I can think of"
      back={{ to: fursonaPath, label: "Back to the fursona generator" }}
      {...useLoaderData<typeof loader>()}
    >
      <p className="lead">
        These are all the creatures the fursona generator draws from, each with its kinds. If yours
        is here, no dice are needed.
      </p>
    </SpeciesListPage>
  );
}
