/** A section of the site that the home page may suggest. */
export interface Suggestion {
  to: string;
  title: string;
  /** Said by Chase, in a speech bubble. */
  line: string;
  action: string;
}

/** The six sections; the home page picks one at random. */
export const suggestions: readonly Suggestion[] = [
  {
    to: "/comics/talechasers",
    title: "Story",
    line: "New here? Start with the comic. I get shrunk on page three and it only gets worse for me.",
    action: "Read Talechasers",
  },
  {
    to: "/stream",
    title: "Stream",
    line: "I draw live, lose at Mario live, and blame the controller live. Come and watch!",
    action: "About the stream",
  },
  {
    to: "/galleries",
    title: "Art",
    line: "My favorite wall in the whole studio is the one with your fan art on it.",
    action: "Visit the galleries",
  },
  {
    to: "/tf-generator",
    title: "Fun",
    line: "Hold still. This won’t hurt a bit, and you may come out with better ears.",
    action: "Get zapped",
  },
  {
    to: "/patch-notes",
    title: "Site Info",
    line: "I keep notes on everything I break around here. Some of it I even fix.",
    action: "Read the patch notes",
  },
  {
    to: "/cga",
    title: "Otherworlds",
    line: "There’s a guild hall in Caudalglen that serves soup to anyone with a sword. Or a spoon.",
    action: "Travel to Caudalglen",
  },
];
