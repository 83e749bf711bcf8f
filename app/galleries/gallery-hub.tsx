import * as to from "~/addresses";
import { Link, useLoaderData } from "@remix-run/react";
import rows from "~/ui/picture-rows.module.css";
import { useRootData } from "~/ui/root-data";
import type { loadGalleries } from "./gallery-hub.server";
import { GalleryThumbnail } from "./gallery-thumbnail";

/** The newest pictures of each gallery, and links to the galleries. */
export function GalleryHub() {
  const { galleries } = useLoaderData<typeof loadGalleries>();
  const site = useRootData();
  return (
    <div className="stack">
      <header>
        <h1>Galleries</h1>
        <p className="lead">Fan art by readers, and commissions drawn by Chase.</p>
      </header>
      {galleries.map(({ slug, title, line, count, samples }) => (
        <section key={slug} aria-labelledby={slug} className="grid">
          <h2 id={slug}>
            <Link to={to.gallery(slug)} className="quiet-link">
              {title}
            </Link>
          </h2>
          <p>{line}</p>
          <ul className={`plain-list ${rows.rows} ${rows.oneRow}`}>
            {samples.map((item) => (
              <GalleryThumbnail
                {...site}
                key={item.id}
                item={item}
                path={to.galleryItem(slug, item.id)}
              />
            ))}
          </ul>
          <p className="actions">
            <Link to={to.gallery(slug)} className="button quiet">
              {`See all ${count > 0 ? `${count} pictures` : "pictures"}`}
            </Link>
          </p>
        </section>
      ))}
    </div>
  );
}
