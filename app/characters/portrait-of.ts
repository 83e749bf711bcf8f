import type { CharacterWords } from "./api.server";
import portraits from "~content/characters/portraits.yaml";
import type { Portrait } from "./characters.schema";

/**
 * What the pictures of a character show, for those who cannot see them: as somebody wrote it, else what the
 * record says of their looks.
 */
export function portraitOf(
  shortName: string,
  name: string,
  { species, gender, height, wears }: CharacterWords,
): Required<Portrait> {
  const written = Object.hasOwn(portraits, shortName) ? portraits[shortName] : undefined;
  const looks = [species, gender, height].filter(Boolean).join(", ");
  const sentences = [
    looks ? `${name} in full figure: ${looks}.` : `${name} in full figure.`,
    wears && `Wears: ${wears}.`,
  ];
  return {
    figure: written?.figure ?? sentences.filter(Boolean).join(" "),
    scene: written?.scene ?? `${name} in a scene of the story.`,
  };
}
