import type { Starter } from "./rounds";
import { Picture } from "~/ui/picture";

/** A Pokémon's picture, in the colours of this one. Decorative: its name stands beside it. */
export function StarterPicture({ id, shiny }: Pick<Starter, "id" | "shiny">) {
  const path = `pokemon/${shiny ? "shiny/" : ""}${id}.png`;
  return <Picture path={path} alt="" size="small" width={480} height={480} />;
}
