import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { pictures } from "~content/stream.yaml";
import { mainCharacterPicture } from "~/characters/character-pictures";
import type { ListedItem } from "~/galleries/api.server";
import pictureCard from "~/ui/picture-card.module.css";
import { Picture } from "~/ui/picture";
import { plateShape } from "~/world/plate";
import styles from "./section-cards.module.css";
import "~/styles/skies.css";
import "~/styles/thumbnails.css";

const faces = ["chase", "vixy", "snow"];

/** Sections of the site, each with a picture. */
export function SectionCards({ newestArt }: { newestArt: ListedItem | undefined }) {
  return (
    <section aria-labelledby="around">
      <h2 id="around">Explore the site</h2>
      <ul className={`cards ${styles.cards}`}>
        <SectionCard
          to={to.characters()}
          title="Characters"
          line="Everyone in the comic, with pictures and stories."
        >
          <span className={styles.faces}>
            {faces.map((name) => (
              <Picture
                key={name}
                path={mainCharacterPicture(name, 1)}
                alt=""
                size="small"
                width={900}
                height={1200}
              />
            ))}
          </span>
        </SectionCard>
        {newestArt && (
          <SectionCard
            to={to.galleryItem("fan-art", newestArt.id)}
            title="Newest fan art"
            line={`“${newestArt.title}”`}
          >
            <Picture path={newestArt.location} alt="" size="small" width={480} height={480} />
          </SectionCard>
        )}
        <SectionCard
          to={to.world}
          title="World"
          line="Casarok, the world of the comic: creatures, maps and magic."
        >
          <Picture path="world/bestiary/feral.png" alt="" size="small" {...plateShape} />
        </SectionCard>
        <SectionCard to={to.stream} title="Stream" line="Drawing and games, live on Twitch.">
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
  /** The picture; decorative. */
  children: ReactNode;
}

function SectionCard({ to, title, line, children }: SectionCardProps) {
  return (
    <li className={pictureCard.card}>
      <Link to={to} className={`card-link quiet-link grid ${styles.card}`}>
        <span className={styles.picture}>{children}</span>
        <strong>{title}</strong>
        <span className="note">{line}</span>
      </Link>
    </li>
  );
}
