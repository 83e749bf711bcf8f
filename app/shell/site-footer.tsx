import * as to from "~/addresses";
import { memo } from "react";
import { artist } from "~/document/artist";
import { footerSentence, links, socialLinks } from "~content/links.yaml";
import type { FrontMatter } from "~/ui/front-matter.schema";
import donateDark from "./donate-dark.svg";
import donateLight from "./donate-light.svg";
import styles from "./site-footer.module.css";

/** The pages that the law of a country may demand, if the artist has written them. */
const pages = Object.entries(
  import.meta.glob<FrontMatter>("/app/routes/_main.{imprint,privacy}.mdx", {
    eager: true,
    import: "frontmatter",
  }),
);

export const SiteFooter = memo(function SiteFooter() {
  return (
    <footer className={`whole grid ${styles.footer}`}>
      <nav aria-label="Elsewhere">
        <ul className={`plain-list actions ${styles.social}`}>
          {socialLinks.map(({ name, href }) => (
            <li key={name}>
              <a href={href} rel="me noopener" className="touch-link">
                {name}
              </a>
            </li>
          ))}
          <li>
            {/* Not a page of the application. */}
            <a href={to.newsFeed} type="application/rss+xml" className="touch-link">
              RSS feed
            </a>
          </li>
        </ul>
      </nav>
      <a href={links.donate} rel="noopener" className="button">
        {/* Browsers do not fetch hidden lazy pictures. */}
        <img
          src={donateLight}
          alt="Donate:"
          width="30"
          height="32"
          loading="lazy"
          className="only-light"
        />
        <img
          src={donateDark}
          alt="Donate:"
          width="30"
          height="32"
          loading="lazy"
          className="only-dark"
        />{" "}
        Buy me cocoa
      </a>
      {pages.length > 0 && (
        <p className="actions">
          {pages.map(([file, { title }]) => (
            <a key={file} href={`/${file.slice("/app/routes/_main.".length, -".mdx".length)}`}>
              {title}
            </a>
          ))}
        </p>
      )}
      <p>
        <small>{`${artist.copyright}. ${footerSentence}`}</small>
      </p>
      <a href="#top" className={`touch-link ${styles.top}`}>
        Return to top
      </a>
    </footer>
  );
});
