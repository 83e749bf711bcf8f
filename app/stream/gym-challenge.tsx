import { Link } from "@remix-run/react";
import { eliteFour, eliteFourRules, gyms, openGyms, ratings, rules } from "./gym-challenge-rules";
import type { MagicElement } from "~/world/world.schema";
import { pictureAddress } from "~/ui/picture-address";
import { playerPath } from "./addresses";
import { FoxMark } from "~/ui/fox-mark";
import { useSiteData } from "~/ui/site-data";
import { Pagination } from "~/ui/pagination";
import type { PageOfList } from "~/ui/paginate";
import { SpeechBubble } from "~/ui/speech-bubble";
import "~/styles/stream.css";
import styles from "./gym-challenge.module.css";

/** The rules of the gym challenge, and everybody who took it. */
export function GymChallenge({
  players,
  pagination,
}: {
  players: readonly string[];
  pagination: PageOfList;
}) {
  return (
    <div className={styles.page}>
      <header>
        <h1>Gym challenge</h1>
        <p className="lead">
          Twelve elements, twelve badges, one fox in twelve hats. Beat me on stream and your name
          hangs here for good, next to what you beat me with.
        </p>
      </header>

      <section aria-labelledby="gyms">
        <h2 id="gyms">The gyms</h2>
        <Badges of={gyms} open={openGyms} />
      </section>

      <section aria-labelledby="rules" className={styles.rules}>
        <h2 id="rules">The rules</h2>
        {rules.map(({ title, rules: lines }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>

      <section aria-labelledby="ratings">
        <h2 id="ratings">Bronze, silver, gold</h2>
        <p>
          Every gym can be taken at three ratings, and each adds a star to your badge. Show up and
          lose, and there is a badge for having shown up.
        </p>
        <ol className={styles.ratings}>
          {ratings.map(({ name, team, rule }) => (
            <li key={name} data-rating={name}>
              <h3>{name}</h3>
              <p className={styles.team}>{team} Pokémon</p>
              <p>{rule}</p>
            </li>
          ))}
        </ol>
      </section>

      <section aria-labelledby="elite">
        <h2 id="elite">The Elite Four</h2>
        <Badges of={eliteFour} />
        <ul>
          {eliteFourRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="challengers">
        <h2 id="challengers">The challengers</h2>
        {players.length === 0 ? (
          <SpeechBubble speaker={<FoxMark />}>
            <p>Nobody has dared so far. The hats are ironed. Will you be the first?</p>
          </SpeechBubble>
        ) : (
          <ul className={styles.players}>
            {players.map((player) => (
              <li key={player}>
                <Link to={playerPath(player)}>
                  <bdi>{player}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Pagination {...pagination} />
      </section>
    </div>
  );
}

/** The badges there are to win; the first few doors may stand open. */
function Badges({ of: elements, open = 0 }: { of: readonly MagicElement[]; open?: number }) {
  const { pictureHost } = useSiteData();
  return (
    <ol className={styles.badges}>
      {elements.map(({ slug, name }, index) => (
        <li key={slug}>
          <img
            src={pictureAddress(
              pictureHost,
              "thumbnail",
              `stream/pokemon/badges/${slug}.png`,
              "small",
            )}
            alt=""
            width={400}
            height={400}
            loading="lazy"
            decoding="async"
          />
          {name}
          {index < open && <small>open to all</small>}
        </li>
      ))}
    </ol>
  );
}
