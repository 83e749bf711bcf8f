import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { SpeciesListPage } from "~/generators/species-list-page";
import { fixedMeta } from "~/ui/fixed-meta";
import { loadSpeciesList } from "~/generators/species-list.server";

export const meta = fixedMeta({
  title: "The full list",
  section: "Transformation Generator",
  description:
    "Every creature that the transformation generator can turn you into, from Badger to Wyvern.",
  keywords: ["transformation generator", "list of species", "creatures"],
});

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadSpeciesList("transformation", request);

export default function TransformationList() {
  return (
    <SpeciesListPage
      name="transformation generator"
      generator={to.tfGenerator}
      lead="Everything that the generator can turn you into."
    />
  );
}
