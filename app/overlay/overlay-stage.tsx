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
    <article className={`${part("alert")} ${part(type)}`}>
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
  if (type === "follow") {
    return (
      <div className={`${decorations.trail} ${part("trail")}`} aria-hidden="true">
        {repeat(6, (index) => (
          <Paw key={index} fill="#f08a3c" />
        ))}
      </div>
    );
  }
  if (type === "raid") return null;
  const [kind, shapes] = {
    sub: [
      decorations.hearts,
      repeat(7, (index) => (
        <svg key={index} viewBox="0 0 32 30">
          <path d="M16 28C4 19 1 13 3 8c3-7 10-6 13 0 3-6 10-7 13 0 2 5-1 11-13 20Z" />
        </svg>
      )),
    ],
    gift: [decorations.confetti, repeat(16, (index) => <i key={index} />)],
    cheer: [
      decorations.gems,
      repeat(8, (index) => <img key={index} src={gem} alt="" width="128" height="128" />),
    ],
  }[type];
  return (
    <div className={`${decorations.flying} ${kind}`} aria-hidden="true">
      {shapes}
    </div>
  );
}

function repeat<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
