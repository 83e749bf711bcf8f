import * as to from "~/addresses";
import { Link, useLoaderData } from "@remix-run/react";
import pictureCard from "~/ui/picture-card.module.css";
import { useRootData } from "~/ui/root-data";
import type { loadGalleries } from "./gallery-hub.server";
import styles from "./gallery-hub.module.css";
import { GalleryThumbnail } from "./gallery-thumbnail";
import "~/styles/thumbnails.css";

/** Links to the galleries with the newest pictures of each gallery. */
export function GalleryHub() {
  const { galleries } = useLoaderData<typeof loadGalleries>();
  const site = useRootData();
  return (
    <>
      <h1>Galleries</h1>
      <p className="lead">Fan art by readers, and commissions drawn by Chase.</p>
      <div className="cards">
        {galleries.map(({ slug, title, line, isOwn, count, samples }) => (
          <Link
            key={slug}
            to={to.gallery(slug)}
            className={`card quiet-link ${pictureCard.card} ${styles.card}`}
          >
            <span className={`${pictureCard.picture} ${styles.samples}`}>
              {samples.map((item) => (
                <GalleryThumbnail {...site} key={item.id} item={item} alt="" />
              ))}
            </span>
            <h2>{title}</h2>
            <p>{line}</p>
            <p className="note">
              {`${count > 0 ? `${count} pictures, drawn` : "Drawn"} by ${isOwn ? "Chase" : "readers"}`}
            </p>
          </Link>
        ))}
      </div>
    </>
  );
}
