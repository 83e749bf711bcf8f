import { withQuery, type Query } from "../with-query";

export const charities = "/stream/charities";
export const charity = (slug: string, query?: Query) =>
  withQuery(`${charities}/${encodeURIComponent(slug)}`, query);
