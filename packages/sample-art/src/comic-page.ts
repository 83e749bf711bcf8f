import {
  drawCharacter,
  faceBox,
  pawsOf,
  type Box,
  type CastName,
  type Expression,
  type Facing,
  type FigurePlace,
  type Guise,
  type PoseName,
  type Prop,
} from "./cast";
import { balloonShapes, drawBalloon, drawSound, type BalloonKind } from "./comic/balloons";
import { pageSize, panelsOf, type LayoutName } from "./comic/layouts";
import { placeBalloons, type Placed, type Waiting } from "./comic/placement";
import { drawFoot, drawPaper, paper, type PageFoot } from "./comic/paper";
import { drawThing, type ThingName } from "./comic/things";
import { box, fill, group, oval, polygon, svgDocument, type Point } from "./pen";
import type { Picture } from "./picture";
import { drawForeground, drawScenery, type SettingName } from "./scenery";
import { between, seeded } from "./seeded";

/** How close the camera is to a figure. */
type Shot = "tiny" | "small" | "full" | "knee" | "waist" | "bust" | "face";

/** Somebody in a panel. */
interface FigureScript {
  who: CastName;
  pose?: PoseName;
  mood: Expression;
  facing?: Facing;
  /** Where across the panel, 0 to 1. */
  at: number;
  shot?: Shot;
  /** Raised (or, negative, lowered) by this share of the panel's height. */
  lift?: number;
  prop?: Prop;
  guise?: Guise;
  /** Sits in the paws of somebody named earlier in the panel (`at`, `shot` and `lift` then do not matter). */
  heldBy?: CastName;
}

/** Something said; `by` is who in the panel says it, or where the voice comes from. */
interface BalloonScript {
  kind?: BalloonKind;
  by?: CastName | "left" | "right" | "above" | { x: number; y: number };
  text: string;
  /** A place for its middle, in shares of the panel, when the usual one is not wanted. */
  at?: Point;
}

/** A drawn noise. */
interface SoundScript {
  text: string;
  x: number;
  y: number;
  size?: number;
  turn?: number;
  colour?: string;
}

/** A loose thing, in shares of the panel; `front` puts it before the figures. */
interface ThingScript {
  thing: ThingName;
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  front?: boolean;
}

/** One panel. */
export interface PanelScript {
  setting: SettingName;
  cast?: FigureScript[];
  things?: ThingScript[];
  balloons?: BalloonScript[];
  sounds?: SoundScript[];
  /** A colour laid thinly over the picture: evening, moonlight, alarm. */
  tint?: { colour: string; strength: number };
}

/** One page. */
export interface PageScript {
  layout: LayoutName;
  panels: PanelScript[];
}

// Height of the figure and of the middle of its head, in shares of the panel.
const shots: Record<Shot, { height: number; head?: number }> = {
  tiny: { height: 0.26 },
  small: { height: 0.44 },
  full: { height: 0.6 },
  knee: { height: 0.82, head: 0.56 },
  waist: { height: 1.04, head: 0.63 },
  bust: { height: 1.32, head: 0.66 },
  face: { height: 1.9, head: 0.66 },
};

function placeFigure(figure: FigureScript, frame: Box): FigurePlace {
  const {
    who,
    pose = "standing",
    mood,
    facing = "right",
    at,
    shot = "full",
    lift = 0,
    prop,
    guise,
  } = figure;
  const { height, head } = shots[shot];
  // A tall narrow panel must not be filled by one nose.
  const size = height * Math.min(frame.height, frame.width * 1.02);
  const ground = frame.height * 0.95;
  const foot = head === undefined ? ground : Math.max(ground, frame.height * head + size * 0.82);
  return {
    who,
    pose,
    expression: mood,
    facing,
    height: size,
    x: frame.x + frame.width * at,
    y: frame.y + foot - frame.height * lift,
    ...(prop ? { prop } : {}),
    ...(guise ? { guise } : {}),
    // Legs far below the frame need no ink.
    legs: head === undefined || shot === "knee",
  };
}

function groundShadow({ x, y, height }: FigurePlace): string {
  return fill(oval(x, y + height * 0.008, height * 0.2, height * 0.032), "#1a0c24", 0.26);
}

