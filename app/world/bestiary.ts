/** A subsection of the bestiary, /world/bestiary/{slug}. */
export interface BestiarySubsection {
  slug: "anthro" | "aspect" | "draconic" | "feral" | "monster" | "floradon";
  name: string;
  line: string;
  intro: string;
}

export const bestiarySubsections: readonly BestiarySubsection[] = [
  {
    slug: "anthro",
    name: "Anthro",
    line: "The peoples: most of the folk you will meet.",
    intro:
      "Anthros are most of the folk of Casarok, and probably you. They are set down here by people, since that is how they set down themselves; how any one of them will behave is between them and their mother.",
  },
  {
    slug: "aspect",
    name: "Aspect",
    line: "Spirits of an idea, given a body.",
    intro:
      "When enough folk mean the same thing for long enough, the meaning may stand up and put on a body. That is an aspect. They are not gods, having no duties, and they are not ghosts, having never been anyone else.",
  },
  {
    slug: "draconic",
    name: "Draconic",
    line: "Scaled, long-lived, opinionated.",
    intro:
      "Drakes, wyrms, lindworms and the great furred dragons of the north. All draconics share cold blood, warm opinions and a tendency to be mistaken for landscape.",
  },
  {
    slug: "feral",
    name: "Feral",
    line: "The beasts of field, wood and road.",
    intro:
      "Ferals are beasts: they go on four feet or more, keep no accounts and are nobody’s ancestors, whatever is said after supper. Most of them are kind if you are. One of them is a goose.",
  },
  {
    slug: "monster",
    name: "Monster",
    line: "What went wrong, and stayed.",
    intro:
      "A monster is not just anything with teeth. It is something that ought not to have happened: a curse with no owner, a grief with legs, a page nobody read. Nearly all of them can be put right, and the entries say how.",
  },
  {
    slug: "floradon",
    name: "Floradon",
    line: "Plants that walk.",
    intro:
      "Floradons are plants that got up. They think slowly, feel a good deal and do not care to be called shrubs. The rooted sort are kept in the botanary.",
  },
];
