/** What the v1 API answers, written by npm run openapi. */

/** The same as a missing field. */
type Absent = null | "";

type Empty = Record<string, never> | readonly [] | "";

export type CharacterOption = {
  shortName: string;
  category?: string | Absent;
  alignment?: string | Absent;
};

export type Character = {
  category: string;
  quote?: string | Absent;
  otherNames?: string | Absent;
  species?: string | Absent;
  speciesScientificName?: string | Absent;
  gender?: string | Absent;
  heightUs?: string | Absent;
  heightMetric?: string | Absent;
  likes?: string | Absent;
  dislikes?: string | Absent;
  traits?: string | Absent;
  abilities?: string | Absent;
  story1?: string | Absent;
  story2?: string | Absent;
  fullName?: string | Absent;
  lifetime?: string | Absent;
  occupation?: string | Absent;
  favoriteColor?: string | Absent;
  favoriteFood?: string | Absent;
  skills?: string | Absent;
};

export type GuildCharacter = {
  category: string;
  quote?: string | Absent;
  otherNames?: string | Absent;
  species?: string | Absent;
  speciesScientificName?: string | Absent;
  gender?: string | Absent;
  heightUs?: string | Absent;
  heightMetric?: string | Absent;
  likes?: string | Absent;
  dislikes?: string | Absent;
  traits?: string | Absent;
  abilities?: string | Absent;
  story1?: string | Absent;
  story2?: string | Absent;
  characterClass?: string | Absent;
  role?: string | Absent;
  primaryWeapon?: string | Absent;
  secondaryWeapon?: string | Absent;
  magicElement?: string | Absent;
  armor?: string | Absent;
};

export type StarterGame = {
  id?: string | Absent;
  left?: Starter | Absent;
  center?: Starter | Absent;
  right?: Starter | Absent;
  selectedPokemon?: readonly Starter[] | Absent;
  teamSize: number;
};

export type Starter = { id: number; name: string; shiny?: boolean | Absent };

export type ComicPage = {
  imageId: string;
  width?: number | Absent;
  height?: number | Absent;
  commentary?: string | Absent;
  panels?: readonly Panel[] | Absent;
  transcript?: string | Absent;
  date?: string | Absent;
};

export type Panel = { x: number; y: number; width: number; height: number; text?: string | Absent };

export type CommissionInfo = {
  status?: string | Absent;
  form?: string | Absent;
  queue?: string | Absent;
  offer?: string | Absent;
  live?: boolean | Absent;
};

export type CommissionType = {
  name: string;
  price?: string | Absent;
  description?: string | Absent;
  exampleImage?: string | Absent;
  alt?: string | Absent;
};

export type Fursona = {
  name: string;
  subName?: string | Absent;
  mythical?: boolean | Absent;
  colors?: readonly Color[] | Absent;
  modifier?: string | Absent;
};

export type Color = { name?: string | Absent; hexCode: string };

export type ListedGalleryItem = {
  id: string | number;
  title?: string | Absent;
  location: string;
  alt?: string | Absent;
  artist?: string | Absent;
  date?: string | Absent;
};

export type GalleryItem = {
  title?: string | Absent;
  description?: string | Absent;
  location: string;
  alt?: string | Absent;
  artist?: string | Absent;
};

export type Species = { name: string; subNames?: readonly string[] | Absent };

export type OverlayEvent = {
  type: string;
  username: string | number;
  count?: number | string | Absent;
  tier?: string | Absent;
  message?: string | Absent;
  receiver?: string | number | Absent;
  pfp?: string | Absent;
  id?: string | number | Absent;
};

export type ShopEntry = {
  title: string;
  name?: string | Absent;
  description?: string | Absent;
  link?: string | Absent;
  price?: string | Absent;
  alt?: string | Absent;
};

export type Badge = { badge: string; level: number; awardDate?: string | Absent };

export type Transformation = {
  success?: boolean | Absent;
  name?: string | Absent;
  subName?: string | Absent;
  mythical?: boolean | Absent;
  casarokanUnique?: boolean | Absent;
  link?: string | Absent;
  modifier?: string | Absent;
};

export type WorldPages = {
  pageLeft?: readonly string[] | Absent;
  pageRight?: readonly string[] | Absent;
};

/** The data of each answer by the name of its call; of the feed, the document. */
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
  "DELETE v1/tools/pokemon/choose-your-starter/{id}": unknown | Empty;
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
