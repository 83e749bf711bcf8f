import { Paw } from "~/ui/paw";
import type { AlertType } from "./events";
import cheerFigure from "./drawings/cheer.svg";
import followFigure from "./drawings/follow.svg";
import giftFigure from "./drawings/gift.svg";
import chase from "./drawings/raider-chase.svg";
import katrina from "./drawings/raider-katrina.svg";
import preston from "./drawings/raider-preston.svg";
import ruby from "./drawings/raider-ruby.svg";
import snow from "./drawings/raider-snow.svg";
import tamsin from "./drawings/raider-tamsin.svg";
import vixy from "./drawings/raider-vixy.svg";
import subFigure from "./drawings/sub.svg";
import { part } from "./looks/part";
import { Trimmings } from "./trimmings";

const ribbons: Readonly<Record<AlertType, string>> = {
  follow: "New follower",
  sub: "New subscriber",
  gift: "Gifted subs",
  cheer: "Cheer",
  raid: "Raid!",
};

/**
 * An alert without its words, for a template: the overlay's program fills the slots of a copy. All looks
 * have this markup.
 */
export function AlertCard({ type }: { type: AlertType }) {
  return (
    <article className={`${part("alert")} ${part(type)}`}>
      {type === "raid" ? <Pack /> : <Figure type={type} />}
      <div className={part("card")}>
        <p className={part("ribbon")} data-slot="tally">
          {ribbons[type]}
        </p>
        <div
          className={`${part("words")} ${type === "cheer" || type === "raid" ? part("late") : ""}`}
        >
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
      <Trimmings type={type} />
    </article>
  );
}

const figures = { follow: followFigure, sub: subFigure, gift: giftFigure, cheer: cheerFigure };

function Figure({ type }: { type: keyof typeof figures }) {
  return <img className={part("figure")} src={figures[type]} alt="" width="512" height="512" />;
}

/** Those who come along on a raid. */
function Pack() {
  return (
    <div className={part("pack")}>
      {[tamsin, snow, katrina, chase, vixy, preston, ruby].map((head) => (
        <img key={head} src={head} alt="" width="512" height="512" />
      ))}
    </div>
  );
}
