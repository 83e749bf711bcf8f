import * as to from "~/addresses";
import { Link, useLoaderData } from "@remix-run/react";
import { displayName } from "./cast-list";
import type { loadCast, loadGuildCharacters } from "./cast.server";
import { Portrait } from "./portrait";
import type { Cast } from "./characters.schema";
import { Pagination } from "~/ui/pagination";
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
      {groups.map(({ title, members }) => {
        const id = title.toLowerCase().replace(/[^a-z]+/g, "-");
        return (
          <section key={title} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <CharacterLinks cast="characters" names={members.map(({ shortName }) => shortName)} />
          </section>
        );
      })}
      <Pagination {...pagination} />
    </div>
  );
}

/** The members of the guild. */
export function GuildRegister() {
  const { names, pagination } = useLoaderData<typeof loadGuildCharacters>();
  return (
    <>
      <h1>Guild members</h1>
      <p className="lead">Everyone in the guild, who they are and how they look.</p>
      <CharacterLinks cast="cga/characters" names={names} />
      <Pagination {...pagination} />
    </>
  );
}

/** Portraits that link to the sheets. */
function CharacterLinks({ cast, names }: { cast: Cast; names: readonly string[] }) {
  return (
    <ul className={`cards ${styles.links}`}>
      {names.map((name) => (
        <li key={name}>
          <Portrait cast={cast} shortName={name} size="medium" />
          <Link to={to.character(name, cast)} className="card-link quiet-link">
            {displayName(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
