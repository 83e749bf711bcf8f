import { mobileMedia } from "~/ui/picture-address";
import type { Screen } from "./copy";

/** Which of a picture's two sizes this window shows. */
export function currentScreen(): Screen {
  return matchMedia(mobileMedia).matches ? "phone" : "desktop";
}
