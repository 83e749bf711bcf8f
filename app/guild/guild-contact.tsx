import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import styles from "./guild-hall.module.css";
import { contact } from "~content/guild.yaml";

/** The page that says how to reach the guild. */
export function GuildContact() {
  return (
    <div className="stack">
      <header>
        <h1>Contact the guild</h1>
        <p className="lead">{contact.intro}</p>
      </header>
      <ul className={`cards ${styles.ways}`}>
        {contact.ways.map(({ name, text }) => (
          <li key={name}>
            <h2>{name}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p>
        <span>{contact.outside}</span>{" "}
        <Link to={to.contact} reloadDocument>
          To the contact page
        </Link>
      </p>
    </div>
  );
}
