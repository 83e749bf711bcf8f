import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { SpeciesListPage } from "~/generators/species-list-page";
import { fixedMeta } from "~/ui/fixed-meta";
import { loadSpeciesList } from "~/generators/species-list.server";

export const meta = fixedMeta({
  title: "The full list",
  section: "Fursona Generator",
  description: "All the species and kinds that the fursona generator draws from, by category.",
  keywords: ["fursona generator", "species list", "fursona species"],
});

export const loader = ({ request }: LoaderFunctionArgs) => loadSpeciesList("fursona", request);

export default function FursonaList() {
  return (
    <SpeciesListPage
      name="fursona generator"
      generator={to.fursonaGenerator}
      lead="All creatures of the fursona generator, each with its kinds."
    />
  );
}
