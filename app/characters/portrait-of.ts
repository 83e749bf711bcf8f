import type { CharacterWords } from "./api.server";
import { portraits, type Portrait } from "./portraits";

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
