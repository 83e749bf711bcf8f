import type { LoaderFunctionArgs } from "@remix-run/node";
import { fixedMeta } from "~/ui/fixed-meta";
import { loadSpeciesList } from "~/generators/species-list.server";

export { withoutApplication as handle } from "~/document/page-handle";
export { SpeciesListPage as default } from "~/generators/species-list-page";

export const meta = fixedMeta({
  title: "The full list",
  section: "Fursona Generator",
  description: "All the species and kinds that the fursona generator draws from, by category.",
  keywords: ["fursona generator", "species list", "fursona species"],
});

export const loader = ({ request }: LoaderFunctionArgs) => loadSpeciesList("fursona", request);
