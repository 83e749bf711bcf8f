import { readList } from "../read-list";

/** Modifiers of a transformation, which follow the name: "an Arctic Fox, made of felt". */
export const transformationModifiers: readonly string[] = readList(`
  always a little damp, blown from green glass, carved from soap, casting somebody else’s shadow,
  drawn in crayon, flat as a playing card, floating two inches off the ground, fluffy well past
  what is usual, folded out of sheet music, followed by a small rain cloud, glowing faintly, half
  a second late for everything, in black and white, knitted by a beginner, light enough to be
  flown on a string, made of felt, made of very good cheese, mouse-small and shouting, no bigger
  than a pendant, poured from dark chocolate, rumbling like a distant train, smelling of warm
  toast, sneezing confetti, sparkling in an unhelpful way, speaking only in rhyme, squeaking when
  pressed, striped like a deckchair, stuffed with lavender, the color of a Tuesday, the size of a
  modest cottage, the size of a teacup, trailing small stars, transparent around the edges,
  upholstered in green velvet, warm as a new loaf, wearing a mustard scarf that will not come off,
  with a bell on, with a wind-up key in the back, with one tail too many, with pockets, with the
  voice of a cello, with wings of brown paper
`);
