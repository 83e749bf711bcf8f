import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { fees, houseRules, intro, photo } from "~content/guild.yaml";
import { Picture } from "~/ui/picture";
import styles from "./guild-hall.module.css";

/** The home page of the guild with its introduction, rules and fees. */
export function GuildHall() {
  return (
    <>
      <h1>Caudalglen Guild of Adventurers</h1>
      <div className="columns">
        <figure className={styles.photo}>
          <Picture path="cga/guild.png" alt={photo} width={1600} height={1000} priority />
        </figure>
        <div>
          {intro.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="actions">
            <Link to={to.characters("cga/characters")} className="button">
              See the members
            </Link>
            <Link to={to.guildContact} className="button quiet">
              Contact the guild
            </Link>
          </p>
        </div>
        <section className="card" aria-labelledby="rules">
          <h2 id="rules">House rules</h2>
          <ol>
            {houseRules.map(({ rule, reason }) => (
              <li key={rule}>
                <strong>{rule}</strong> <span>{reason}</span>
              </li>
            ))}
          </ol>
        </section>
        <section className="card" aria-labelledby="fees">
          <h2 id="fees">Fees</h2>
          <dl className={styles.fees}>
            {fees.map(({ job, fee }) => (
              <div key={job} className="row">
                <dt>{job}</dt>
                <dd>{fee}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}
