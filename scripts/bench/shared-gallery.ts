/** The wall of the benchmark: more pieces than the sample has, each with a picture of its own address. */
export const largeGallery = { gallery: "fan-art", pieces: 200 } as const;

/** Which piece of the sample stands behind an address of the wall, and which copy of it is meant. */
const copy = /^(.*)--\d+(\.png.*|)$/;

interface Piece {
  id: string;
  location: string;
}

/** As many pieces as the wall has, from those of the sample. */
export function enlarge(pieces: readonly Piece[]): Piece[] {
  return Array.from({ length: largeGallery.pieces }, (_, index) => {
    const piece = pieces[index % pieces.length]!;
    const location = piece.location.replace(/\.png$/, `--${index}.png`);
    return { ...piece, id: `${piece.id}--${index}`, location };
  });
}

/** The path of the sample's own piece or picture for a path of the wall's. */
export function originalOf(path: string): string {
  return path.replace(copy, "$1$2");
}
