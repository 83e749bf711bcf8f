import { http } from "msw";
import { bare, call } from "../address";
import { commissionPieces } from "../data/galleries/commissions";
import { fanArt } from "../data/galleries/fan-art";
import { missing, ok } from "../envelope";

const galleries: Readonly<Record<string, typeof fanArt | typeof commissionPieces>> = {
  "fan-art": fanArt,
  commissions: commissionPieces,
};

/** The pieces of a gallery by its name in a path. */
function piecesOf(gallery: unknown) {
  const name = bare(String(gallery));
  return Object.hasOwn(galleries, name) ? galleries[name] : undefined;
}

export const galleryHandlers = [
  http.get(call("galleries/:gallery/items/:item"), ({ params }) => {
    const pieces = piecesOf(params["gallery"]);
    if (!pieces) return missing("gallery");
    const piece = pieces.find(({ id }) => id === bare(params["item"]));
    // No such piece is an answer without fields.
    if (!piece) return ok({});
    const { title, alt, description, location } = piece;
    return ok({ title, alt, description, location });
  }),
  http.get(call("galleries/:gallery"), ({ params }) => {
    const pieces = piecesOf(params["gallery"]);
    return pieces ? ok(pieces) : missing("gallery");
  }),
];
