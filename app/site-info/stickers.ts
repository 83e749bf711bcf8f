/** A sticker of the pack; its picture is `stickers/{name}.png` on the picture host. */
export interface Sticker {
  name: string;
  /** The emoji it stands for in a chat: typing it brings the sticker up. */
  emoji: string;
  /** What the picture shows. */
  alt: string;
}

/** The pack "Chase & Vixy", in the order they are shown. */
export const stickers = [
  { name: "hello", emoji: "👋", alt: "Chase waving with his whole arm and most of his scarf" },
  { name: "laughing", emoji: "😂", alt: "Vixy laughing until the tears jump out of her eyes" },
  { name: "heart", emoji: "❤️", alt: "Chase, heart-eyed, hugging a heart nearly as big as he is" },
  { name: "hug", emoji: "🤗", alt: "Chase and Vixy squeezing each other cheek to cheek" },
  { name: "crying", emoji: "😭", alt: "Chase crying rivers into his scarf" },
  { name: "asleep", emoji: "😴", alt: "Chase asleep in a nest of scarves" },
  { name: "paw-up", emoji: "👍", alt: "Chase holding out one enormous thumbs-up" },
  { name: "yes", emoji: "✅", alt: "Vixy with both fists in the air, shouting yes" },
  { name: "nope", emoji: "🙅", alt: "Chase with his arms crossed, saying nope" },
  { name: "boop", emoji: "👉", alt: "Vixy’s paw booping a startled Chase on the nose" },
  { name: "bonk", emoji: "🔨", alt: "Vixy bonking Chase with a squeaky mallet" },
  { name: "side-eye", emoji: "😒", alt: "Vixy looking at somebody sideways, at length" },
  { name: "angry-floof", emoji: "😡", alt: "Chase puffed up to twice his size and steaming" },
  { name: "blushing", emoji: "😊", alt: "Chase red to the ear tips with both paws on his cheeks" },
  { name: "confetti", emoji: "🎉", alt: "Chase in a paper hat, cheering in a shower of confetti" },
  { name: "coffee", emoji: "☕", alt: "Chase, barely awake, behind the largest mug in Bluerock" },
  { name: "drawing", emoji: "🎨", alt: "Chase drawing with his tongue out and paint on his cheek" },
  {
    name: "deadline",
    emoji: "⏰",
    alt: "Chase with his paws to his head while an alarm clock rings",
  },
  { name: "popcorn", emoji: "🍿", alt: "Vixy with a bucket of popcorn, missing nothing" },
  { name: "gg", emoji: "🎮", alt: "Chase beaming over a game controller after a good game" },
  { name: "sparkle-magic", emoji: "✨", alt: "Chase starry-eyed over the glowing pendant" },
  {
    name: "zapped-to-a-toy",
    emoji: "🧸",
    alt: "Chase as a stitched toy on a cord, with one button eye and many questions",
  },
  { name: "mouse-sized", emoji: "🐭", alt: "Vixy grinning at a mouse-sized Chase in a jam jar" },
  { name: "good-night", emoji: "🌙", alt: "Chase in a nightcap, dozing on the crescent moon" },
] as const satisfies readonly Sticker[];

/** An older pack, still installable. */
export interface LegacyPack {
  name: string;
  years: string;
  /** What the artist says about it today. */
  line: string;
}

/** The packs before this one, oldest first. */
export const legacyPacks: readonly LegacyPack[] = [
  {
    name: "Chase, First Litter",
    years: "2016",
    line: "My very first stickers. The ears wander and one paw has five fingers, and I would not change a line.",
  },
  {
    name: "Chase & Vixy on the Road",
    years: "2019",
    line: "Drawn on trains between conventions, which is why every straight line in it has a small hop.",
  },
];
