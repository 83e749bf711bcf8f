import * as to from "~/addresses";
import { Link, useLoaderData } from "@remix-run/react";
import { eliteFourRules, openGyms, ratings, rules } from "~content/gym-challenge.yaml";
import elements from "~content/world/elements.yaml";
import { badgePicture } from "./badges";
import type { loadChallengers } from "./challengers.server";
import { LetterLinks, Pagination } from "~/ui/pagination";
import { SpeechBubble } from "~/ui/speech-bubble";
import { Thumbnail } from "~/ui/thumbnail";
import "~/styles/stream.css";
import styles from "./gym-challenge.module.css";

const GYMS = 8;

/** The rules of the gym challenge, and the names of the challengers. */
export function GymChallenge() {
  const { challengers, pagination } = useLoaderData<typeof loadChallengers>();
  return (
    <div className="stack">
      <header>
        <h1>Gym challenge</h1>
        <p className="lead">
          There are twelve badges, one for each element. Beat me on stream, and your name is listed
          here, with a page of the badges you won.
        </p>
      </header>

      <section aria-labelledby="gyms">
        <h2 id="gyms">The gyms</h2>
        <ElementBadges from={0} to={GYMS} />
      </section>

      <section aria-labelledby="rules">
        <h2 id="rules">The rules</h2>
        <div className={`columns ${styles.rules}`}>
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
        </div>
      </section>

      <section aria-labelledby="ratings">
        <h2 id="ratings">Bronze, silver, gold</h2>
        <p>
          Every gym can be taken at three ratings, and each adds a star to your badge. Show up and
          lose, and there is a badge for having shown up.
        </p>
        <ol className={`cards ${styles.ratings}`}>
          {ratings.map(({ name, team, rule }, index) => (
            <li key={name} data-level={index + 1}>
              <h3>{name}</h3>
              <p className="note">{`${team} Pokémon`}</p>
              <p>{rule}</p>
            </li>
          ))}
        </ol>
      </section>

      <section aria-labelledby="elite">
        <h2 id="elite">The Elite Four</h2>
        <ElementBadges from={GYMS} />
        <ul>
          {eliteFourRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="challengers">
        <h2 id="challengers">The challengers</h2>
        {challengers.length === 0 ? (
          <SpeechBubble>
            <p>Nobody has dared so far. The hats are ironed. Will you be the first?</p>
          </SpeechBubble>
        ) : (
          <>
            <LetterLinks {...pagination} />
            <ul className={`cards ${styles.challengers}`}>
              {challengers.map((player) => (
                <li key={player}>
                  <Link to={to.player(player)} className="card-link">
                    <bdi>{player}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <Pagination {...pagination} />
      </section>
    </div>
  );
}

/** The badges of a range of elements; open gyms are marked. */
function ElementBadges({ from, to }: { from: number; to?: number }) {
  return (
    <ol className={`plain-list grid ${styles.badges}`}>
      {elements.slice(from, to).map(({ slug, name }, index) => (
        <li key={slug} className="centered">
          <BadgeIcon slug={slug} />
          <span>{name}</span>
          {from + index < openGyms && <small>open to all</small>}
        </li>
      ))}
    </ol>
  );
}

function BadgeIcon({ slug }: { slug: string }) {
  return <Thumbnail path={badgePicture(slug)} alt="" width={400} height={400} />;
}
