import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { mainCharacterPicture } from "~/characters/character-pictures";
import type { ListedItem } from "~/galleries/api.server";
import { galleryPath } from "~/galleries/item-position";
import { pictures } from "~content/stream.yaml";
import { Picture } from "~/ui/picture";
import { plateShape } from "~/world/plate";
import styles from "./section-cards.module.css";
import "~/styles/skies.css";

const faces = ["chase", "vixy", "snow"];
const figure = { width: 900, height: 1200 };
const wall = "fan-art";
/** The plate of the bestiary's wild animals. */
const beasts = "world/bestiary/feral.png";
const square = { width: 480, height: 480 };

/** The rooms behind the front room, with a look through their cards. */
export function SectionCards({ newestArt }: { newestArt: ListedItem | undefined }) {
  return (
    <section aria-labelledby="around">
      <h2 id="around">Around the den</h2>
      <ul className={styles.cards}>
        <SectionCard
          to="/characters"
          title="The cast"
          line="Who chases, who is chased, and who keeps count."
        >
          <span className={styles.faces}>
            {faces.map((name) => (
              <Picture
                key={name}
                path={mainCharacterPicture(name, 1)}
                alt=""
                size="small"
                {...figure}
              />
            ))}
          </span>
        </SectionCard>
        {newestArt && (
          <SectionCard
            to={galleryPath(wall, newestArt.id)}
            title="Fresh on the wall"
            line={`“${newestArt.title},” the newest of your fan art.`}
          >
            <Picture path={newestArt.location} alt="" size="small" {...square} />
          </SectionCard>
        )}
        <SectionCard
          to="/world"
          title="The world"
          line="Casarok, with its beasts, its maps and its arguments."
        >
          <Picture path={beasts} alt="" size="small" {...plateShape} />
        </SectionCard>
        <SectionCard
          to="/stream"
          title="The stream"
          line="Drawing, games, and Vixy at the buttons."
        >
          <Picture path={pictures.attic.path} alt="" size="small" width={1280} height={720} />
        </SectionCard>
      </ul>
    </section>
  );
}

interface SectionCardProps {
  to: string;
  title: string;
  line: string;
  /** What is seen through it; the words say where it leads. */
  children: ReactNode;
}

function SectionCard({ to, title, line, children }: SectionCardProps) {
  return (
    <li>
      <Link to={to} className={styles.card}>
        <span className={styles.picture}>{children}</span>
        <strong>{title}</strong>
        <span className={styles.line}>{line}</span>
      </Link>
    </li>
  );
}
