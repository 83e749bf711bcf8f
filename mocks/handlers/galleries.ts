import { http } from "msw";
import { bare, call } from "../address";
import { dateBefore } from "../data/dates";
import { commissionPieces } from "../data/galleries/commissions";
import { fanArt } from "../data/galleries/fan-art";
import { missing, ok } from "../envelope";

const newestPiece = "2025-11-09T12:00:00Z";

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
    if (!pieces) return missing("gallery");
    // The newest hangs first, and there is another about every twelve days.
    return ok(pieces.map((piece, at) => ({ ...piece, date: dateBefore(newestPiece, 12 * at) })));
  }),
];
