import { Link } from "@remix-run/react";
import { combatants, sarCharacters } from "./sar-characters";
import { royaleIsland } from "./drawings";
import { FoxMark } from "~/ui/fox-mark";
import { SpeechBubble } from "~/ui/speech-bubble";
import { Scene } from "./scene";
import { Token } from "./token";
import styles from "./royale.module.css";

/** What happens when the stream goes to the island. */
export function Royale() {
  return (
    <div className={styles.page}>
      <Scene {...royaleIsland} />
      <header>
        <h1>Super Animal Royale</h1>
        <p className="lead">
          A match has {combatants} combatants, all of them animals, all of them armed, and none of
          them in a mood to talk. One goes home with the cake. It’s seldom me.
        </p>
      </header>
      <p>
        We play it in the evenings when my paw is too tired to draw. Everybody jumps from the same
        flying thing onto the same island, the fog comes in from the sides, and the island gets
        smaller until there is nothing to discuss. Viewers are welcome in the lobby; say so in chat,
        and Vixy counts you in.
      </p>
      <section aria-labelledby="redeem">
        <h2 id="redeem">Send somebody in</h2>
        <p>
          Seven characters from the comic can be redeemed with channel points. Whoever you pick, I
          play the next match as them, and by their rules.
        </p>
        <ul className={styles.line} aria-hidden="true">
          {sarCharacters.map(({ shortName }) => (
            <li key={shortName}>
              <Token shortName={shortName} alt="" />
            </li>
          ))}
        </ul>
        <p>
          <Link to="/stream/sar/characters" className="button">
            Meet the characters
          </Link>
        </p>
      </section>
      <SpeechBubble speaker={<FoxMark />}>
        <p>
          House rule: friends who meet in the grass may bow once before anybody shoots. We lose a
          great many matches to this rule, and it stays.
        </p>
      </SpeechBubble>
    </div>
  );
}
