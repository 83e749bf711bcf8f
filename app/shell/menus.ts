/** An entry of a menu: a link, or a titled submenu of links. */
export type MenuEntry = MenuLink | Submenu;

export interface MenuLink {
  label: string;
  to: string;
  /** It stands for its page alone, and not for those below it. */
  exact?: true;
  /** It stands for these addresses, too, and for those below them. */
  covers?: readonly string[];
  /** What most visitors come for: on narrow windows the first panel has it as well, by this name. */
  shortcut?: string;
  /** The comic it leads to: readers find the way back to their page below it. */
  comic?: string;
}

export interface Submenu {
  label: string;
  /** Part of element ids. */
  id: string;
  entries: readonly MenuLink[];
}

/** The navigation of the main site. */
export const mainMenu: readonly MenuEntry[] = [
  { label: "Home", to: "/", exact: true },
  {
    label: "Story",
    id: "story",
    entries: [
      {
        label: "Comic",
        to: "/comics/talechasers",
        covers: ["/comics"],
        shortcut: "Comic",
        comic: "talechasers",
      },
      {
        label: "Characters",
        to: "/characters",
        covers: ["/chasemagic"],
        shortcut: "Characters",
      },
      { label: "World", to: "/world", shortcut: "World" },
    ],
  },
  {
    label: "Stream",
    id: "stream",
    entries: [
      { label: "About", to: "/stream", exact: true, shortcut: "Stream" },
      { label: "Bluerock", to: "/stream/bluerock" },
      { label: "Vixy", to: "/stream/vixy" },
      { label: "Pokémon", to: "/stream/pokemon" },
      { label: "Mario", to: "/stream/mario" },
      { label: "Super Animal Royale", to: "/stream/sar" },
      { label: "Charities", to: "/stream/charities" },
    ],
  },
  {
    label: "Art",
    id: "art",
    entries: [
      { label: "Commissions", to: "/commissions", shortcut: "Commissions" },
      { label: "Galleries", to: "/galleries" },
      { label: "Telegram Stickers", to: "/telegram-stickers" },
      { label: "Shop", to: "/shop" },
    ],
  },
  {
    label: "Fun",
    id: "fun",
    entries: [
      { label: "Fursona Generator", to: "/fursona-generator" },
      { label: "TF Generator", to: "/tf-generator" },
      { label: "Choose Your Starter", to: "/choose-your-starter" },
    ],
  },
  {
    label: "Site Info",
    id: "site-info",
    entries: [
      { label: "Contact", to: "/contact" },
      { label: "Patch Notes", to: "/patch-notes" },
      { label: "Downloads", to: "/downloads" },
    ],
  },
  {
    label: "Otherworlds",
    id: "otherworlds",
    entries: [{ label: "Caudalglen", to: "/cga" }],
  },
];

/** The navigation of the guild sub-site. */
export const guildMenu: readonly MenuEntry[] = [
  { label: "Home", to: "/cga", exact: true },
  { label: "Characters", to: "/cga/characters" },
  { label: "Contact", to: "/cga/contact" },
  { label: "Back to the studio", to: "/", exact: true },
];

/** Whether an entry is a titled submenu. */
export function isSubmenu(entry: MenuEntry): entry is Submenu {
  return "entries" in entry;
}

/** The shortcuts of a menu, in its order; one stands for all below its address. */
export function shortcutsOf(menu: readonly MenuEntry[]): MenuLink[] {
  return menu
    .flatMap((entry) => (isSubmenu(entry) ? entry.entries : entry))
    .flatMap(({ shortcut, to, covers, comic }) =>
      shortcut ? { label: shortcut, to, covers, comic } : [],
    );
}

/** Whether a menu link stands for the page a visitor is on, or for a section it belongs to. */
export function isCurrent(link: MenuLink, pathname: string): "page" | "true" | undefined {
  const { to, exact, covers = [] } = link;
  if (to === pathname) return "page";
  const above = exact ? covers : [to, ...covers];
  return above.some((path) => `${pathname}/`.startsWith(`${path}/`)) ? "true" : undefined;
}
