import * as to from "~/addresses";
import aliases from "~content/world/aliases.yaml";
import bestiary from "~content/world/bestiary.yaml";
import deities from "~content/world/deities.yaml";
import glossary from "~content/world/glossary.yaml";
import eras from "~content/world/history.yaml";
import landmarks from "~content/world/landmarks.yaml";
import { findOwn } from "~/find-own";
import { decodeSegment } from "~/own-path";
import { toSearchText, type SearchEntry, type SearchList } from "~/search/search-entry";
import { fold } from "~/ui/search-words";
import { fetchWorldContent, fetchWorldTopics } from "./api.server";
import {
  bestiaryTopics,
  botanaryTopics,
  classTopics,
  creatureTopics,
  elementTopics,
  fragmentsOf,
  plantTopics,
  type Topic,
} from "./topics";

/** Lists the search entries of topic pages, and of things on shared pages, such as landmarks. */
export const searchEntries = () => [
  ...bestiaryTopics.flatMap((section, at) => [
    toEntry(section, "Bestiary", [bestiary[at]!.intro]),
    async () => {
      const names = await fetchWorldTopics({ topic: section.slug });
      return creatureTopics(names, section.slug).map((topic) => toPage(topic, section.name));
    },
  ]),
  listBotanary,
  ...elementTopics.map((topic) => toPage(topic, "Elements")),
  ...classTopics.map((topic) => toPage(topic, "Classes")),
  ...listParts(),
];

/** Lists the subsections of the botanary with the plants that the subsections' pages link. */
async function listBotanary(): Promise<SearchList[]> {
  const sections = botanaryTopics(await fetchWorldTopics({ topic: "botanary" }));
  return sections.map((section) => async () => {
    const content = await fetchWorldContent("botanary", section.slug);
    const plants = plantTopics(section.slug, content);
    return [
      toEntry(section, "Botanary", fragmentsOf(content).map(toSearchText)),
      ...plants.map((plant) => toPage(plant, section.name)),
    ];
  });
}

/** Lists the named parts of pages, and for each name only the first part. */
function listParts(): SearchEntry[] {
  const parts = [
    ...landmarks.map(({ slug, name, kind, era, text }) => {
      const map = to.geography(era === "pre" ? "pre-cataclysm" : undefined);
      return toPart(name, `${map}#${slug}`, "Geography", `A ${kind}. ${text}`);
    }),
    ...eras.flatMap(({ slug: era, ages }) =>
      ages.map(({ slug, name, years, text }) =>
        toPart(name, `${to.history(era)}#${slug}`, "History", `${years}. ${text}`),
      ),
    ),
    ...glossary.map(({ term, link, definition }) => toPart(term, link, "Glossary", definition)),
    ...deities.map(({ name, line }) => toPart(name, to.pantheon, "Pantheon", line)),
  ];
  const known = new Set<string>();
  return parts.filter(({ names: [name = ""] }) => known.size < known.add(fold(name)).size);
}

const toPart = (name: string, address: string, place: string, text: string): SearchEntry => ({
  group: "World",
  names: [name],
  to: address,
  isPart: true,
  place,
  texts: [text],
});

const toEntry = ({ name, path, plate, line = "" }: Topic, place: string, texts: string[] = []) => ({
  group: "World" as const,
  to: path,
  place,
  names: [name, ...(findOwn(aliases, name) ?? [])],
  texts: [line, ...texts].filter(Boolean),
  picture: plate,
});

const toPage = (topic: Topic, place: string): SearchEntry => ({
  ...toEntry(topic, place),
  read: async () => {
    const [, , section = "", subsection = "", slug] = topic.path.split("/").map(decodeSegment);
    const content = await fetchWorldContent(section, subsection, slug);
    return { texts: fragmentsOf(content).map(toSearchText) };
  },
});
