/** A file that visitors may have. */
export interface Download {
  /** Its name in the upstream, and in its address here. */
  id: string;
  name: string;
  /** What kind of file, for those who wonder what to open it with. */
  kind: string;
  description: string;
  /** What one may do with it. */
  terms: string;
  /** On the picture host. */
  picture: { path: string; alt: string; width: number; height: number };
}

/** Everything on the downloads page, in its order. */
export const downloads: readonly Download[] = [
  {
    id: "super-fox",
    name: "Super Fox",
    kind: "2D vtuber model, with its model sheet",
    description:
      "The fox I streamed as before I learned to draw knees: a cape, a mask that hides nothing, and ears that listen to your microphone. He blinks, he gasps, he takes a heroic stance when you raise both eyebrows. He has retired from my desk and would love another.",
    terms:
      "Stream, record and play with him as much as you like, paid streams included, and a credit to Chase is welcome. Please don’t sell him, claim him as your own work, or train a machine on him.",
    picture: {
      path: "downloads/super-fox.png",
      alt: "The model sheet of Super Fox: a red fox in a red mask and cape and a blue suit, with his moods, mouth shapes and colors",
      width: 1600,
      height: 1000,
    },
  },
];

/** The download of an id; nothing for one that is not listed. */
export function downloadOf(id: string): Download | undefined {
  return downloads.find((download) => download.id === id);
}
