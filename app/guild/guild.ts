/** What the guild says about itself on /cga and /cga/contact. */
export const guildIntro: readonly string[] = [
  "The Caudalglen Guild of Adventurers has kept the same house since the spring of 252\u00a0AS, when Bram Oakhand bought an inn with a bad roof and took the lock off its front door. The roof has been mended. The door has not been locked since.",
  "We find what is lost, mend what is broken, and stand in front of things. There are seven of us at present, an owl who says there are eight if you count the mossback, and a kettle that is never quite off the boil.",
  "If you have trouble, knock. If you have none, come in and help with somebody else’s.",
];

export const guildPhotoAlt =
  "The guild before the hearth of its hall, under green banners and the founder’s portrait: Odessa the barn owl, Marlowe the stag, Garrick the boar and Brindle the otter stand behind; Thistle the hedgehog and Pim the mouse in front; and Wren the red squirrel comes running in, late for her own picture.";

export const houseRules: readonly { rule: string; reason: string }[] = [
  {
    rule: "Someone answers the door.",
    reason: "This is the founder’s rule, and the only one he wrote down.",
  },
  { rule: "Eat first, explain second.", reason: "Bleeding is the one exception. See Brindle." },
  {
    rule: "Sign for what you take, and for what you break.",
    reason: "Odessa knows either way.",
  },
  {
    rule: "Read the peg on the cellar door.",
    reason: "If it hangs under the running figure, that means you.",
  },
  {
    rule: "Nobody walks last without being asked.",
    reason: "Marlowe walks last. He likes to be asked.",
  },
  { rule: "Bring everyone home.", reason: "Garrick counts." },
  { rule: "No geese above the ground floor.", reason: "There was an evening." },
];

/** The charter's fees. A crescent is eight bits. */
export const guildFees: readonly { job: string; fee: string }[] = [
  { job: "Lost animals, lost children, lost tempers", fee: "No charge" },
  { job: "Escort, per day and traveler", fee: "Four bits, and supper" },
  { job: "Monsters, small", fee: "One crescent" },
  { job: "Monsters, large", fee: "By the yard" },
  { job: "Geese", fee: "Ask, and we will think about it" },
];

export const guildContact = {
  intro:
    "The night desk is kept from dusk to dawn and the kitchen is always open. Send word by any of these.",
  ways: [
    {
      name: "In person",
      text: "The house with no lock, Main Street, Caudalglen. Follow the smell of leeks.",
    },
    {
      name: "By letter",
      text: "To the Quartermaster, with the date. Odessa answers everything, and returns your spelling corrected.",
    },
    {
      name: "By messenger",
      text: "Tell it once, slowly. It will be repeated to us word for word, including the pauses.",
    },
    { name: "In a hurry", text: "Ring the yard bell. Please do not ring it to see what happens." },
  ],
  /** The guild is fictional; its artist is not. */
  outside: "The artist behind the guild keeps a desk of his own, on the main site.",
} as const;
