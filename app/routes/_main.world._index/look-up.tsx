import { useLoaderData } from "@remix-run/react";
import { WorldSearchBox } from "~/world/search-box";
import type { loader } from "./route";

/** The search box of the overview, where its Markdown puts it. */
export function LookUp() {
  return <WorldSearchBox query="" names={useLoaderData<typeof loader>().names} />;
}
