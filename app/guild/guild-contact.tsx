import { Link } from "@remix-run/react";
import { guildContact } from "./guild";
import styles from "./guild-hall.module.css";

/** How to reach the guild, and, outside the story, its artist. */
export function GuildContact() {
  return (
    <>
      <h1>Send word</h1>
      <p className="lead">{guildContact.intro}</p>
      <section className={styles.rules} aria-label="Ways to reach the guild">
        <dl className={styles.ways}>
          {guildContact.ways.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className={styles.outside}>
        {guildContact.outside}{" "}
        <Link to="/contact" reloadDocument>
          To the contact page
        </Link>
      </p>
    </>
  );
}
