import type { CSSProperties, ReactNode } from "react";
import { Paw } from "~/ui/paw";
import type { AlertType } from "../loop/alerts";
import styles from "./decorations.module.css";
import { OverlayPicture } from "./overlay-picture";

/** Horizontal direction from -1 to 1, start in seconds, and size of each particle. */
const flights = [
  [-0.92, 0.5, 1],
  [0.36, 1.3, 0.75],
  [-0.3, 0.7, 1.2],
  [0.72, 1.7, 0.8],
  [0.05, 1, 1],
  [-0.62, 1.9, 0.7],
  [0.95, 0.8, 1.1],
  [0.55, 1.5, 0.7],
] as const;

const heart = (
  <svg viewBox="0 0 32 30" fill="#f0455f">
    <path d="M16 28C4 19 1 13 3 8c3-7 10-6 13 0 3-6 10-7 13 0 2 5-1 11-13 20Z" />
  </svg>
);

const confettiColors = ["#ee3f5c", "#ffd24a", "#7f6fe0", "#35b5a6"];

/** The particles that fly up behind an alert. */
const particles: Partial<Record<AlertType, (turn: number) => ReactNode>> = {
  sub: () => heart,
  gift: (turn) => (
    <svg viewBox="-8 -6 48 34" fill={confettiColors[turn % confettiColors.length]}>
      <rect width="32" height="22" rx="5" />
    </svg>
  ),
  cheer: () => <OverlayPicture name="gem" />,
};

/** The drawings that fly around an alert of a type. */
export function Decorations({ type }: { type: AlertType }) {
  const getParticle = particles[type];
  return (
    <div className={styles.decorations} aria-hidden="true">
      {getParticle &&
        flights.map(([across, wait, size], turn) => (
          <span
            key={turn}
            className={styles.flying}
            style={{ "--across": across, "--wait": `${wait}s`, "--size": size } as CSSProperties}
          >
            {getParticle(turn)}
          </span>
        ))}
      {type === "follow" &&
        flights.slice(2).map(([across], turn) => (
          <span key={across} className={styles.step} style={{ "--turn": turn } as CSSProperties}>
            <Paw fill="#f08a3c" />
          </span>
        ))}
    </div>
  );
}
