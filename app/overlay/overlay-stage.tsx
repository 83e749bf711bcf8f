import type { ComponentProps, CSSProperties } from "react";
import { Paw } from "~/ui/paw";
import "~/styles/overlay.css";
import { alertTypes, type AlertType } from "./events";
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
const drawings = import.meta.glob<string>("./stage/drawings/*.svg", { eager: true, import: "default" });
const sounds = import.meta.glob<string>("./loop/sounds/*.mp3", { eager: true, import: "default" });
const raiders = ["tamsin", "snow", "katrina", "chase", "vixy", "preston", "ruby"];
/** Horizontal position from -1 to 1, start in seconds, and size of each flying piece. */
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

/** The classes of a part of an alert in all looks; `data-look` of the stage selects one. */
function part(name: string): string {
  return [alertStyles, cardStyles, bannerStyles, stickerStyles]
    .flatMap((look) => look[name] ?? [])
    .join(" ");
}

/** The document of the overlay: a template of each alert, and the program that fills copies of them. */
export function OverlayStage() {
  return (
    <main className={`centered ${styles.stage}`} data-overlay="">
      <h1 className="visually-hidden">Stream alerts</h1>
      {alertTypes.map((type) => (
        <template key={type} data-alert={type} data-sound={sounds[`./loop/sounds/${type}.mp3`]}>
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
          {raiders.map((name) => (
            <OverlayDrawing key={name} name={`raider-${name}`} />
          ))}
        </div>
      ) : (
        <OverlayDrawing name={type} className={part("figure")} />
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
        <span className={`centered ${part("picture")}`} data-slot="picture">
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

function OverlayDrawing({ name, ...props }: { name: string } & ComponentProps<"img">) {
  return (
    <img src={drawings[`./stage/drawings/${name}.svg`]} alt="" width={512} height={512} {...props} />
  );
}

const heart = (
  <svg viewBox="0 0 32 30">
    <path d="M16 28C4 19 1 13 3 8c3-7 10-6 13 0 3-6 10-7 13 0 2 5-1 11-13 20Z" />
  </svg>
);

/** What flies around an alert. */
const flying = {
  sub: { className: decorations.hearts, count: 7, piece: heart },
  gift: { className: decorations.confetti, count: 16, piece: null },
  cheer: {
    className: decorations.gems,
    count: 8,
    piece: <OverlayDrawing name="gem" width={128} height={128} />,
  },
};

function Decorations({ type }: { type: AlertType }) {
  if (type === "raid") return null;
  if (type === "follow") {
    return (
      <div className={`${decorations.trail} ${part("trail")}`} aria-hidden="true">
        {[0.9, 1.2, 1.5, 1.8, 2.1, 2.4].map((wait) => (
          <span key={wait} style={cssVariables({ "--wait": `${wait}s` })}>
            <Paw fill="#f08a3c" />
          </span>
        ))}
      </div>
    );
  }
  const { className, count, piece } = flying[type];
  return (
    <div className={`${decorations.flying} ${className}`} aria-hidden="true">
      {[...pieces, ...pieces].slice(0, count).map(([across, wait, size], index) => {
        const style = cssVariables({ "--across": across, "--wait": `${wait}s`, "--size": size });
        return (
          <span key={index} style={style}>
            {piece}
          </span>
        );
      })}
    </div>
  );
}

const cssVariables = (variables: Record<`--${string}`, string | number>) =>
  variables as CSSProperties;
