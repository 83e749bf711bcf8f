import type { MetaArguments, PageDescription } from "~/document/page-meta";
import { listMeta } from "./paginate";

/** The `meta` of a route with a fixed description. */
export const fixedMeta = (page: PageDescription) => (args: MetaArguments) => listMeta(args, page);
