import { capitalizeWords } from "~/ui/capitalize-words";

/** Derives a name from a slug for pages whose list of names could not be loaded. */
export function readableName(slug: string): string {
  return capitalizeWords(slug.replace(/-s(?=-|$)/g, "'s").replaceAll("-", " "));
}
