import type { CommissionType } from "../wire-types";

/** `v1/commissions/data`: the commission status, in the artist's words. */
export const commissionData = {
  status: "Open for sketches",
  // A field beyond the contract: true or false if it is known whether the artist is live.
  live: null,
  form: "https://forms.example/talechasers-commissions",
  queue: "https://trello.example/b/talechasers-queue",
  offer:
    "<p>This week I am taking <strong>five sketch slots</strong>: one character, one expression you can hear from across the room.</p>" +
    "<p>The form closes when the slots are gone or on Sunday night, whichever comes first. Everything else on this page comes back with the next opening.</p>",
};

/** `v1/commissions/types`, from small to large commissions. */
export const commissionTypes = [
  {
    name: "Expressive Sketch",
    price: "US$25",
    description:
      "<p>One head, one mood, soft pencil on warm paper, with the construction lines left in because they are the best part. " +
      "You get a 2000&nbsp;×&nbsp;2000&nbsp;px PNG within a week. One round of changes, and I will happily spend it on eyebrows.</p>",
    exampleImage: "sketch",
    alt: "Pencil sketch of Chase from the waist up, laughing and waving, hatching in his fur and construction lines around his head.",
  },
  {
    name: "Convention Badge",
    price: "US$45",
    description:
      "<p>Your character, your name, and the warning strangers deserve, legible from the other end of a dealers’ den.</p>" +
      "<ul><li>86&nbsp;×&nbsp;124&nbsp;mm at 600&nbsp;dpi, ready to print</li><li>Laminated and mailed for US$8 more</li><li>Two rounds of changes, done in ten days</li></ul>",
    exampleImage: "badge",
    alt: "A laminated badge on a teal lanyard: Ruby the red panda smirks over her name and the line “Please check your pockets.”",
  },
  {
    name: "Flat-Color Bust",
    price: "US$60",
    description:
      "<p>Head and shoulders with clean ink and flat colors, on a simple background that flatters the fur. " +
      "Made for icons, so it still reads at the size of a thumbnail. 3000&nbsp;×&nbsp;3000&nbsp;px, two rounds of changes, about two weeks.</p>",
    exampleImage: "bust",
    alt: "Snow from the chest up in flat whites and blues, in front of a blue disc with a few stars.",
  },
  {
    name: "Shaded Full-Body",
    price: "US$110",
    description:
      "<p>Everything from ear tips to toe beans, in a pose they would actually strike, fully colored and cel-shaded. " +
      "You approve the sketch before I ink a line; after that there are two rounds of changes.</p>" +
      "<p>4000&nbsp;px on the long side, with and without background, about three weeks.</p>",
    exampleImage: "full-body",
    alt: "Wren the squirrel in mid-leap among falling leaves, shaded, tail streaming behind her.",
  },
  {
    name: "Reference Sheet",
    price: "from US$160",
    description:
      "<p>The page you will send to every artist after me, so it says what words cannot.</p>" +
      "<ul><li>Two full poses, two heads, color chips with hex codes</li><li>Up to three details: a paw, a pattern, a beloved pair of boots</li>" +
      "<li>5000&nbsp;×&nbsp;5000&nbsp;px, three rounds of changes, about four weeks</li></ul>",
    exampleImage: "reference-sheet",
    alt: "A sheet for Tamsin the hare: standing, running, two heads, close-ups of a boot and an ear tip, and seven color chips along the bottom.",
  },
  {
    name: "Illustrated Scene",
    price: "from US$220",
    description:
      "<p>Two or more characters somewhere: a rooftop, a campfire, the moment just before it all goes wrong. " +
      "The price covers two characters and a full background; each further guest is US$60. 5000\u00a0px on the long side, " +
      "changes are welcome at the thumbnail and sketch stages, five to six weeks.</p>",
    exampleImage: "scene",
    alt: "By a campfire under the Six Sisters, Chase tells a story with both arms in the air and Snow listens, mouth open.",
  },
] satisfies readonly CommissionType[];
