/** A short video, shown as a drawing of its own until somebody asks for it. */
export interface StreamVideo {
  title: string;
  line: string;
  /** As a clock shows it. */
  length: string;
  /** Where it plays. */
  href: string;
  /** The drawing in its place, on the picture host. */
  poster: { path: string; alt: string };
}

/** The address of a video by its id on YouTube. */
function watch(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

/** The two on the page of the stream's assistant. */
export const vixyVideos: readonly StreamVideo[] = [
  {
    title: "Do not press the red button",
    line: "I labelled it. I labelled it twice. The second label said “this includes you, Chase”.",
    length: "0:48",
    href: watch("VixyButtons"),
    poster: {
      path: "stream/videos/red-button.png",
      alt: "Vixy laughs, arms up, behind a console with one very large red button, while Chase sneaks up to it from the other side",
    },
  },
  {
    title: "Six lenses in sixty seconds",
    line: "What each of my goggles' lenses is for, at courier's pace. Number five is for finding crumbs.",
    length: "1:00",
    href: watch("VixyGoggles"),
    poster: {
      path: "stream/videos/six-lenses.png",
      alt: "Vixy grinning at her workbench, with six round lenses of different colours floating around her",
    },
  },
];

/** The two on the page of the Mario streams. */
export const marioVideos: readonly StreamVideo[] = [
  {
    title: "The jump",
    line: "One gap, one evening, forty-one tries. The chat kept count. I asked them not to.",
    length: "0:57",
    href: watch("MarioJump41"),
    poster: {
      path: "stream/videos/the-jump.png",
      alt: "Chase in mid-leap over a gap between two floating meadows, scarf flying, looking down and wishing he had not",
    },
  },
  {
    title: "It was the controller",
    line: "A full investigation, in which the controller is found not guilty.",
    length: "0:41",
    href: watch("MarioCtrlr0"),
    poster: {
      path: "stream/videos/controller.png",
      alt: "Chase glaring at a controller on a velvet cushion under a lamp, as a detective glares at a suspect",
    },
  },
];
