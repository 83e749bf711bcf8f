/** The page of a creature in the field guide; its picture lies at the same path. */
const bestiaryPage = /^\/(world\/bestiary\/[a-z0-9-]+\/[a-z0-9-]+)$/;

/**
 * Where the picture of a creature lies on the picture host, four to three.
 *
 * @param link of the creature's page; nothing for one outside of the bestiary
 */
export function portraitPath(link: string): string | undefined {
  const [, page] = bestiaryPage.exec(link) ?? [];
  return page && `${page}.png`;
}
