import * as to from "~/addresses";
import { memo } from "react";
import { artist } from "~/document/artist";
import { links, socialLinks } from "~content/links.yaml";
import donateDark from "./donate-dark.svg";
import donateLight from "./donate-light.svg";
import styles from "./site-footer.module.css";

export const SiteFooter = memo(function SiteFooter() {
  return (
    <footer className={styles.footer}>
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
      <a href={links.donate} rel="noopener" className={styles.donate}>
        {/* Browsers do not fetch hidden lazy pictures. */}
        <img
          src={donateLight}
          alt="Donate: buy Chase a cocoa"
          width="180"
          height="48"
          loading="lazy"
          className="only-light"
        />
        <img
          src={donateDark}
          alt="Donate: buy Chase a cocoa"
          width="180"
          height="48"
          loading="lazy"
          className="only-dark"
        />
      </a>
      <p>
        <small>{`${artist.copyright}. Draw your own fox, and tell me about it.`}</small>
      </p>
      <a href="#top" className={`touch-link ${styles.top}`}>
        Return to top
      </a>
    </footer>
  );
});
