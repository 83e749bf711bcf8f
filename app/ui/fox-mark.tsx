import { Drawing } from "./drawing";
import fox from "./drawings/fox.svg?raw";

/** The logo of the main site: Chase's face. */
export function FoxMark() {
  return <Drawing svg={fox} />;
}
