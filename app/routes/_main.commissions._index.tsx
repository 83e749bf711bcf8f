import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CommissionsPage } from "~/commissions/commissions-page";
import { toErrorPage } from "~/http/redirects.server";
import { pageSizes, paginate } from "~/ui/paginate";
import { fixedMeta } from "~/ui/fixed-meta";
import { commissionCalls, takesRequests } from "~/commissions/api.server";
import { fetchData } from "~/upstream/call.server";
import { sanitizeDescriptions } from "~/upstream/fields.server";

export { withoutApplication as handle } from "~/document/page-handle";

export const meta = fixedMeta({
  title: "Commissions",
  description:
    "Have Chase draw your character: what you can get, what it costs, and whether commissions are open now.",
  keywords: ["commissions", "commission prices", "furry artist"],
});

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ status, form, queue, offer }, types] = await Promise.all([
    fetchData(commissionCalls.data),
    fetchData(commissionCalls.types),
  ]).catch(toErrorPage(request));
  const { items, pagination } = paginate(types, request, pageSizes.cards);
  return {
    status: status.trim(),
    form: takesRequests(status) ? form : undefined,
    queue,
    offer,
    types: await sanitizeDescriptions(items, commissionCalls.types),
    pagination,
  };
}

export default function Commissions() {
  return <CommissionsPage {...useLoaderData<typeof loader>()} />;
}
