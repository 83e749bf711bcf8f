/** The types of the v1 API's data, as described in docs/openapi.json. */

/** Values that mean the same as a missing field. */
type Absent = null | "";

type Empty = Record<string, never> | readonly [] | "";

export interface CharacterOption {
  shortName: string;
  category?: string | null;
  alignment?: string | null;
}

export interface Character {
  category: string;
  quote?: string | null;
  otherNames?: string | null;
  species?: string | null;
  speciesScientificName?: string | null;
  gender?: string | null;
  heightUs?: string | null;
  heightMetric?: string | null;
  likes?: string | null;
  dislikes?: string | null;
  traits?: string | null;
  abilities?: string | null;
  story1?: string | null;
  story2?: string | null;
  fullName?: string | null;
  lifetime?: string | null;
  occupation?: string | null;
  favoriteColor?: string | null;
  favoriteFood?: string | null;
  skills?: string | null;
}

export interface GuildCharacter {
  category: string;
  quote?: string | null;
  otherNames?: string | null;
  species?: string | null;
  speciesScientificName?: string | null;
  gender?: string | null;
  heightUs?: string | null;
  heightMetric?: string | null;
  likes?: string | null;
  dislikes?: string | null;
  traits?: string | null;
  abilities?: string | null;
  story1?: string | null;
  story2?: string | null;
  characterClass?: string | null;
  role?: string | null;
  primaryWeapon?: string | null;
  secondaryWeapon?: string | null;
  magicElement?: string | null;
  armor?: string | null;
}

export interface StarterGame {
  id?: string | null;
  left?: Starter | Absent;
  center?: Starter | Absent;
  right?: Starter | Absent;
  selectedPokemon?: readonly Starter[] | Absent;
  teamSize: number;
}

export interface Starter {
  id: number;
  name: string;
  shiny?: boolean | null;
}

export interface ComicPage {
  imageId: string;
  width?: number | Absent;
  height?: number | Absent;
  commentary?: string | null;
  panels?: readonly Panel[] | Absent;
  transcript?: string | null;
  date?: string | null;
}

export interface Panel {
  x: number;
  y: number;
  width: number;
  height: number;
  text?: string | null;
}

export interface CommissionInfo {
  status?: string | null;
  form?: string | null;
  queue?: string | null;
  offer?: string | null;
  live?: boolean | Absent;
}

export interface CommissionType {
  name: string;
  price?: string | null;
  description?: string | null;
  exampleImage?: string | null;
  alt?: string | null;
}

export interface Fursona {
  name: string;
  subName?: string | null;
  mythical?: boolean | Absent;
  colors?: readonly Color[] | Absent;
  modifier?: string | null;
}

export interface Color {
  name?: string | null;
  hexCode: string;
}

export interface ListedGalleryItem {
  id: string | number;
  title?: string | null;
  location: string;
  alt?: string | null;
  artist?: string | null;
  date?: string | null;
}

export interface GalleryItem {
  title?: string | null;
  description?: string | null;
  location: string;
  alt?: string | null;
  artist?: string | null;
}

export interface Species {
  name: string;
  subNames?: readonly string[] | Absent;
}

export interface OverlayEvent {
  type: string;
  username: string | number;
  count?: number | string | null;
  tier?: string | null;
  message?: string | null;
  receiver?: string | number | null;
  pfp?: string | null;
  id?: string | number | null;
}

export interface ShopEntry {
  title: string;
  name?: string | null;
  description?: string | null;
  link?: string | null;
  price?: string | null;
  alt?: string | null;
}

export interface Badge {
  badge: string;
  level: number;
  awardDate?: string | null;
}

export interface Transformation {
  success?: boolean | Absent;
  name?: string | null;
  subName?: string | null;
  mythical?: boolean | Absent;
  casarokanUnique?: boolean | Absent;
  link?: string | null;
  modifier?: string | null;
}

export interface WorldPages {
  pageLeft?: readonly string[] | Absent;
  pageRight?: readonly string[] | Absent;
}

/** The data of each call by the call's name; for the feed, the document. */
export interface WireData {
  "v1/characters": readonly CharacterOption[] | Empty;
  "v1/characters/{name}": Character;
  "v1/guildcharacters": readonly CharacterOption[] | Empty;
  "v1/guildcharacters/{name}": GuildCharacter;
  "v1/donations": number;
  "v1/donations/{event}-{year}/twitch": Readonly<Record<string, number>> | Empty;
  "POST v1/tools/pokemon/choose-your-starter": string;
  "v1/tools/pokemon/choose-your-starter/{id}": StarterGame;
  "POST v1/tools/pokemon/choose-your-starter/{id}": StarterGame;
  "DELETE v1/tools/pokemon/choose-your-starter/{id}": unknown;
  "v1/comics/{comic}/latest": readonly [number, number];
  "v1/comics/{comic}/chapters/{chapter}": Readonly<Record<string, ComicPage>>;
  "v1/comics/{comic}/chapters/{chapter}/pages/{page}/advance/{direction}": {
    page: number;
    chapter?: number | Absent;
  };
  "v1/commissions/data": CommissionInfo | Empty;
  "v1/commissions/types": readonly CommissionType[] | Empty;
  "POST v1/generators/fursona": Fursona;
  "v1/galleries/{gallery}": readonly ListedGalleryItem[] | Empty;
  "v1/galleries/{gallery}/items/{item}": GalleryItem;
  "v1/generators/{generator}/lists/species": {
    result: Readonly<Record<string, readonly Species[]>>;
  };
  "v1/overlay/events/count": number;
  "v1/overlay/events/next/{position}": OverlayEvent | Empty;
  "v1/shop/entries": readonly ShopEntry[] | Empty;
  "v1/downloads/{id}": string;
  "v1/stream/games/pokemon/players": readonly string[] | Empty;
  "v1/stream/games/pokemon/players/{player}": readonly Badge[] | Empty;
  "POST v1/generators/transformation": Transformation | Empty;
  "v1/generators/transformation/{kind}": Transformation | Empty;
  "v1/world/topics/{topic}": readonly string[] | Empty;
  "v1/world/content/world/{section}/{subsection}": WorldPages;
  "v1/world/content/world/{section}/{subsection}/{topic}": WorldPages;
  "v1/rss/feeds/chase": string;
}
