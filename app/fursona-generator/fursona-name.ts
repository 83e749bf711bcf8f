import { fullName } from "~/generators/choices";

/** What there is to say of a character in one breath. */
interface Named {
  modifier: string;
  name: string;
  subName: string;
}

/** A character as a phrase, from what it is made of to what it is: "Clockwork Arctic Fox". */
export function fursonaName(fursona: Named): string {
  const phrase = [fursona.modifier, fullName(fursona)].filter(Boolean).join(" ");
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** The same with its colours, for a post or a preview: "Clockwork Arctic Fox in Toothpaste". */
export function fursonaInColor(fursona: Named & { colors: readonly { name: string }[] }): string {
  const names = fursona.colors.flatMap(({ name }) => name || []);
  return names.length > 0
    ? `${fursonaName(fursona)} in ${list.format(names)}`
    : fursonaName(fursona);
}
