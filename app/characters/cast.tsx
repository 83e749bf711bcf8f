import * as to from "~/addresses";
import { Link, useLoaderData } from "@remix-run/react";
import { displayName } from "./cast-list";
import type { loadCast, loadGuildCharacters, Member } from "./cast.server";
import { Portrait } from "./portrait";
import type { Cast } from "./characters.schema";
import { LetterLinks, Pagination } from "~/ui/pagination";
import styles from "./cast.module.css";
import "~/styles/skies.css";

/** The characters of the comic in their groups. */
export function CastList() {
  const { groups, pagination } = useLoaderData<typeof loadCast>();
  return (
    <div className={`stack ${styles.cast}`}>
      <header>
        <h1>Characters</h1>
        <p className="lead">Everyone in Talechasers, who they are and how they look.</p>
        <p>
          See also <Link to={to.chaseMagic}>Chase’s magic</Link> and what it costs.
        </p>
      </header>
      <LetterLinks {...pagination} />
      {groups.map(({ title, members }) => {
        const id = title.toLowerCase().replace(/[^a-z]+/g, "-");
        return (
          <section key={title} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <CharacterLinks cast="characters" members={members} />
          </section>
        );
      })}
      <Pagination {...pagination} />
    </div>
  );
}

/** The members of the guild. */
export function GuildRegister() {
  const { members, pagination } = useLoaderData<typeof loadGuildCharacters>();
  return (
    <>
      <h1>Guild members</h1>
      <p className="lead">Everyone in the guild, who they are and how they look.</p>
      <LetterLinks {...pagination} />
      <CharacterLinks cast="cga/characters" members={members} />
      <Pagination {...pagination} />
    </>
  );
}

/** Portraits that link to the character sheets. */
function CharacterLinks({ cast, members }: { cast: Cast; members: readonly Member[] }) {
  return (
    <ul className={`cards ${styles.links}`}>
      {members.map(({ shortName, line }) => (
        <li key={shortName}>
          <Portrait cast={cast} shortName={shortName} />
          <Link to={to.character(shortName, cast)} dir="auto" className="card-link quiet-link">
            {displayName(shortName)}
          </Link>
          {line && <small className="note">{line}</small>}
        </li>
      ))}
    </ul>
  );
}
