import { useEffect, useRef, type PointerEvent } from "react";
import { pictureAddress } from "~/ui/picture-address";
import type { PinnedBadge } from "./badge-slots";
import { useSiteData } from "~/ui/site-data";
import "~/styles/stream.css";
import styles from "./badge-slot.module.css";

interface BadgeSlotProps {
  /** The name below the slot, for one that waits for a certain badge. */
  name?: string;
  pinned: PinnedBadge | undefined;
  /** Told when nobody looks at the badge any longer. */
  onLeave: () => void;
}

/**
 * A badge on its hook, or the hook. What the badge is for shows while a mouse or finger is on it or
 * it has the focus, by style alone, so that it does before the application starts and without it.
 */
export function BadgeSlot({ name, pinned, onLeave }: BadgeSlotProps) {
  const label = name ?? pinned?.title;
  return (
    <li className={styles.slot} onPointerLeave={onLeave} onBlur={onLeave}>
      {pinned ? (
        <Pinned {...pinned} />
      ) : (
        <span className={styles.hook}>
          <span className="visually-hidden">{name ? `No ${name} badge yet` : "Empty slot"}</span>
        </span>
      )}
      {label && (
        <span className={styles.name} aria-hidden="true">
          {label}
        </span>
      )}
    </li>
  );
}

function Pinned({ badge, title, level, tooltip }: PinnedBadge) {
  const { pictureHost } = useSiteData();
  const id = `about-${badge}`;
  return (
    <>
      <button type="button" className={styles.badge} aria-describedby={id} {...useHold()}>
        <img
          src={pictureAddress(pictureHost, "thumbnail", `stream/pokemon/badges/${badge}.png`)}
          alt={`${title} badge`}
          width={400}
          height={400}
          decoding="async"
        />
        <Stars level={level} />
      </button>
      <span role="tooltip" id={id} className={styles.tooltip}>
        {tooltip}
      </span>
    </>
  );
}

/** How long a finger that means to stay has stayed; one that scrolls is off sooner. Milliseconds. */
const holdTime = 150;

/**
 * Gives the focus to a button that a finger stays on or has tapped. Not every browser focuses
 * buttons by itself, and none before the finger is up.
 */
function useHold() {
  const timer = useRef<number>();
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType !== "touch") return;
      timer.current = window.setTimeout(
        () => currentTarget.focus({ preventScroll: true }),
        holdTime,
      );
    },
    onPointerUp: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      stop();
      if (pointerType === "touch") currentTarget.focus({ preventScroll: true });
    },
    onPointerCancel: stop,
  };
}

/** A star for bronze, two for silver, three for gold; the rest in outline. */
function Stars({ level }: { level: number }) {
  return (
    <svg viewBox="0 0 78 26" className={styles.stars} data-level={level} aria-hidden="true">
      {[0, 1, 2].map((star) => (
        <path
          key={star}
          className={star < level ? styles.won : undefined}
          d={`M${13 + star * 26} 2.5l3.2 6.9 7.5.9-5.5 5.2 1.4 7.4-6.6-3.7-6.6 3.7 1.4-7.4-5.5-5.2 7.5-.9Z`}
        />
      ))}
    </svg>
  );
}
