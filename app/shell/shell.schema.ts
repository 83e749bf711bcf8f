import { z } from "zod";
import { definesName, pagePath, referringTo } from "../content-names";

const profiles = ["bluesky", "furaffinity", "deviantart", "twitch", "youtube", "telegram"] as const;
const others = ["donate", "fanArtForm", "printOnDemand", "stickerPack"] as const;

/** content/links.yaml: addresses outside this site. */
export const linksSchema = z.strictObject({
  links: z.record(z.enum([...profiles, ...others]), z.url()),
  /** The artist's fediverse account, credited in link previews. */
  fediverse: z.strictObject({
    account: z
      .string()
      .regex(/^@[\w.-]+@[\w-]+(?:\.[\w-]+)+$/, "must be an account such as @chase@furry.example"),
    href: z.url(),
  }),
  /** The last sentence of every page. */
  footerSentence: z.string(),
  /** The two parts of the e-mail address, which is hidden from address harvesters. */
  email: z.strictObject({
    user: z.string().regex(/^[\w.+-]+$/, "must be what is before the @"),
    host: z.string().regex(/^[\w.-]+$/, "must be what is after the @"),
  }),
  /** The social links of the footer, in order. */
  socialLinks: z.array(z.strictObject({ name: definesName("profile", z.string()), href: z.url() })),
});

const menuLink = z.strictObject({
  label: z.string(),
  to: pagePath,
  /** Set if the link is not marked as current on pages below its address. */
  exact: z.literal(true).optional(),
  /** Addresses at which, and below which, the link is current, in addition to its own. */
  covers: z.array(pagePath).optional(),
  /** The comic whose bookmark the menu links below this entry. */
  comic: referringTo("comic", z.string()).optional(),
  /** The kinds of readers of the comic who see the link; by default all readers. */
  shownTo: z.array(z.enum(["visitor", "underway", "caught-up", "saver"])).optional(),
});

const submenu = z.strictObject({
  label: z.string(),
  /** The unique part of the menu's element ids. */
  id: definesName("menu", z.string().regex(/^[a-z-]+$/, "must be small letters and hyphens")),
  entries: z.array(menuLink),
});

/** content/menus.yaml: the navigation of the main site and of the guild sub-site. */
export const menusSchema = z.strictObject({
  mainMenu: z.array(z.union([menuLink, submenu])),
  guildMenu: z.array(z.union([menuLink, submenu])),
  footerMenu: z.array(menuLink),
});

export type MenuLink = z.output<typeof menuLink>;
export type Submenu = z.output<typeof submenu>;
