import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import { legacyPacks, stickers } from "~content/stickers.yaml";
import { Thumbnail } from "~/ui/thumbnail";
import styles from "./sticker-pack.module.css";
import "~/styles/skies.css";

/** The page of the Telegram stickers. */
export function StickerPack() {
  return (
    <>
      <h1>Telegram stickers</h1>
      <p className="lead">{`${stickers.length} original stickers of Chase and Vixy, drawn by me.`}</p>
      <p>
        {/* Loads a document, because the address redirects to Telegram. */}
        <Link to={to.installStickers} reloadDocument className="button">
          Get the pack
        </Link>
      </p>
      <h2 className="visually-hidden">In the pack</h2>
      <ul className={`plain-list grid ${styles.sheet}`}>
        {stickers.map(({ name, alt }) => (
          <li key={name} className="card">
            <div className="picture-frame zoom-frame">
              <Thumbnail path={`stickers/${name}.png`} alt={alt} width={512} height={512} />
            </div>
            <span aria-hidden="true">{name.replaceAll("-", " ")}</span>
          </li>
        ))}
      </ul>
      <section aria-labelledby="older-packs">
        <h2 id="older-packs">The older packs</h2>
        <p>These can still be installed.</p>
        <ul className={`cards ${styles.packs}`}>
          {legacyPacks.map(({ name, years, line, href }) => (
            <li key={name}>
              <h3>
                <a href={href} rel="noopener" className="touch-link">
                  {name}
                </a>{" "}
                <small className="note">{years}</small>
              </h3>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
