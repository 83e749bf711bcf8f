import { Paw } from "~/ui/paw";
import type { AlertType } from "./events";
import gem from "./drawings/gem.svg";
import { part } from "./looks/part";
import styles from "./trimmings.module.css";

const counts = { paws: 6, hearts: 7, confetti: 16, gems: 8 } as const;

function times(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** What flies around an alert: paw prints, hearts, confetti, gems. A raid has its pack. */
export function Trimmings({ type }: { type: AlertType }) {
  switch (type) {
    case "follow":
      return (
        <div className={`${styles.trail} ${part("trail")}`} aria-hidden="true">
          {times(counts.paws).map((paw) => (
            <Paw key={paw} fill="#f08a3c" />
          ))}
        </div>
      );
    case "sub":
      return (
        <div className={`${styles.flying} ${styles.hearts}`} aria-hidden="true">
          {times(counts.hearts).map((heart) => (
            <svg key={heart} viewBox="0 0 32 30">
              <path d="M16 28C4 19 1 13 3 8c3-7 10-6 13 0 3-6 10-7 13 0 2 5-1 11-13 20Z" />
            </svg>
          ))}
        </div>
      );
    case "gift":
      return (
        <div className={`${styles.flying} ${styles.confetti}`} aria-hidden="true">
          {times(counts.confetti).map((piece) => (
            <i key={piece} />
          ))}
        </div>
      );
    case "cheer":
      return (
        <div className={`${styles.flying} ${styles.gems}`} aria-hidden="true">
          {times(counts.gems).map((piece) => (
            <img key={piece} src={gem} alt="" width="128" height="128" />
          ))}
        </div>
      );
    case "raid":
      return null;
  }
}
