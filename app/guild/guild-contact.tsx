import { Link } from "@remix-run/react";
import { contact } from "~content/guild.yaml";
import styles from "./guild-hall.module.css";

/** How to reach the guild, and, outside the story, its artist. */
export function GuildContact() {
  return (
    <>
      <h1>Contact the guild</h1>
      <p className="lead">{contact.intro}</p>
      <section className={styles.rules} aria-label="Ways to reach the guild">
        <dl className={styles.ways}>
          {contact.ways.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className={styles.outside}>
        {contact.outside}{" "}
        <Link to="/contact" reloadDocument>
          To the contact page
        </Link>
      </p>
    </>
  );
}
