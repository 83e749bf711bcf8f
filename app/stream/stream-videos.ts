import type { StreamDrawing } from "./drawings";

/** A short video, shown as a drawing of its own until somebody plays it. */
export interface StreamVideo {
  /** Names it in the address of its page, `?video={slug}`. */
  slug: string;
  /** Its id on YouTube: eleven letters, digits, `_` and `-`. */
  id: string;
  title: string;
  line: string;
  /** How long it is. */
  seconds: number;
  /** The drawing in its place, on the picture host. */
  poster: StreamDrawing;
}

// The ids are placeholders until the artist's own are known.

/** The two on the page of the stream's assistant. */
export const vixyVideos: readonly StreamVideo[] = [
  {
    slug: "red-button",
    id: "VixyButtons",
    title: "Do not press the red button",
    line: "I labeled it. I labeled it twice. The second label said “this includes you, Chase.”",
    seconds: 48,
    poster: {
      path: "stream/videos/red-button.png",
      alt: "Vixy laughs, arms up, behind a console; at its other end Chase eyes a very large red button between two labels: “Chase: no.” and “No.”",
    },
  },
  {
    slug: "six-lenses",
    id: "VixyGoggles",
    title: "Six lenses in sixty seconds",
    line: "What each of my goggles’ lenses is for, at courier’s pace. Number five is for finding crumbs.",
    seconds: 60,
    poster: {
      path: "stream/videos/six-lenses.png",
      alt: "Vixy grins over her workbench; around her float six round lenses, each with a sign of its own: a key, a star, an eye, a drop, a button, a snowflake",
    },
  },
];

/** The two on the page of the Mario streams. */
export const marioVideos: readonly StreamVideo[] = [
  {
    slug: "the-jump",
    id: "MarioJump41",
    title: "The jump",
    line: "One gap, one evening, forty-one tries. The chat kept count. I asked them not to.",
    seconds: 57,
    poster: {
      path: "stream/videos/the-jump.png",
      alt: "Chase in mid-leap between two floating meadows, paws stretched out for the far edge; a tally of four strokes and a bar hangs in the sky",
    },
  },
  {
    slug: "controller",
    id: "MarioCtrlr0",
    title: "It was the controller",
    line: "A full investigation, in which the controller is found not guilty.",
    seconds: 41,
    poster: {
      path: "stream/videos/controller.png",
      alt: "Chase glares like a detective at a purple controller, which sits on a velvet cushion under a lamp with a label tied to it",
    },
  },
];
