import * as to from "~/addresses";
import { indexPages, findSimilarPages, type KnownPage } from "~/shell/similar-pages";
import { breadcrumbs } from "~/world/breadcrumbs";
import { charities } from "~content/charities.yaml";
import comics from "~content/comics.yaml";
import downloads from "~content/downloads.yaml";
import galleries from "~content/galleries.yaml";
import landmarks from "~content/world/landmarks.yaml";
import { bestiaryTopics, classTopics, elementTopics } from "~/world/topics";
import { listedPages } from "../[sitemap.xml]/pages.server";

let index: ReturnType<typeof indexPages> | undefined;

/** The pages of the site whose addresses and names are most similar to a wrong address. */
export function findSimilarKnownPages(address: string): KnownPage[] {
  index ??= indexPages(knownPages());
  return findSimilarPages(index, address);
}

/** Whether a path is the address of a page without parameters. */
export function isKnownPage(pathname: string): boolean {
  return knownPages().some((page) => page.to === pathname);
}

/** All pages without parameters, and the topics and landmarks that are known without the upstream. */
function knownPages(): KnownPage[] {
  const own = listedPages().filter((address) => !/[$]|^\/$/.test(address));
  const comicPages = Object.keys(comics).map(to.comic);
  return [
    ...[...own, ...comicPages, ...galleries.map(({ slug }) => to.gallery(slug))].map((path) => ({
      to: path,
      name: breadcrumbs(path.replace(/^\/cga/, "/caudalglen"))
        .map(({ name }) => name)
        .join(" › "),
    })),
    ...[...bestiaryTopics, ...elementTopics, ...classTopics].map(({ path, name }) => ({
      to: path,
      name,
    })),
    ...charities.map(({ slug, name }) => ({ to: to.charity(slug), name })),
    ...downloads.map(({ id, name }) => ({ to: to.download(id), name })),
    ...landmarks.map(({ slug, name, era }) => ({
      to: `${to.geography(era === "pre" ? "pre-cataclysm" : undefined)}#${slug}`,
      name,
    })),
  ];
}
