import { Link } from "@remix-run/react";
import {
  chasemagicIntro,
  magicCosts,
  magicNotes,
  magicSums,
  pendantCharges,
} from "~content/characters/chasemagic.yaml";
import styles from "./chase-magic.module.css";

/** What Chase's pendant can do, and what each of it costs. */
export function ChaseMagic() {
  return (
    <article className="stack">
      <header>
        <h1>Chase’s magic</h1>
        {chasemagicIntro.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </header>
      <table className={`table ${styles.costs}`}>
        <caption>What the pendant’s {pendantCharges} charges buy</caption>
        <thead>
          <tr>
            <th scope="col">Magic</th>
            <th scope="col">Charges</th>
          </tr>
        </thead>
        <tbody>
          {magicCosts.map(({ slug, name, charges, explanation, example }) => (
            <tr key={slug}>
              <td>
                <b>{name}</b>
                <p>{explanation}</p>
                <p className="note">{example}</p>
              </td>
              <td>
                <strong>{charges}</strong>
                <meter max={pendantCharges} value={charges} aria-hidden="true" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <section aria-labelledby="evening">
        <h2 id="evening">How far ten charges go</h2>
        <ul>
          {magicSums.map(({ line, parts }) => (
            <li key={line}>
              {line}{" "}
              <span className={`note ${styles.sum}`}>
                {parts.map(chargesOf).join(" + ")} = {pendantCharges}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="small-print">
        <h2 id="small-print">Small print</h2>
        {magicNotes.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          More on those who spend charges: the <Link to="/world/magic/classes/injuja">injuja</Link>,
          and <Link to="/characters/isolde">Isolde</Link>, who made the pendant.
        </p>
      </section>
    </article>
  );
}

function chargesOf(slug: string): number {
  return magicCosts.find((cost) => cost.slug === slug)?.charges ?? 0;
}
