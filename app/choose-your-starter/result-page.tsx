import * as to from "./addresses";
import { Link } from "@remix-run/react";
import type { Starter } from "./api.server";
import { writePost, describeTeam } from "./rounds";
import { unreachableMessage } from "./settings";
import { ResultLayout } from "~/generators/result-layout";
import styles from "./result-page.module.css";
import { StarterName } from "./starter";
import { Unreachable } from "./unreachable";

interface ResultPageProps {
  id: string;
  /** The complete team; undefined if the game is not available. */
  team: readonly Starter[] | undefined;
}

/** The team of a finished game, with a picture to save, and ways to share it. */
export function ResultPage({ id, team }: ResultPageProps) {
  if (!team) return <Unreachable path={to.starterResult(id)} message={unreachableMessage} />;
  const picture = to.teamPicture(id);
  return (
    <>
      <h1>Your team</h1>
      <ResultLayout
        actions={
          <Link to={to.starterSetup} className="button">
            Play again
          </Link>
        }
        shared={{ picture, path: to.starterResult(id), text: writePost(team) }}
      >
        <div className={`stack ${styles.result}`}>
          <figure className="edge-to-edge">
            <img
              src={picture}
              alt={describeTeam(team)}
              width={1200}
              height={630}
              fetchpriority="high"
            />
          </figure>
          <section aria-labelledby="members">
            <h2 id="members">Members</h2>
            <ol className="grid">
              {team.map((starter, index) => (
                <li key={index}>
                  <StarterName {...starter} />
                </li>
              ))}
            </ol>
          </section>
        </div>
      </ResultLayout>
    </>
  );
}
