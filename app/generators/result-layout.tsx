import type { ReactNode } from "react";
import { Share } from "~/sharing/share";
import styles from "./result-layout.module.css";

interface ResultLayoutProps {
  children: ReactNode;
  /** The buttons before the button that saves the picture. */
  actions?: ReactNode;
  /** What visitors save and share; undefined if there is no result. */
  shared: { picture: string; path: string; text: string } | undefined;
}

/** A result, and beside it the buttons that save and share it. */
export function ResultLayout({ children, actions, shared }: ResultLayoutProps) {
  return (
    <div className={`stack ${styles.layout}`}>
      {children}
      <div className="stack screen-only">
        <p className="actions">
          {actions}
          {shared && (
            <a href={shared.picture} download="talechasers.png" className="button quiet">
              Save the picture
            </a>
          )}
        </p>
        {shared && <Share path={shared.path} text={shared.text} />}
      </div>
    </div>
  );
}
