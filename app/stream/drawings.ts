/** A drawing of the stream on the picture host; all of them have one shape. */
export interface StreamDrawing {
  path: string;
  alt: string;
}

export const drawingShape = { width: 1280, height: 720 } as const;

export const attic: StreamDrawing = {
  path: "stream/attic.png",
  alt: "Chase waves from a drawing desk in a candle-lit attic, blue cliffs in the window behind him; Vixy laughs over a desk of colored levers",
};

export const bluerockByNight: StreamDrawing = {
  path: "stream/bluerock.png",
  alt: "A lakeside town at night under tall blue cliffs; one attic window is lit, and its light lies across the water",
};

export const stadium: StreamDrawing = {
  path: "stream/pokemon.png",
  alt: "In a stadium under the banners of the twelve elements, Chase in a top hat and Vixy send two ribbons of colored light at each other",
};

export const royaleIsland: StreamDrawing = {
  path: "stream/sar.png",
  alt: "Seven of the cast drift down on patched parachutes toward a small green island, fog closing in from both sides",
};
