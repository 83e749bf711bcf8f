/** The moods a face can show. */
export type Expression =
  | "happy"
  | "grin"
  | "worried"
  | "angry"
  | "surprised"
  | "sly"
  | "sad"
  | "asleep"
  | "laughing"
  | "determined";

/** What a body can be doing. */
export type PoseName =
  | "standing"
  | "pointing"
  | "running"
  | "crouching"
  | "sitting"
  | "crossed"
  | "holding"
  | "waving"
  | "cheering"
  | "thinking"
  | "sneaking"
  | "leaping"
  | "lying";

export type Facing = "left" | "right";

export type Species =
  | "fox"
  | "arctic fox"
  | "jackal"
  | "red panda"
  | "raven"
  | "caracal"
  | "badger"
  | "hare"
  | "wolf"
  | "bear"
  | "stag"
  | "boar"
  | "squirrel"
  | "hedgehog"
  | "mouse"
  | "owl"
  | "otter";

/** Something held in the near paw. */
export type Prop =
  | "jar"
  | "cards"
  | "card"
  | "book"
  | "lantern"
  | "quill"
  | "key"
  | "pendant"
  | "scroll"
  | "cup"
  | "pin"
  | "staff"
  | "inkpot";

type GarmentKind =
  | "scarf"
  | "bandana"
  | "cloak"
  | "coat"
  | "waistcoat"
  | "shirt"
  | "vest"
  | "sash"
  | "robe"
  | "belt"
  | "pendant"
  | "strap"
  | "pauldrons"
  | "apron"
  | "necktie"
  | "stitches";

export interface Garment {
  kind: GarmentKind;
  colour: string;
  /** A second colour: lining, trim, buttons, stone. */
  trim?: string;
}

type Accessory =
  | "goggles"
  | "monocle"
  | "spectacles"
  | "earring"
  | "scar"
  | "halfmoons"
  | "leaf"
  | "cord";

/** Everything that makes somebody look like themselves. */
export interface CharacterLook {
  name: string;
  species: Species;
  fur: string;
  /** Muzzle, cheeks, chest. */
  pale: string;
  /** Ear tips, socks, stripes. */
  dark: string;
  /** Paws and lower limbs; the dark tone unless told. */
  socks?: string;
  tailTip: string;
  eyes: string;
  nose?: string;
  /** The tuft between the ears. */
  hair?: { style: "tuft" | "bangs" | "soft" | "slick"; colour: string };
  lashes?: boolean;
  build: {
    /** Head against body; grown and menacing characters have smaller heads. */
    head: number;
    /** Length of legs and trunk. */
    tall: number;
    girth: number;
  };
  trousers?: string;
  boots?: string;
  gloves?: string;
  sleeves?: { colour: string; length: "short" | "long" };
  garments: Garment[];
  accessories?: Accessory[];
}
