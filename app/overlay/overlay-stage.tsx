import type { CSSProperties, ReactNode } from "react";
import { Paw } from "~/ui/paw";
import "~/styles/overlay.css";
import { alertTypes, type AlertType } from "./events";
import cheerFigure from "./drawings/cheer.svg";
import followFigure from "./drawings/follow.svg";
import gem from "./drawings/gem.svg";
import giftFigure from "./drawings/gift.svg";
import chase from "./drawings/raider-chase.svg";
import katrina from "./drawings/raider-katrina.svg";
import preston from "./drawings/raider-preston.svg";
import ruby from "./drawings/raider-ruby.svg";
import snow from "./drawings/raider-snow.svg";
import tamsin from "./drawings/raider-tamsin.svg";
import vixy from "./drawings/raider-vixy.svg";
import subFigure from "./drawings/sub.svg";
import cheerSound from "./sounds/cheer.mp3";
import followSound from "./sounds/follow.mp3";
import giftSound from "./sounds/gift.mp3";
import raidSound from "./sounds/raid.mp3";
import subSound from "./sounds/sub.mp3";
import alertStyles from "./alert.module.css";
import bannerStyles from "./looks/banner.module.css";
import cardStyles from "./looks/card.module.css";
import stickerStyles from "./looks/sticker.module.css";
import decorations from "./decorations.module.css";
import styles from "./stage.module.css";
// A program of its own, without React: a browser source stays open for hours.
import program from "./run-overlay?script-url";

const ribbons: Readonly<Record<AlertType, string>> = {
  follow: "New follower",
  sub: "New subscriber",
  gift: "Gifted subs",
  cheer: "Cheer",
  raid: "Raid!",
};
const sounds: Readonly<Record<AlertType, string>> = {
  follow: followSound,
  sub: subSound,
  gift: giftSound,
  cheer: cheerSound,
  raid: raidSound,
};
const figures = { follow: followFigure, sub: subFigure, gift: giftFigure, cheer: cheerFigure };
/** Horizontal position from -1 to 1, start in seconds, and size of each flying piece; more repeat them. */
const pieces = [
  [-0.92, 0.5, 1],
  [0.36, 1.3, 0.75],
  [-0.3, 0.7, 1.2],
  [0.72, 1.7, 0.8],
  [0.05, 1, 1],
  [-0.62, 1.9, 0.7],
  [0.95, 0.8, 1.1],
  [0.55, 1.5, 0.7],
] as const;
const raiders = [tamsin, snow, katrina, chase, vixy, preston, ruby];

/** The classes of a part of an alert in all looks; `data-look` of the stage selects one. */
function part(name: string): string {
  return [alertStyles, cardStyles, bannerStyles, stickerStyles]
    .flatMap((look) => look[name] ?? [])
    .join(" ");
}

/** The document of the overlay: a template of each alert, and the program that fills copies of them. */
export function OverlayStage() {
  return (
    <main className={styles.stage} data-overlay="">
      <h1 className="visually-hidden">Stream alerts</h1>
      {alertTypes.map((type) => (
        <template key={type} data-alert={type} data-sound={sounds[type]}>
          <Alert type={type} />
        </template>
      ))}
      <noscript>
        <p className={styles.noscript}>The alerts need JavaScript.</p>
      </noscript>
      <script type="module" src={program} />
    </main>
  );
}

/** An alert without texts: `view.ts` fills the slots. */
function Alert({ type }: { type: AlertType }) {
  const isLate = type === "cheer" || type === "raid";
  return (
    <article className={`${part("alert")} ${part(type)}`} data-alert-type={type}>
      {type === "raid" ? (
        <div className={part("pack")}>
          {raiders.map((head) => (
            <img key={head} src={head} alt="" width="512" height="512" />
          ))}
        </div>
      ) : (
        <img className={part("figure")} src={figures[type]} alt="" width="512" height="512" />
      )}
      <div className={part("card")}>
        <p className={part("ribbon")} data-slot="tally">
          {ribbons[type]}
        </p>
        <div className={`${part("words")} ${isLate ? part("late") : ""}`}>
          <p className={part("name")}>
            <bdi data-slot="name" />
          </p>
          <p className={part("line")} data-slot="line" />
        </div>
        <span className={part("picture")} data-slot="picture">
          <Paw fill="#b3450f" className={part("paw")} />
        </span>
      </div>
      {(type === "sub" || type === "cheer") && (
        <p className={`${part("message")} ${part("late")}`} data-bubble="">
          <bdi data-slot="message" />
        </p>
      )}
      <Decorations type={type} />
    </article>
  );
}

function Decorations({ type }: { type: AlertType }) {
  switch (type) {
    case "follow":
      return (
        <div className={`${decorations.trail} ${part("trail")}`} aria-hidden="true">
          {repeat(6, (index) => (
            <span key={index} style={cssVariables({ "--wait": `${0.9 + 0.3 * index}s` })}>
              <Paw fill="#f08a3c" />
            </span>
          ))}
        </div>
      );
    case "sub":
      return (
        <Flying className={decorations.hearts} count={7}>
          <svg viewBox="0 0 32 30">
            <path d="M16 28C4 19 1 13 3 8c3-7 10-6 13 0 3-6 10-7 13 0 2 5-1 11-13 20Z" />
          </svg>
        </Flying>
      );
    case "gift":
      return <Flying className={decorations.confetti} count={16} />;
    case "cheer":
      return (
        <Flying className={decorations.gems} count={8}>
          <img src={gem} alt="" width="128" height="128" />
        </Flying>
      );
    case "raid":
      return null;
  }
}

interface FlyingProps {
  className: string | undefined;
  count: number;
  children?: ReactNode;
}

function Flying({ className, count, children }: FlyingProps) {
  return (
    <div className={`${decorations.flying} ${className}`} aria-hidden="true">
      {repeat(count, (index) => {
        const [across, wait, size] = pieces[index % pieces.length]!;
        const style = cssVariables({ "--across": across, "--wait": `${wait}s`, "--size": size });
        return (
          <span key={index} style={style}>
            {children}
          </span>
        );
      })}
    </div>
  );
}

const cssVariables = (variables: Record<`--${string}`, string | number>) =>
  variables as CSSProperties;

function repeat<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
