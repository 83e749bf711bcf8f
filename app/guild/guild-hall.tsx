import { Link } from "@remix-run/react";
import { guildFees, guildIntro, guildPhotoAlt, houseRules } from "./guild";
import { guildPhoto } from "~/characters/character-pictures";
import { Picture } from "~/ui/picture";
import styles from "./guild-hall.module.css";

/** The guild's front room: who they are, their rules and their prices. */
export function GuildHall() {
  return (
    <div className={styles.hall}>
      <header>
        <h1>Caudalglen Guild of Adventurers</h1>
      </header>
      <figure className={styles.photo}>
        <Picture
          path={guildPhoto}
          alt={guildPhotoAlt}
          size="large"
          width={1600}
          height={1000}
          priority
        />
      </figure>
      <div className={styles.intro}>
        {guildIntro.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className={styles.doors}>
          <Link to="/cga/characters" className="button">
            Open the register
          </Link>
          <Link to="/cga/contact" className="button quiet">
            Send word
          </Link>
        </p>
      </div>
      <section className={styles.rules} aria-labelledby="rules">
        <h2 id="rules">House rules</h2>
        <ol>
          {houseRules.map(({ rule, reason }) => (
            <li key={rule}>
              <strong>{rule}</strong> {reason}
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.rules} aria-labelledby="fees">
        <h2 id="fees">The charter’s fees</h2>
        <dl>
          {guildFees.map(({ job, fee }) => (
            <div key={job}>
              <dt>{job}</dt>
              <dd>{fee}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
