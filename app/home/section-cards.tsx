import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { pictures } from "~content/stream.yaml";
import type { HomeData } from "./home.server";
import { findFrameRatio } from "~/galleries/gallery-thumbnail";
import { Picture } from "~/ui/picture";
import rows from "~/ui/picture-rows.module.css";
import { plateShape } from "~/world/plate";
import "~/styles/thumbnails.css";

/** Links to sections of the site with a picture each, and to the newest gallery pictures. */
export function SectionCards(data: Pick<HomeData, "newestArt" | "newestCommission">) {
  const drawn = [
    ["fan-art", "Newest fan art", data.newestArt],
    ["commissions", "Newest commission", data.newestCommission],
  ] as const;
  const cards = [
    {
      address: to.characters(),
      title: "Characters",
      line: "Everyone in the comic, with pictures and stories.",
      picture: { path: pictures.attic.path, width: 1280, height: 720 },
    },
    {
      address: to.world,
      title: "World",
      line: "Casarok, the world of the comic: creatures, maps and magic.",
      picture: { path: "world/bestiary/feral.png", ...plateShape },
    },
    ...drawn.flatMap(([gallery, title, item]) => {
      if (!item) return [];
      const width = Math.round(1_000 * findFrameRatio(item));
      const picture = { path: item.location, width, height: 1_000 };
      return { address: to.galleryItem(gallery, item.id), title, line: `“${item.title}”`, picture };
    }),
  ];
  return (
    <section aria-labelledby="around">
      <h2 id="around">Explore the site</h2>
      <ul className={`plain-list ${rows.rows} ${rows.oneRow}`}>
        {cards.map(({ address, title, line, picture }) => (
          <li key={address} data-ratio={picture.width / picture.height}>
            <Picture {...picture} alt="" />
            <Link to={address} className="card-link quiet-link">
              <h3>{title}</h3>
            </Link>
            <p className="note">{line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
