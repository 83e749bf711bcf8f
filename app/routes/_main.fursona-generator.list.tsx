import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fursonaPath } from "~/fursona-generator/fursona";
import { SpeciesListPage } from "~/generators/species-list-page";
import { toErrorPage } from "~/http/redirects.server";
import { fixedMeta } from "~/ui/fixed-meta";
import { fetchSpecies } from "~/generators/api.server";
import { listSpecies } from "~/generators/species-list.server";

export const meta = fixedMeta({
  title: "The full list",
  section: "Fursona Generator",
  description: "All the species and kinds that the fursona generator draws from, by category.",
  keywords: ["fursona generator", "species list", "fursona species"],
});

export async function loader({ request }: LoaderFunctionArgs) {
  const all = await fetchSpecies("fursona").catch(toErrorPage(request));
  return listSpecies(all, request);
}

export default function FursonaList() {
  return (
    <SpeciesListPage
      title="All creatures of the fursona generator"
      generator={fursonaPath}
      back="Back to the fursona generator"
      list={useLoaderData<typeof loader>()}
    >
      <p className="lead">All creatures of the fursona generator, each with its kinds.</p>
    </SpeciesListPage>
  );
}
