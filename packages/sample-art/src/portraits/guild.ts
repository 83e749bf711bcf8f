import { cast, type CastName } from "../cast";
import { box, fill, glow, gradient, svgDocument } from "../pen";
import type { Picture } from "../picture";
import { guildCast } from "./guild-cast";
import { brassFrame } from "./brass-frame";
import { banner, beams, hallWall, hangingLantern } from "./hall";
import { seat } from "./stage";

/** A guild member's registry portrait, framed in brass. */
export function drawMember(who: string): Picture | undefined {
  const member = Object.hasOwn(guildCast, who) ? guildCast[who as CastName] : undefined;
  if (!member) return undefined;
  const [width, height] = [900, 1200];
  const { sitter, height: tall, aside = 0 } = member;
  const shade = gradient(
    [
      [0.5, "#2a1408", 0],
      [1, "#2a1408", 0.6],
    ],
    "round",
  );
  const art =
    hallWall(width, height, who, 860) +
    banner(450, 60, 330, 560) +
    beams(width, height, [34, 790], 76) +
    hangingLantern(196, 250, 0.8) +
    hangingLantern(704, 250, 0.8) +
    shade.defs +
    `<rect x="-160" y="-160" width="${width + 320}" height="${height + 320}" fill="${shade.ref}"/>` +
    glow(450, 620, 520, "#ffe6a8", 0.5) +
    fill(`M240,1180a230,34 0 1 1 460,0a230,34 0 1 1 -460,0Z`, "#1a0c08", 0.3) +
    seat(sitter, { x: 450 + aside, y: 1150, height: tall }) +
    box(0, 0, width, height, "#f2b04a", 0.05) +
    brassFrame(width, height, cast[sitter.who].name);
  return { width, height, svg: svgDocument(width, height, art) };
}
