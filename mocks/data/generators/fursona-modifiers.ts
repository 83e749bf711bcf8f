import { readList } from "../read-list";

/** The kinds of fursona modifiers that a request can name. */
export const fursonaModifierKinds = [
  "TOY",
  "TECHNOLOGICAL",
  "MATERIAL",
  "ELEMENTAL",
  "OTHER",
] as const;
/** A kind of fursona modifiers that a request can name. */
export type FursonaModifierKind = (typeof fursonaModifierKinds)[number];

/** Modifiers of a fursona by kind. Each precedes the name: "a clockwork Arctic Fox". */
export const fursonaModifiers: Readonly<Record<FursonaModifierKind, readonly string[]>> = {
  TOY: readList(`
    bath-toy, bobble-headed, building-brick, finger-puppet, hobby-horse, inflatable,
    jack-in-the-box, jigsaw, marionette, nesting-doll, plush, pull-along, rag-doll, wind-up
  `),
  TECHNOLOGICAL: readList(`
    battery-operated, chrome-plated, clockwork, cybernetic, holographic, jet-propelled, neon-lit,
    pixelated, radio-controlled, robotic, solar-powered, steam-driven, valve-and-vacuum, wireless
  `),
  MATERIAL: readList(`
    amber, candle-wax, copper, driftwood, felt, gingerbread, jade, marble, obsidian, opal,
    origami, porcelain, stained-glass, terracotta
  `),
  // One modifier for each element, grouped by school.
  ELEMENTAL: readList(`
    flame-hearted, lightning-charged, light-woven, water-bodied, frost-rimed, wind-borne,
    earth-rooted, leaf-grown, spirit-lit, star-filled, time-slipped, shadow-cast
  `),
  OTHER: readList(`
    antlered, candy-striped, cloud-soft, four-eared, ghostly, glow-in-the-dark, long-whiskered,
    masked, moon-marked, perpetually sleepy, pocket-sized, towering, two-tailed, winged
  `),
};
