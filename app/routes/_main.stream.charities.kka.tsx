import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { eventMeta } from "~/charities/charity-meta";
import { tally } from "~/charities/tally";
import { CharityPage } from "~/charities/charity-page";
import { charities, hawaiiEvent } from "~/charities/charities";
import { toErrorPage } from "~/http/redirects.server";
import { donationsTo } from "~/charities/api.server";

export const meta: MetaFunction = (args) => eventMeta(args, charities.kka, hawaiiEvent);

export async function loader({ request }: LoaderFunctionArgs) {
  return { tally: tally(await donationsTo(hawaiiEvent).catch(toErrorPage(request))) };
}

export default function Hawaii() {
  const { tally } = useLoaderData<typeof loader>();
  return <CharityPage charity={charities.kka} event={hawaiiEvent} tally={tally} />;
}
