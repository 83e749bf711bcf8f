import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import type { PageDescription } from "~/document/page-meta";
import { listMeta } from "./paginate";

type Arguments<Loader> = Parameters<MetaFunction<Loader>>[0];

/**
 * The `meta` of a route with a fixed description, which the search reads.
 *
 * @param describeView returns the meta tags of a view with its own description; undefined for the
 * page itself
 */
export function fixedMeta<Loader>(
  page: PageDescription,
  describeView?: (args: Arguments<Loader>) => MetaDescriptor[] | undefined,
) {
  const meta = (args: Arguments<Loader>) => describeView?.(args) ?? listMeta(args, page);
  return Object.assign(meta, { page });
}
