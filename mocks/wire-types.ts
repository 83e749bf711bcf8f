/** What the v1 API answers, written by npm run openapi. */

export type Absent = null | "";

export type Badge = { badge: string; level: number; awardDate?: OptionalDate };

export type Character = {
  category: Text;
  quote?: OptionalLine;
  otherNames?: OptionalLine;
  species?: OptionalLine;
  speciesScientificName?: OptionalLine;
  gender?: OptionalLine;
  heightUs?: OptionalLine;
  heightMetric?: OptionalLine;
  likes?: OptionalHtml;
  dislikes?: OptionalHtml;
  traits?: OptionalHtml;
  abilities?: OptionalHtml;
  story1?: OptionalHtml;
  story2?: OptionalHtml;
  fullName?: OptionalLine;
  lifetime?: OptionalLine;
  occupation?: OptionalLine;
  favoriteColor?: OptionalLine;
  favoriteFood?: OptionalLine;
  skills?: OptionalHtml;
};

export type CharacterOption = {
  shortName: string;
  category?: OptionalText;
  alignment?: OptionalText;
};

export type Color = { name?: ShortText | Absent; hexCode: string };

export type ComicPage = {
  imageId: Text;
  width?: number | Absent;
  height?: number | Absent;
  commentary?: OptionalHtml;
  panels?: readonly Panel[] | Absent;
  transcript?: OptionalHtml;
  date?: OptionalDate;
};

export type CommissionInfo = {
  status?: OptionalText;
  form?: OptionalLink;
  queue?: OptionalLink;
  offer?: OptionalHtml;
  live?: boolean | Absent;
};

export type CommissionType = {
  name: Text;
  price?: OptionalText;
  description?: OptionalHtml;
  exampleImage?: OptionalText;
  alt?: PictureText;
};

export type Empty = Record<string, never> | readonly [] | "";

export type Fursona = {
  name: ShortText;
  subName?: ShortText | Absent;
  mythical?: boolean | Absent;
  colors?: readonly Color[] | Absent;
  modifier?: ShortText | Absent;
};

export type GalleryItem = {
  title?: Text | Absent;
  description?: OptionalHtml;
  location: PicturePath;
  alt?: PictureText;
  artist?: OptionalText;
};

export type GuildCharacter = {
  category: Text;
  quote?: OptionalLine;
  otherNames?: OptionalLine;
  species?: OptionalLine;
  speciesScientificName?: OptionalLine;
  gender?: OptionalLine;
  heightUs?: OptionalLine;
  heightMetric?: OptionalLine;
  likes?: OptionalHtml;
  dislikes?: OptionalHtml;
  traits?: OptionalHtml;
  abilities?: OptionalHtml;
  story1?: OptionalHtml;
  story2?: OptionalHtml;
  characterClass?: OptionalLine;
  role?: OptionalLine;
  primaryWeapon?: OptionalLine;
  secondaryWeapon?: OptionalLine;
  magicElement?: OptionalLine;
  armor?: OptionalLine;
};

export type ListedGalleryItem = {
  id: string | number;
  title?: Text | Absent;
  location: PicturePath;
  alt?: PictureText;
  artist?: OptionalText;
  date?: OptionalDate;
};

export type OptionalDate = string | Absent;

export type OptionalHtml = string | null;

export type OptionalLine = string | null;

export type OptionalLink = string | Absent;

export type OptionalText = string | null;

export type OverlayEvent = {
  type: "follow" | "sub" | "gift" | "cheer" | "raid";
  username: string;
  count?: number | Absent;
  tier?: OptionalText;
  message?: OptionalText;
  receiver?: OptionalText;
  pfp?: OptionalLink;
};

export type Panel = { x: number; y: number; width: number; height: number; text?: OptionalText };

export type PicturePath = string;

export type PictureText = string | null;

export type ShopEntry = {
  title: Text;
  name?: OptionalText;
  description?: OptionalHtml;
  link?: OptionalLink;
  price?: OptionalText;
  alt?: PictureText;
};

export type ShortText = string;

export type Species = { name: Text; subNames?: readonly Text[] | Absent };

export type Starter = { id: number; name: Text; shiny?: boolean | Absent };

export type StarterGame = {
  id?: OptionalText;
  left?: Starter | Absent;
  center?: Starter | Absent;
  right?: Starter | Absent;
  selectedPokemon?: readonly Starter[] | Absent;
  teamSize: number;
};

export type Text = string;

export type Transformation = {
  success?: boolean | Absent;
  name?: ShortText | Absent;
  subName?: ShortText | Absent;
  mythical?: boolean | Absent;
  casarokanUnique?: boolean | Absent;
  link?: string | Absent;
  modifier?: ShortText | Absent;
};

export type WorldPages = {
  pageLeft?: readonly string[] | Absent;
  pageRight?: readonly string[] | Absent;
};

/** The data of each answer by the name of its call; of the feed, the document. */
export interface WireData {
  "v1/characters": readonly CharacterOption[];
  "v1/characters/{name}": Character;
  "v1/guildcharacters": readonly CharacterOption[];
  "v1/guildcharacters/{name}": GuildCharacter;
  "v1/donations": number;
  "v1/donations/{event}-{year}/twitch": Readonly<Record<string, number>>;
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
  "v1/rss/feeds/chase": string;
  "v1/commissions/data": CommissionInfo | Empty;
  "v1/commissions/types": readonly CommissionType[] | Empty;
  "POST v1/generators/fursona": Fursona;
  "v1/galleries/{gallery}": readonly ListedGalleryItem[] | Empty;
  "v1/galleries/{gallery}/items/{item}": GalleryItem | Empty;
  "v1/generators/{generator}/lists/species": {
    result: Readonly<Record<string, readonly Species[]>>;
  };
  "v1/overlay/events/count": number;
  "v1/overlay/events/next/{position}": OverlayEvent | Empty;
  "v1/shop/entries": readonly ShopEntry[] | Empty;
  "v1/downloads/{id}": string;
  "v1/stream/games/pokemon/players": readonly string[] | Empty;
  "v1/stream/games/pokemon/players/{player}": readonly Badge[] | Empty;
  "POST v1/generators/transformation": Transformation;
  "v1/generators/transformation/{kind}": Transformation;
  "v1/world/topics/{topic}": readonly Text[];
  "v1/world/content/world/{section}/{subsection}": WorldPages;
  "v1/world/content/world/{section}/{subsection}/{topic}": WorldPages;
}
