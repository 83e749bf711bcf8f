/** Whether fans may draw a character: the answer, and what to mind. */
export type DrawingTerms = readonly [answer: string, mind: string];

/** What holds for everybody, by whose cast they are of. */
export const drawingRules = {
  characters:
    "For fun and for friends: credit me, keep it kind, sell none of it and feed it to no machine.",
  "cga/characters":
    "The usual conditions apply: credit is given, the likeness is kind, and no copy is sold or fed to a machine.",
} as const;

/** The answers by short name: Chase's for the comic, the clerk's for the guild. */
export const drawingTerms: Readonly<Record<string, DrawingTerms>> = {
  chase: [
    "Please do!",
    "Any shape he ever sneezed into counts. The scarf is mustard in all of them.",
  ],
  vixy: ["Please do!", "Goggles on, violet at the tip. She will say she never looked like that."],
  snow: ["Yes.", "Leave some white around her. She likes silence with somebody else in it."],
  malichi: ["Yes.", "Mind the tailoring. He would."],
  ruby: ["Yes!", "Rings on the tail, gloves on the paws. Check your pockets afterward."],
  corvin: ["Yes.", "Do read the line below first. Nobody does, but he likes to have said it."],
  katrina: ["Yes.", "On deck or ashore, but never on credit."],
  preston: ["Yes.", "Wash your paws."],
  tamsin: [
    "Ask me first.",
    "She hasn’t come into the comic yet, and I would like to go first. The boots are free to all.",
  ],
  isolde: ["Yes.", "As a wolf, or anything with wings. No statues; she has seen enough of them."],
  bram: ["Yes.", "Take a larger sheet than you think."],
  oriel: ["Yes, gently.", "At night or before sunrise. He has had his noon."],
  garrick: ["Permitted.", "The Chair does not pose. The Chair may be drawn while cooking."],
  wren: ["Permitted.", "From the correct distance, which is hers to name."],
  thistle: [
    "Permitted, outdoors.",
    "Flasks are to be drawn corked. The last artist has recovered.",
  ],
  marlowe: ["Permitted after dusk.", "Sittings before noon have been tried. See the file."],
  pim: ["Permitted.", "To scale. The subject will check, and you will not notice when."],
  odessa: ["Permitted.", "Pencils are returned at the length at which they were issued."],
  brindle: ["Permitted.", "She will ask to see your drawing wrist. Let her."],
};
