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
    line: "I labeled it. I labeled it twice. The second label said “this includes you, Chase”.",
    seconds: 48,
    poster: {
      path: "stream/videos/red-button.png",
      alt: "Vixy laughs, arms up, behind a console with one very large red button, while Chase sneaks up to it from the other side",
    },
  },
  {
    slug: "six-lenses",
    id: "VixyGoggles",
    title: "Six lenses in sixty seconds",
    line: "What each of my goggles' lenses is for, at courier's pace. Number five is for finding crumbs.",
    seconds: 60,
    poster: {
      path: "stream/videos/six-lenses.png",
      alt: "Vixy grinning at her workbench, with six round lenses of different colors floating around her",
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
      alt: "Chase in mid-leap over a gap between two floating meadows, scarf flying, looking down and wishing he had not",
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
      alt: "Chase glaring at a controller on a velvet cushion under a lamp, as a detective glares at a suspect",
    },
  },
];
