/**
 * The addresses of the site's pages and files: `import * as to from "~/addresses"`. A feature whose
 * addresses nothing else links has them in its own `addresses.ts`.
 */

import type { PageRef } from "./page-ref";
import { withQuery, type Query } from "./with-query";

const segment = encodeURIComponent;

export const home = "/";
export const guild = "/cga";
export const contact = "/contact";
export const guildContact = "/cga/contact";
export const shop = "/shop";
export const stickers = "/telegram-stickers";
/** The address that redirects to the sticker pack in Telegram. */
export const installStickers = "/telegram-stickers/install";
export const commissions = "/commissions";
export const commissionTerms = "/commissions/tos";
/** The commission status as JSON. */
export const commissionStatus = "/commissions/status";
export const search = (q?: string) => withQuery("/search", { q });
/** The address that stores a posted preference in a cookie. */
export const preferences = "/preferences";
/** The address that redirects a posted form to a social network. */
export const share = "/share";
/** The page about following the comic, to which feeds redirect browsers. */
export const follow = "/follow";
/** The artist's RSS feed, at the same path as on the upstream. */
export const newsFeed = "/v1/rss/feeds/chase";
export const manifest = "/manifest.webmanifest";

/** A preview image, 1200 by 630 pixels, made of a picture on the picture host. */
export const preview = (path: string) => `/preview/${path.split("/").map(segment).join("/")}`;

type SubSite = "main" | "guild" | "none";
/** The error page of the main site or of the guild. */
export const errorPage = (subSite: SubSite, query?: Query) =>
  withQuery(subSite === "guild" ? "/cga/error" : "/error", query);
/** The page for missing addresses of the main site or the guild. @param from the missing address */
export const missingPage = (subSite: SubSite, from?: string) =>
  withQuery(subSite === "guild" ? "/cga/404" : "/404", { from });

/** The maximum number of pages of a chapter that is shown whole, as a scroll or as text. */
export const MAX_WHOLE_PAGES = 300;

/** The address that redirects to the comic of this site. */
export const ownComic = "/comics";
export const comic = (slug: string) => `/comics/${segment(slug)}`;
export const comicFeed = (slug: string) => `${comic(slug)}/feed.atom`;
export const latestPage = (slug: string) => `${comic(slug)}/latest`;
/** The address of one comic page in the reader. */
export const page = (slug: string, ref: PageRef) => `${chapter(slug, ref.chapter)}/${ref.page}`;

interface ResumedRef extends PageRef {
  imageId?: string | undefined;
  /** The address of the bookmarked page, if that page is gone and the nearest page is shown. */
  from?: string | undefined;
}
/** The address that resumes a bookmark at the page with the picture or at the nearest page. */
export const resumePage = (slug: string, { imageId = "page", from, ...ref }: ResumedRef) =>
  withQuery(page(slug, ref), { resume: imageId, from });
/** The address that resumes a bookmark in a scroll. Servers get the query, but no fragment. */
export function resumeScroll(slug: string, { imageId = "page", from, chapter, page }: ResumedRef) {
  const address = withQuery(scroll(slug, { chapter }), { page, resume: imageId, from });
  return `${address}#page-${page}`;
}
/** The address that redirects to the first page of a chapter. */
export const chapter = (slug: string, number: number) => `${comic(slug)}/${number}`;
/** The landing page of a comic that lists the pages of one chapter. */
export const openChapter = (slug: string, number: number) =>
  `${comic(slug)}?open=${number}#chapter-${number}`;
/** The page that lists the chapters that the browser has saved. */
export const savedChapters = (slug: string) => `${comic(slug)}/saved`;
/** The page that transfers the reading state to another device. */
export const syncPage = "/reading";

/** The address of a chapter as one scroll, or of a page within the scroll. */
export const scroll = (slug: string, at: Partial<PageRef> & Pick<PageRef, "chapter">) =>
  `${chapter(slug, at.chapter)}/scroll${at.page === undefined ? "" : `#page-${at.page}`}`;

/** The address of a chapter as text, or of a page within the text. */
export const text = (slug: string, number: number, page?: number) =>
  `${chapter(slug, number)}/text${page === undefined ? "" : `#page-${page}`}`;

/** The path prefix of the characters of the comic or of the guild. */
export type Cast = "characters" | "cga/characters";
export const characters = (cast: Cast = "characters") => `/${cast}`;
export const character = (name: string, cast?: Cast) => `${characters(cast)}/${segment(name)}`;
export const chaseMagic = "/chasemagic";

export const world = "/world";
/** The address of a list in the world section; nested lists have paths like `magic/elements`. */
export const shelf = (path: string) => `/world/${path}`;
/** The address of an entry of a list in the world section. */
export const topic = (path: string, slug: string) => `${shelf(path)}/${segment(slug)}`;
export const pantheon = /* @__PURE__ */ shelf("religion/pantheon");
export const commonLanguage = (query?: Query) => withQuery(shelf("languages/common"), query);

/** The slug of an era in the addresses of the map and the history, which omit the default era. */
export type EraSlug = "post-cataclysm" | "pre-cataclysm";
const unlessToday = (era?: EraSlug) => (era === "post-cataclysm" ? undefined : era);
export const geography = (era?: EraSlug) =>
  withQuery(shelf("geography"), { era: unlessToday(era) });
export const history = (ages: EraSlug) => withQuery(shelf("history"), { ages: unlessToday(ages) });

export const galleries = "/galleries";
export const gallery = (slug: string) => `/galleries/${segment(slug)}`;
export const galleryItem = (slug: string, id: string) => `${gallery(slug)}/${segment(id)}`;

export const schedule = "/stream#schedule";
/** The stream schedule as an iCalendar file. */
export const calendar = "/stream/schedule.ics";
export const superAnimalRoyale = "/stream/sar";
export const gymChallenge = "/stream/pokemon/gym-challenge";
/** The page with the badges of a challenger. */
export const player = (name: string) => `${gymChallenge}/players/${segment(name)}`;

export const starterSetup = "/choose-your-starter";
export const fursonaGenerator = "/fursona-generator";
/** The fursona generator with the result that is sealed in `r`. */
export const fursona = (r: string) => withQuery("/fursona-generator", { r });
export const fursonaSpecies = "/fursona-generator/list";
export const fursonaPreview = (r: string) => withQuery("/fursona-generator/preview.png", { r });
export const tfGenerator = "/tf-generator";
/** The form of the transformation generator, filled in with the choices of a result. */
export const tfGeneratorLike = (r: string) => withQuery(tfGenerator, { r });
export const transformationSpecies = "/tf-generator/list";
export const transformation = (query?: Query) => withQuery("/tf-generator/result", query);
export const transformationPreview = (r: string) => withQuery("/tf-generator/preview.png", { r });

export const patchNotes = (version?: string) => withQuery("/patch-notes", { version });

/** The page with the alerts of the stream, for broadcast software. */
export const overlay = "/ex/overlay";
