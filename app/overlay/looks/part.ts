import shared from "../alert.module.css";
import banner from "./banner.module.css";
import card from "./card.module.css";
import sticker from "./sticker.module.css";

/** The classes of a part of an alert in all looks: which of them count is said by the stage. */
export function part(name: string): string {
  return [shared, card, banner, sticker].flatMap((look) => look[name] ?? []).join(" ");
}
