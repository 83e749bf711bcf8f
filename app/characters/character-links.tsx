import { Link } from "@remix-run/react";
import { pictureAddress } from "~/ui/picture-address";
import { useSiteData } from "~/ui/site-data";
import styles from "./character-links.module.css";
import "~/styles/skies.css";

interface LinkedCharacter {
  shortName: string;
  name: string;
  picture: string;
}

/** Characters as portraits that lead to their sheets. */
export function CharacterLinks({
  base,
  characters,
}: {
  base: string;
  characters: readonly LinkedCharacter[];
}) {
  const { pictureHost } = useSiteData();
  return (
    <ul className={styles.links}>
      {characters.map(({ shortName, name, picture }) => (
        <li key={shortName}>
          <Link to={`${base}/${shortName}`}>
            <img
              src={pictureAddress(pictureHost, "thumbnail", picture, "medium")}
              alt=""
              width="900"
              height="1200"
              loading="lazy"
              decoding="async"
            />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
