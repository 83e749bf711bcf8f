import { http, type HttpHandler } from "msw";
import { removeSuffix, call } from "../address";
import { dateBefore } from "../data/dates";
import { commissionItems } from "../data/galleries/commissions";
import { fanArt } from "../data/galleries/fan-art";
import { notFound, ok } from "../envelope";

const newestItem = "2025-11-09T12:00:00Z";

type Galleries = Readonly<Record<string, typeof fanArt>>;

/** @param days between two items; the newest are first */
export function galleryHandlersOf(galleries: Galleries, days: number): HttpHandler[] {
  /** Returns the items of a gallery by the name in the path. */
  function itemsOf(gallery: unknown) {
    const name = removeSuffix(String(gallery));
    return Object.hasOwn(galleries, name) ? galleries[name] : undefined;
  }

  return [
    http.get(call("galleries/:gallery/items/:item"), ({ params }) => {
      const items = itemsOf(params["gallery"]);
      if (!items) return notFound("gallery");
      const item = items.find(({ id }) => id === removeSuffix(params["item"]));
      if (!item) return ok({});
      const { title, alt, artist, description, location } = item;
      return ok({ title, alt, artist, description, location });
    }),
    http.get(call("galleries/:gallery"), ({ params }) => {
      const items = itemsOf(params["gallery"]);
      if (!items) return notFound("gallery");
      return ok(items.map((item, at) => ({ ...item, date: dateBefore(newestItem, days * at) })));
    }),
  ];
}

/** The handlers of the sample galleries, with a new item every twelve days. */
export const galleryHandlers = galleryHandlersOf(
  { "fan-art": fanArt, commissions: commissionItems },
  12,
);
