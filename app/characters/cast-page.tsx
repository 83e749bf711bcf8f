import { Link } from "@remix-run/react";
import { displayName, type CastGroup, type Listed } from "./cast-list";
import { mainCharacterPicture } from "./character-pictures";
import { Pagination } from "~/ui/pagination";
import type { PageOfList } from "~/ui/paginate";
import { SpeechBubble } from "~/ui/speech-bubble";
import { CharacterLinks } from "./character-links";
import styles from "./cast-page.module.css";

/** The cast of the comic in its groups. */
export function CastList({
  groups,
  pagination,
}: {
  groups: readonly CastGroup<Listed>[];
  pagination: PageOfList;
}) {
  return (
    <div className={styles.cast}>
      <header>
        <h1>Characters</h1>
        <p className="lead">
          Who chases tales, who gets in the way, who has yet to arrive, and who began it all.
        </p>
        <p>
          How does he do that? See <Link to="/chasemagic">Chase’s magic</Link>, with prices.
        </p>
      </header>
      {groups.length === 0 && (
        <SpeechBubble>
          <p>Everybody is out chasing something. Try again in a while!</p>
        </SpeechBubble>
      )}
      {groups.map(({ title, members }) => (
        <section key={title} aria-labelledby={idOf(title)}>
          <h2 id={idOf(title)}>{title}</h2>
          <CharacterLinks
            base="/characters"
            characters={members.map(({ shortName }) => ({
              shortName,
              name: displayName(shortName),
              picture: mainCharacterPicture(shortName, 1),
            }))}
          />
        </section>
      ))}
      <Pagination {...pagination} />
    </div>
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, "-");
}
