import { useLocation, useSearchParams } from "@remix-run/react";
import type { StreamVideo } from "./stream.schema";
import { streamPictureShape } from "./stream-picture";
import { playerAddress } from "./video-player";
import { Picture } from "~/ui/picture";
import "~/styles/stream.css";
import styles from "./videos.module.css";

/**
 * Videos as posters. YouTube gets no request until a visitor chooses a video, whose player then
 * covers its poster. A poster links to a new document (`target`), because the content security
 * policy of the current document may forbid the player.
 */
export function Videos({ videos }: { videos: readonly StreamVideo[] }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <>
      <ul className={`plain-list grid ${styles.videos}`}>
        {videos.map((video, index) => {
          const { slug, id, title, line, poster } = video;
          const isPlaying = slug === search.get("video");
          return (
            <li key={slug}>
              <figure>
                {/* Its overflow clips the focus outlines of its links. */}
                <div className={`focus-frame picture-frame ${styles.stage}`}>
                  <Picture {...poster} {...streamPictureShape} priority={index === 0} />
                  {isPlaying ? (
                    <Player {...video} />
                  ) : (
                    <a
                      id={slug}
                      href={`${pathname}?video=${slug}#${slug}`}
                      target="_self"
                      aria-label={`Play “${title}”`}
                      className={`layer ${styles.play}`}
                    >
                      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
                        <circle cx="32" cy="32" r="30" />
                        <path d="M25 19.5v25a1.5 1.5 0 0 0 2.3 1.3l19-12.5a1.5 1.5 0 0 0 0-2.6l-19-12.5a1.5 1.5 0 0 0-2.3 1.3Z" />
                      </svg>
                    </a>
                  )}
                </div>
                <figcaption>
                  <h3>{title}</h3>
                  <p>{line}</p>
                  <p className="actions note">
                    {isPlaying && (
                      <a href={`${pathname}#${slug}`} target="_self" className="touch-link">
                        Close the video
                      </a>
                    )}
                    <a
                      href={`https://www.youtube.com/watch?v=${id}`}
                      rel="noopener"
                      aria-label={`Watch on YouTube: ${title}`}
                      className="touch-link"
                    >
                      Watch on YouTube
                    </a>
                  </p>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      <p className="note">
        The pictures are part of this site. YouTube learns of your visit only when you play a video.
      </p>
    </>
  );
}

/**
 * YouTube's player over the poster. The group around the iframe is focused: in Chromium, Tab skips
 * the contents of an iframe that had focus before it loaded a cross-site page.
 */
function Player({ slug, id, title }: StreamVideo) {
  return (
    <div
      id={slug}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className={`layer ${styles.player}`}
    >
      <iframe
        src={playerAddress(id)}
        title={`Video: ${title}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        // YouTube's player requires a referrer.
        referrerPolicy="strict-origin"
      />
    </div>
  );
}
