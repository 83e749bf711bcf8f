import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SpeciesListPage } from "~/generators/species-list-page";
import type { PageHandle } from "~/document/page-handle";
import { toErrorPage } from "~/http/redirects.server";
import { fixedMeta } from "~/ui/fixed-meta";
import { fetchSpecies } from "~/generators/api.server";
import { listSpecies } from "~/generators/species-list.server";

export const handle: PageHandle = {
  examples: ["/tf-generator/list", "/tf-generator/list?q=fox"],
};

export const meta = fixedMeta({
  title: "The full list",
  section: "TF Generator",
  description: "Every creature that the TF generator can turn you into, from Badger to Wyvern.",
  keywords: ["transformation generator", "list of species", "creatures"],
});

export async function loader({ request }: LoaderFunctionArgs) {
  const all = await fetchSpecies("transformation").catch(toErrorPage(request));
  return listSpecies(all, request);
}

export default function TransformationList() {
  return (
    <SpeciesListPage
      title="All creatures of the TF generator"
      generator="/tf-generator"
      back="Back to the TF generator"
      list={useLoaderData<typeof loader>()}
    >
      <p className="lead">Everything that the generator can turn you into.</p>
    </SpeciesListPage>
  );
}
