/** A drawing of the stream on the picture host; all of them have one shape. */
export interface StreamDrawing {
  path: string;
  alt: string;
}

export const drawingShape = { width: 1280, height: 720 } as const;

export const attic: StreamDrawing = {
  path: "stream/attic.png",
  alt: "Chase waving from a drawing desk in a candle-lit attic, with blue cliffs in the window and Vixy at the lamps",
};

export const bluerockByNight: StreamDrawing = {
  path: "stream/bluerock.png",
  alt: "A lakeside town under tall blue cliffs by night, one attic window among the roofs brightly lit",
};

export const stadium: StreamDrawing = {
  path: "stream/pokemon.png",
  alt: "Chase and Vixy face each other across a marked field under the banners of the twelve elements",
};

export const royaleIsland: StreamDrawing = {
  path: "stream/sar.png",
  alt: "Seven of the cast come down over a small green island under patched balloons, fog rolling in from the sea",
};
