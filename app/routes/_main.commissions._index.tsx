import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CommissionsPage } from "~/commissions/commissions-page";
import { toErrorPage } from "~/http/redirects.server";
import { pageSizes, paginate } from "~/ui/paginate";
import { fixedMeta } from "~/ui/fixed-meta";
import { fetchCommissionInfo, fetchCommissionTypes, takesRequests } from "~/commissions/api.server";

export { withoutApplication as handle } from "~/document/page-handle";

export const meta = fixedMeta({
  title: "Commissions",
  description:
    "Have Chase draw your character: what you can get, what it costs, and whether commissions are open now.",
  keywords: ["commissions", "commission prices", "furry artist"],
});

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ status, form, queue, offer }, types] = await Promise.all([
    fetchCommissionInfo(),
    fetchCommissionTypes(),
  ]).catch(toErrorPage(request));
  const { items, pagination } = paginate(types, request, pageSizes.cards);
  return {
    status: status.trim(),
    form: takesRequests(status) ? form : undefined,
    queue,
    offer,
    types: items,
    pagination,
  };
}

export default function Commissions() {
  return <CommissionsPage {...useLoaderData<typeof loader>()} />;
}
