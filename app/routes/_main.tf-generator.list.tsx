import type { LoaderFunctionArgs } from "@remix-run/node";
import { fixedMeta } from "~/ui/fixed-meta";
import { loadSpeciesList } from "~/generators/species-list.server";

export { withoutApplication as handle } from "~/document/page-handle";
export { SpeciesListPage as default } from "~/generators/species-list-page";

export const meta = fixedMeta({
  title: "The full list",
  section: "Transformation Generator",
  description:
    "Every creature that the transformation generator can turn you into, from Badger to Wyvern.",
  keywords: ["transformation generator", "list of species", "creatures"],
});

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadSpeciesList("transformation", request);
