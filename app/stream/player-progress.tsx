import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { gymChallengePath } from "./addresses";
import type { BadgeCase } from "./badge-slots";
import { BadgeSlot } from "./badge-slot";
import styles from "./player-progress.module.css";

/** The case of a challenger: the twelve elements, and a box on either side for everything else. */
export function PlayerProgress({ player, elements, boxes }: BadgeCase & { player: string }) {
  const [dismissed, setDismissed] = useDismissal();
  const rouse = () => setDismissed(false);
  return (
    <div className={styles.page}>
      <header>
        <h1>
          Gym Challenge Progress For <bdi>{player}</bdi>
        </h1>
        <p className="lead">Hover or tap and hold on a badge to get more details!</p>
      </header>
      <div className={styles.case} data-dismissed={dismissed || undefined}>
        <section aria-labelledby="elements" className={styles.main}>
          <h2 id="elements" className="visually-hidden">
            Elements
          </h2>
          <ul className={styles.elements}>
            {elements.map(({ name, pinned }) => (
              <BadgeSlot key={name} name={name} pinned={pinned} onLeave={rouse} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="others" className={styles.others}>
          <h2 id="others" className="visually-hidden">
            Other badges
          </h2>
          {boxes.map((box, number) => (
            <ul key={number} className={styles.box}>
              {box.map((pinned, slot) => (
                <BadgeSlot key={slot} pinned={pinned} onLeave={rouse} />
              ))}
            </ul>
          ))}
        </section>
      </div>
      <p>
        <Link to={gymChallengePath} className="button quiet">
          The rules and all challengers
        </Link>
      </p>
    </div>
  );
}

/** Whether the Escape key has put the words of the badges away. */
function useDismissal() {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setDismissed(true);
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);
  return [dismissed, setDismissed] as const;
}
