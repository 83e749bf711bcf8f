/** What stands on the map. */
type LandmarkKind =
  | "town"
  | "city"
  | "monastery"
  | "forest"
  | "ice"
  | "sea"
  | "hill"
  | "mountain"
  | "bridge"
  | "strait"
  | "ruin"
  | "road";

/** A place on the map of Casarok. `x` and `y` are in the 1600 × 1100 drawing both eras share; north is up. */
export interface Landmark {
  slug: string;
  name: string;
  kind: LandmarkKind;
  /** The map it appears on. */
  era: "pre" | "post" | "both";
  x: number;
  y: number;
  text: string;
}

export const landmarks: readonly Landmark[] = [
  {
    slug: "the-shiver",
    name: "The Shiver",
    kind: "ice",
    era: "both",
    x: 800,
    y: 110,
    text: "The northern ice, where drifts are numbered and children are named for them. On clear nights six stars stand over it in a row and the snow beneath creaks, as though something were leaning on a fence.",
  },
  {
    slug: "highhollow",
    name: "Highhollow",
    kind: "monastery",
    era: "both",
    x: 610,
    y: 270,
    text: "A mountain monastery in the shell of the Noon Court’s northern observatory, shared between the monks of Sel and the Star School. It rings a bell for every hour of the day but one.",
  },
  {
    slug: "the-glasswood",
    name: "The Glasswood",
    kind: "forest",
    era: "post",
    x: 1090,
    y: 350,
    text: "A forest turned to clear stone in two hundred breaths. The trunks hum at sunrise. Its western edge is marked with ribbons, and some years the ribbons have to be moved back the right way.",
  },
  {
    slug: "the-elderwood",
    name: "The Elderwood",
    kind: "forest",
    era: "pre",
    x: 1090,
    y: 350,
    text: "The oldest wood of Old Casarok, east of the capital, where each crown in turn came to plant an oak and make one promise. The oaks can still be counted, through each other.",
  },
  {
    slug: "emberfall",
    name: "Emberfall",
    kind: "city",
    era: "both",
    x: 1300,
    y: 520,
    text: "A city of locksmiths, bakers and slate roofs on the shoulder of the volcano Old Kettle. Cinder wyrms sleep along the chimneys. When they all move downhill on the same night, so does everybody.",
  },
  {
    slug: "caudalglen",
    name: "Caudalglen",
    kind: "town",
    era: "post",
    x: 520,
    y: 560,
    text: "A forest town in a valley the shape of a curled tail, seat of the Caudalglen Guild of Adventurers and of the Root School. Copperleaf beeches ring over the rooftops. One door in the main street has no lock.",
  },
  {
    slug: "bluerock",
    name: "Bluerock",
    kind: "town",
    era: "post",
    x: 360,
    y: 430,
    text: "A lakeside town under cliffs of copper blue. The archive is cut into the rock itself, drakes nest along the ledges, and on certain evenings a lamp in the chandlery attic stays on and half the town listens in.",
  },
  {
    slug: "meridane",
    name: "Meridane",
    kind: "city",
    era: "pre",
    x: 850,
    y: 580,
    text: "The capital of Old Casarok, set at the exact middle of the continent. Glass streets, six bridges, and the Meridian Engine on its hill, which could be seen from everywhere and could see nothing but itself.",
  },
  {
    slug: "the-wound",
    name: "The Wound",
    kind: "sea",
    era: "post",
    x: 850,
    y: 580,
    text: "The sea chasm where the continent tore, two days across by ferry. Meridane lies under it. On nights without wind passengers stand at the rail and answer, all together, whatever calls.",
  },
  {
    slug: "paws-rest",
    name: "Paw’s Rest",
    kind: "hill",
    era: "post",
    x: 640,
    y: 690,
    text: "A round hill of cairns above the downs, one for anyone somebody wanted to remember. The tallest is Isolde’s, raised by one bear and finished by everyone. Bring a stone up; never take one down.",
  },
  {
    slug: "tollgoose-bridge",
    name: "Tollgoose Bridge",
    kind: "bridge",
    era: "post",
    x: 480,
    y: 730,
    text: "A stone bridge with an inn at one end and a goose in the middle. Two villages nearly fought here in 319\u00a0AS, until a cairn sat down in the road. The inn is called the Patient Heap.",
  },
  {
    slug: "saltreach",
    name: "Saltreach",
    kind: "city",
    era: "post",
    x: 700,
    y: 880,
    text: "A harbor city that began as eleven ships and a theater, lashed together, and has never quite stopped moving. It has night markets lit by moths, the Tide School’s floating hall, and a card house with its back to the sea.",
  },
  {
    slug: "mirewick",
    name: "Mirewick",
    kind: "town",
    era: "post",
    x: 1120,
    y: 850,
    text: "A marsh port on stilts, apart from the half that stands on a sleeping lindworm. Reed music, eel smoke, and a festival each spring for the youngest of the six sisters, for whom the town claims to be named.",
  },
  {
    slug: "mended-strait",
    name: "The Mended Strait",
    kind: "strait",
    era: "post",
    x: 890,
    y: 960,
    text: "The ferry water between Saltreach and Mirewick, crossed and recrossed every year by the tide vešra. Old pilots’ charts give the distance as slightly more than it is now.",
  },
  {
    slug: "six-crowns-table",
    name: "The Six Crowns’ Table",
    kind: "ruin",
    era: "both",
    x: 1000,
    y: 190,
    text: "A round slab of granite on an open moor, worn in six places by elbows. It stood at the meeting of six kingdoms. It survived the Sundering with one hairline crack, and is now used mostly for picnics.",
  },
  {
    slug: "queens-causeway",
    name: "The Queen’s Causeway",
    kind: "road",
    era: "pre",
    x: 700,
    y: 760,
    text: "The straight white road from Meridane to the southern sea, shaded by planes and swept daily. What remains of it goes down a beach south of Paw’s Rest and carries on, quite level, under the water.",
  },
];
