import * as to from "~/addresses";
import { data } from "@remix-run/node";
import { readMissingPath } from "~/http/missing-page.server";
import { indexPages, findSimilarPages, type KnownPage } from "~/shell/similar-pages";
import { breadcrumbs } from "~/world/breadcrumbs";
import landmarks from "~content/world/landmarks.yaml";
import { bestiaryTopics, classTopics, elementTopics } from "~/world/topics";
import { listedPages } from "../[sitemap.xml]/pages.server";

let index: ReturnType<typeof indexPages> | undefined;

/** The loader of the missing page. It makes no call: a failing upstream must not fail it. */
export function loadMissingPage(request: Request) {
  const path = readMissingPath(request);
  return data({ pages: path ? findSimilarKnownPages(path) : [] }, 404);
}

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
  return [
    ...[...own, to.comic("talechasers"), to.gallery("fan-art"), to.gallery("commissions")].map(
      (path) => ({
        to: path,
        name: breadcrumbs(path.replace(/^\/cga/, "/caudalglen"))
          .map(({ name }) => name)
          .join(" › "),
      }),
    ),
    ...[...bestiaryTopics, ...elementTopics, ...classTopics].map(({ path, name }) => ({
      to: path,
      name,
    })),
    ...landmarks.map(({ slug, name, era }) => ({
      to: `${to.geography(era === "pre" ? "pre-cataclysm" : undefined)}#${slug}`,
      name,
    })),
  ];
}
