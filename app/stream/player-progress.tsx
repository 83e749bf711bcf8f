import * as to from "~/addresses";
import { Link, useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Thumbnail } from "~/ui/thumbnail";
import type { BadgeView } from "./badge-board";
import type { loadPlayer } from "./challengers.server";
import { badgePicture } from "./badges";
import "~/styles/stream.css";
import styles from "./player-progress.module.css";

/** The badges of a challenger: twelve elements, and a box of special badges on each side. */
export function PlayerProgress() {
  const { player, elements, boxes } = useLoaderData<typeof loadPlayer>();
  const [isDismissed, setDismissed] = useState(false);
  const restore = () => setDismissed(false);
  // WCAG 1.4.13 requires a way to dismiss tooltips without moving pointer or focus.
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setDismissed(true);
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);
  return (
    <div className="stack">
      <header>
        <h1>
          Gym Challenge Progress For <bdi>{player}</bdi>
        </h1>
        <p className="lead">Hover or tap and hold on a badge to get more details!</p>
      </header>
      <div
        className={`grid ${styles.board}`}
        data-dismissed={isDismissed || undefined}
        onPointerOut={restore}
        onBlur={restore}
      >
        <section aria-labelledby="elements" className={styles.main}>
          <h2 id="elements" className="visually-hidden">
            Elements
          </h2>
          <ul className={`card plain-list grid ${styles.elements}`}>
            {elements.map(({ name, badge }) => (
              <BadgeSlot key={name} name={name} badge={badge} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="others" className={`grid ${styles.otherBadges}`}>
          <h2 id="others" className="visually-hidden">
            Other badges
          </h2>
          {boxes.map((box, number) => (
            <ul key={number} className={`card plain-list grid ${styles.box}`}>
              {box.map((badge, slot) => (
                <BadgeSlot key={slot} badge={badge} />
              ))}
            </ul>
          ))}
        </section>
      </div>
      <p>
        <Link to={to.gymChallenge} className="button quiet">
          The rules and all challengers
        </Link>
      </p>
    </div>
  );
}

/** A badge with a tooltip that styles show on hover, press and focus, or a placeholder. */
function BadgeSlot({ name, badge }: { name?: string; badge: BadgeView | undefined }) {
  const label = name ?? badge?.title;
  const tooltipId = `about-${badge?.slug}`;
  return (
    <li className={`grid ${styles.slot}`}>
      {badge ? (
        <>
          <button
            type="button"
            className={`centered zoom-frame ${styles.badge}`}
            aria-describedby={tooltipId}
            // Browsers focus a tapped button late or not at all. Scrolling cancels the pointer.
            onPointerDown={({ pointerType, currentTarget }) => {
              if (pointerType === "touch") currentTarget.focus({ preventScroll: true });
            }}
            onPointerCancel={({ currentTarget }) => currentTarget.blur()}
          >
            <Thumbnail
              path={badgePicture(badge.slug)}
              alt={`${badge.title} badge`}
              width={400}
              height={400}
            />
            <Stars level={badge.level} />
          </button>
          <span role="tooltip" id={tooltipId} className={styles.tooltip}>
            {badge.tooltip}
          </span>
        </>
      ) : (
        <span className={styles.placeholder}>
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

/** One star for bronze, two for silver, three for gold; the remaining stars are outlines. */
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
