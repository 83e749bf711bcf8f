import * as to from "~/addresses";
import { socialLinks } from "~content/links.yaml";
import { Picture } from "~/ui/picture";
import styles from "./qr-landing.module.css";

/** The page that the QR code opens, with plain links because its document never hydrates. */
export function QrLanding() {
  return (
    <div className={`grid narrow ${styles.landing}`}>
      <header className={`row ${styles.hello}`}>
        <Picture
          path="chase/characters/chase/1.png"
          alt="Chase, a red fox in a mustard scarf, waving"
          width={900}
          height={1200}
          priority
        />
        <div>
          <h1>Hi, I’m Chase!</h1>
          <p>
            You scanned me! I draw Talechasers, a comic about a fox with ten charges of magic. Want
            one?
          </p>
        </div>
      </header>
      <a href={to.transformation({ qr: true })} className={`button ${styles.zap}`}>
        <svg viewBox="0 0 24 32" width="36" height="48" aria-hidden="true">
          <path d="M15 1 3 18h7l-3 13 14-18h-8l2-12Z" fill="currentColor" />
        </svg>
        <span>
          Zap me! <small>See what you turn into</small>
        </span>
      </a>
      <nav aria-label="Find me on">
        <ul className="plain-list actions">
          {socialLinks.map(({ name, href }) => (
            <li key={name}>
              <a href={href} rel="me noopener" className="button quiet">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
