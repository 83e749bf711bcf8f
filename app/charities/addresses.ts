import { withQuery, type Query } from "../with-query";

export const charities = "/stream/charities";
/** The address of a charity's page, with the event or the page of donors in its query. */
export const charity = (slug: string, query?: Query) =>
  withQuery(`${charities}/${encodeURIComponent(slug)}`, query);
