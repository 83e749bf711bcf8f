import type { CastName } from "../cast";
import { svgDocument } from "../pen";
import type { Draw, Picture } from "../picture";
import { drawMember } from "./guild";
import { drawGroupPhoto } from "./group-photo";
import { mainCast } from "./main-cast";
import { drawSplash } from "./splashes";
import { fitInto, seat } from "./stage";

function figurePortrait(who: string): Picture | undefined {
  const pose = Object.hasOwn(mainCast, who) ? mainCast[who as CastName] : undefined;
  if (!pose) return undefined;
  const [width, height] = [900, 1200];
  const spot = fitInto(pose.reach, { width, height, margin: 26 });
  return { width, height, svg: svgDocument(width, height, seat(pose.sitter, spot)) };
}

/** Portraits of the characters of both houses, and the guild's group photograph. */
export const drawPortrait: Draw = (path) => {
  if (path === "cga/guild.png") return drawGroupPhoto();
  const [, member] = /^cga\/characters\/([a-z]+)\/1\.png$/.exec(path) ?? [];
  if (member !== undefined) return drawMember(member);
  const [, who, number] = /^chase\/characters\/([a-z]+)\/([12])\.png$/.exec(path) ?? [];
  if (who === undefined) return undefined;
  return number === "1" ? figurePortrait(who) : drawSplash(who);
};
