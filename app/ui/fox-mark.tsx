import { Drawing } from "./drawing";
import fox from "./drawings/fox.svg?raw";

/** Chase's face: the logo of the main site. */
export function FoxMark() {
  return <Drawing svg={fox} />;
}
