import { z } from "zod";

const profiles = ["bluesky", "furaffinity", "deviantart", "twitch", "youtube", "telegram"] as const;
const others = ["donate", "badgeCampaign", "fanArtForm", "printOnDemand", "stickerPack"] as const;

/** content/links.yaml: addresses outside this site. */
export const linksSchema = z.strictObject({
  links: z.record(z.enum([...profiles, ...others]), z.url()),
  /** The artist's account in the fediverse: who shares a page there credits it, and it shows this site as its own. */
  fediverse: z.strictObject({ account: z.string(), href: z.url() }),
  /** The two halves of the e-mail address; nothing that harvesters read may hold them joined. */
  email: z.strictObject({ user: z.string(), host: z.string() }),
  /** The social links of the footer, in order. */
  socialLinks: z.array(z.strictObject({ name: z.string(), icon: z.enum(profiles) })),
});

const path = z.string().regex(/^\//, "must begin with /");

const menuLink = z.strictObject({
  label: z.string(),
  to: path,
  /** It stands for its page alone, and not for those below it. */
  exact: z.literal(true).optional(),
  /** It stands for these addresses, too, and for those below them. */
  covers: z.array(path).optional(),
  /** The comic it leads to: readers find the way back to their page below it. */
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
