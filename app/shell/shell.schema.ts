import { z } from "zod";

const profiles = ["bluesky", "furaffinity", "deviantart", "twitch", "youtube", "telegram"] as const;
const others = ["donate", "badgeCampaign", "fanArtForm", "printOnDemand", "stickerPack"] as const;

/** content/links.yaml: addresses outside this site. */
export const linksSchema = z.strictObject({
  links: z.record(z.enum([...profiles, ...others]), z.url()),
  /** The artist's account in the fediverse, credited where a page is shared. */
  fediverse: z.strictObject({ account: z.string(), href: z.url() }),
  /** The e-mail address in two parts, to hide it from harvesters. */
  email: z.strictObject({ user: z.string(), host: z.string() }),
  /** The social links of the footer, in order. */
  socialLinks: z.array(z.strictObject({ name: z.string(), href: z.url() })),
});

const path = z.string().regex(/^\//, "must begin with /");

const menuLink = z.strictObject({
  label: z.string(),
  to: path,
  /** It is not current on pages below its own. */
  exact: z.literal(true).optional(),
  /** It is current on these addresses and below them, too. */
  covers: z.array(path).optional(),
  /** The comic whose bookmark is linked below it. */
  comic: z.string().optional(),
});

const submenu = z.strictObject({
  label: z.string(),
  /** Part of element ids. */
  id: z.string().regex(/^[a-z-]+$/, "must be small letters and hyphens"),
  entries: z.array(menuLink),
});

/** content/menus.yaml: the navigation of the main site and of the guild sub-site. */
export const menusSchema = z.strictObject({
  mainMenu: z.array(z.union([menuLink, submenu])),
  guildMenu: z.array(z.union([menuLink, submenu])),
});

export type MenuLink = z.output<typeof menuLink>;
export type Submenu = z.output<typeof submenu>;
/** An entry of a menu: a link, or a titled submenu of links. */
export type MenuEntry = MenuLink | Submenu;
