import type { StreamVideo } from "~/content/stream-videos";
import { drawingShape } from "~/stream/drawings";
import { Picture } from "../picture";
import styles from "./videos.module.css";

/**
 * Videos as drawings that lead to them: nothing is asked of the place where they play, or told to it,
 * before somebody follows one.
 */
export function Videos({ videos }: { videos: readonly StreamVideo[] }) {
  return (
    <ul className={styles.videos}>
      {videos.map(({ title, line, length, href, poster }, index) => (
        <li key={href}>
          <figure>
            <a href={href} rel="noopener" className={styles.poster}>
              <Picture {...poster} size="medium" {...drawingShape} priority={index === 0} />
              <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
                <circle cx="32" cy="32" r="30" />
                <path d="M25 19.5v25a1.5 1.5 0 0 0 2.3 1.3l19-12.5a1.5 1.5 0 0 0 0-2.6l-19-12.5a1.5 1.5 0 0 0-2.3 1.3Z" />
              </svg>
              <span className="visually-hidden">Play “{title}” on YouTube, </span>
              <span className={styles.length}>{length}</span>
            </a>
            <figcaption>
              <h3>{title}</h3>
              <p>{line}</p>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** What following a video means for those who would rather know. */
export function VideoNotice() {
  return (
    <p className={styles.notice}>
      The pictures are mine and so is this page; the videos play on YouTube, which hears of you when
      you follow one, and not before.
    </p>
  );
}
