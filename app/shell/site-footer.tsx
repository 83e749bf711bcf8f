import { memo } from "react";
import { artist } from "~/document/artist";
import { links } from "~content/links.yaml";
import { socialLinks } from "~/shell/social-links";
import donateDark from "./donate-dark.svg";
import donateLight from "./donate-light.svg";
import styles from "./site-footer.module.css";

/** Social links, donation, feed, copyright, and the way back up. */
export const SiteFooter = memo(function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <nav aria-label="Elsewhere">
        <ul className={styles.social}>
          {socialLinks.map(({ name, href }) => (
            <li key={name}>
              <a href={href} rel="me noopener">
                {name}
              </a>
            </li>
          ))}
          <li>
            {/* Another document, and one that no client navigation can show. */}
            <a href="/v1/rss/feeds/chase" type="application/rss+xml">
              RSS feed
            </a>
          </li>
        </ul>
      </nav>
      <a href={links.donate} rel="noopener" className={styles.donate}>
        {/* Hidden lazy pictures are never fetched, so each visitor loads the one of their scheme. */}
        <img
          src={donateLight}
          alt="Donate: buy Chase a cocoa"
          width="180"
          height="48"
          loading="lazy"
          className={styles.onLight}
        />
        <img
          src={donateDark}
          alt="Donate: buy Chase a cocoa"
          width="180"
          height="48"
          loading="lazy"
          className={styles.onDark}
        />
      </a>
      <p>
        <small>{`${artist.copyright}. Draw your own fox, and tell me about it.`}</small>
      </p>
      <a href="#top" className={styles.top}>
        Return to top
      </a>
    </footer>
  );
});