function boundsOf(corners: readonly Point[]): Box {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Where a tail should end: just short of the speaker's face, on the balloon's side. */
function tailTarget(placed: Placed, face: Box): Point {
  const [cx, cy] = [face.x + face.width / 2, face.y + face.height * 0.56];
  const [dx, dy] = [placed.x - cx, placed.y - cy];
  const reach = Math.max(Math.abs(dx) / (face.width / 2), Math.abs(dy) / (face.height / 2), 1);
  return [cx + (dx / reach) * 0.98, cy + (dy / reach) * 0.98];
}

/** The room a noise takes, pushed back inside its panel where it would be cut. */
function soundBox({ text, x, y, size = 90 }: SoundScript, frame: Box): Box {
  const width = text.length * size * 0.64 + 30;
  const height = size * 1.3;
  const inside = (middle: number, from: number, room: number, taken: number) =>
    Math.min(from + room - taken, Math.max(from, middle - taken / 2));
  return {
    x: inside(frame.x + frame.width * x, frame.x + 12, frame.width - 24, width),
    y: inside(frame.y + frame.height * y, frame.y + 8, frame.height - 16, height),
    width,
    height,
  };
}

/** A panel worked out: who stands where, and where the balloons go. */
export interface PanelPlan {
  figures: FigurePlace[];
  faces: Box[];
  balloons: readonly Placed[];
  targets: (Point | undefined)[];
}

/** Works out a panel before anything is drawn. */
export function planPanel(panel: PanelScript, corners: readonly Point[]): PanelPlan {
  const frame = boundsOf(corners);
  const figures: FigurePlace[] = [];
  for (const figure of panel.cast ?? []) {
    const place = placeFigure(figure, frame);
    const holder = figures.find(({ who }) => who === figure.heldBy);
    if (holder) {
      [place.x, place.y] = pawsOf(holder);
      place.height = holder.height * 0.27;
      place.legs = true;
    }
    figures.push(place);
  }
  const faces = figures.map(faceBox);
  const sounds = (panel.sounds ?? []).map((sound) => soundBox(sound, frame));
  const speakerOf = (by: BalloonScript["by"]): Box | undefined => {
    if (by === undefined) return undefined;
    if (typeof by === "object")
      return {
        x: frame.x + frame.width * by.x - 10,
        y: frame.y + frame.height * by.y - 10,
        width: 20,
        height: 20,
      };
    if (by === "left" || by === "right")
      return {
        x: by === "left" ? frame.x - 30 : frame.x + frame.width + 10,
        y: frame.y + frame.height * 0.4,
        width: 20,
        height: 20,
      };
    if (by === "above")
      return { x: frame.x + frame.width / 2, y: frame.y - 40, width: 20, height: 20 };
    return faces[figures.findIndex(({ who }) => who === by)];
  };
  const waiting = (panel.balloons ?? []).map(({ kind = "say", by, text, at }): Waiting => {
    const speaker = speakerOf(by);
    return {
      shapes: balloonShapes(kind, text, Math.min(frame.width - 40, 560)),
      ...(speaker ? { speaker } : {}),
      ...(at
        ? { fixed: [frame.x + frame.width * at[0], frame.y + frame.height * at[1]] as const }
        : {}),
    };
  });
  const balloons = placeBalloons(corners, waiting, faces, sounds);
  const targets = balloons.map((placed, i) => {
    const speaker = waiting[i]?.speaker;
    return speaker && placed.shape.kind !== "caption" ? tailTarget(placed, speaker) : undefined;
  });
  return { figures, faces, balloons, targets };
}

function drawPanel(
  panel: PanelScript,
  corners: readonly Point[],
  inset: boolean,
  seed: string,
): string {
  const frame = boundsOf(corners);
  const plan = planPanel(panel, corners);
  const chance = seeded(`frame ${seed}`);
  // No ruler: every corner is a little off.
  const drawn = corners.map(([x, y]): Point => [
    x + between(chance, -2.5, 2.5),
    y + between(chance, -2.5, 2.5),
  ]);
  const outline = polygon(drawn);
  const clip = `panel-${seed.replace(/[^a-z0-9]+/gi, "-")}`;
  const things = (front: boolean) =>
    (panel.things ?? [])
      .filter((thing) => (thing.front ?? false) === front)
      .map(({ thing, x, y, scale = 1, turn = 0 }) =>
        drawThing(thing, {
          x: frame.x + frame.width * x,
          y: frame.y + frame.height * y,
          scale,
          turn,
        }),
      )
      .join("");
  const standing = plan.figures.map((place, i) => {
    const { shot = "full", lift = 0, pose, heldBy } = panel.cast?.[i] ?? {};
    const grounded =
      !heldBy &&
      pose !== "lying" &&
      shots[shot].head === undefined &&
      Math.abs(lift) < 0.5 &&
      pose !== "leaping" &&
      pose !== "cheering";
    return (grounded ? groundShadow(place) : "") + drawCharacter(place);
  });
  const art =
    group(drawScenery(panel.setting, frame.width, frame.height, seed), { x: frame.x, y: frame.y }) +
    things(false) +
    standing.join("") +
    group(drawForeground(panel.setting, frame.width, frame.height, seed), {
      x: frame.x,
      y: frame.y,
    }) +
    things(true) +
    (panel.tint
      ? box(frame.x, frame.y, frame.width, frame.height, panel.tint.colour, panel.tint.strength)
      : "");
  const sounds = (panel.sounds ?? [])
    .map((sound) => {
      const { text, size = 90, turn = -8, colour = "#f2b53a" } = sound;
      const room = soundBox(sound, frame);
      return drawSound(text, {
        x: room.x + room.width / 2,
        y: room.y + room.height / 2,
        size,
        turn,
        colour,
      });
    })
    .join("");
  const balloons = plan.balloons
    .map((placed, i) =>
      drawBalloon(placed.shape, placed.x, placed.y, plan.targets[i], `${seed} ${i}`),
    )
    .join("");
  const edge = (width: number, colour: string) =>
    `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath>` +
    (inset ? edge(26, paper) : "") +
    `<g clip-path="url(#${clip})">${art}${sounds}${balloons}</g>` +
    edge(6.5, "#1f1420")
  );
}

/** Draws a page of the comic from its script. */
export function drawPage(script: PageScript, foot: PageFoot): Picture {
  const panels = panelsOf(script.layout)
    .map(({ corners, inset }, i) => {
      const panel = script.panels[i];
      return panel ? drawPanel(panel, corners, inset, `${foot.seed} ${i}`) : "";
    })
    .join("");
  return {
    ...pageSize,
    svg: svgDocument(
      pageSize.width,
      pageSize.height,
      drawPaper(foot.seed) + panels + drawFoot(foot),
    ),
  };
}
