import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CommissionsPage } from "~/commissions/commissions-page";
import { getTypeState } from "~/commissions/type-state.server";
import { fetchItems, type ListedItem } from "~/galleries/api.server";
import { findGallery } from "~/galleries/galleries";
import { orIncomplete } from "~/http/incomplete.server";
import { toOutagePage } from "~/http/redirects.server";
import { pageSizes, paginate } from "~/ui/paginate";
import { fixedMeta } from "~/ui/fixed-meta";
import {
  fetchCommissionInfo,
  fetchCommissionTypes,
  takesRequests,
  type CommissionType,
} from "~/commissions/api.server";

export { withoutApplication as handle } from "~/document/page-handle";

export const meta = fixedMeta({
  title: "Commissions",
  description:
    "Have Chase draw your character: what you can get, what it costs, and whether commissions are open now.",
  keywords: ["commissions", "commission prices", "how much", "queue", "open", "furry artist"],
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ status, form, queue, offer }, types] = await Promise.all([
    fetchCommissionInfo(),
    fetchCommissionTypes(),
  ]).catch(toOutagePage(request));
  const drawn = await fetchItems({ gallery: "commissions" }).catch(orIncomplete(context));
  const withStates = types.map((type) => ({ ...type, state: getTypeState(type, status) }));
  const openFirst = withStates.toSorted((a, b) => Number(b.state.isOpen) - Number(a.state.isOpen));
  const { items, pagination } = paginate(openFirst, request, pageSizes.cards);
  return {
    status: status.trim(),
    form: takesRequests(status) ? form : undefined,
    queue,
    offer,
    types: items.map((type) => ({ ...type, examples: findExamples(type, drawn) })),
    pagination,
  };
}

/** Returns the finished commissions that content/galleries.yaml names as examples of a type. */
function findExamples({ exampleImage }: CommissionType, drawn: readonly ListedItem[] = []) {
  const ids = findGallery("commissions")?.examples?.[exampleImage] ?? [];
  return drawn.filter(({ id }) => ids.includes(id)).map(({ id, title }) => ({ id, title }));
}

export default function Commissions() {
  return <CommissionsPage {...useLoaderData<typeof loader>()} />;
}
