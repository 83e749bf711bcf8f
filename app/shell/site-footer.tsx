import * as to from "~/addresses";
import { memo } from "react";
import { artist } from "~/document/artist";
import { footerMenu } from "~content/menus.yaml";
import { footerSentence, links, socialLinks } from "~content/links.yaml";
import donateDark from "./donate-dark.svg";
import donateLight from "./donate-light.svg";
import styles from "./site-footer.module.css";

/** The footer of the main site and of the guild. */
export const SiteFooter = memo(function SiteFooter() {
  return (
    <footer className={`grid ${styles.footer}`}>
      <nav aria-label="About the site">
        <ul className={`plain-list actions ${styles.social}`}>
          {footerMenu.map(({ label, to }) => (
            <li key={to}>
              <a href={to} className="touch-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
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
            {/* The feed is not a page of the application, so this is a plain link. */}
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
          alt=""
          width="30"
          height="32"
          loading="lazy"
          className="only-light"
        />
        <img src={donateDark} alt="" width="30" height="32" loading="lazy" className="only-dark" />{" "}
        Buy me cocoa
      </a>
      <p>
        {/* A new year may begin between the rendering on the server and in the browser. */}
        <small suppressHydrationWarning>{`${artist.copyright}. ${footerSentence}`}</small>
      </p>
      <a href="#top" className="touch-link">
        Return to top
      </a>
    </footer>
  );
});
