import { Picture } from "~/ui/picture";
import type { HomeBanner } from "./home.schema";
import styles from "./home-page.module.css";
import "~/styles/banner.css";

/** The artist's announcement, or nothing while `isOff` is set. */
export function Banner({ isOff, to, start, text, action, picture }: HomeBanner) {
  if (isOff) return null;
  return (
    <a href={to} className={`row banner quiet-link ${styles.banner}`}>
      {picture && <Picture {...picture} />}
      <strong>{start}</strong> {text}
      <span>{action}</span>
    </a>
  );
}
