import { useLocation, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import type { StreamVideo } from "./videos.schema";
import { useIsOwnDocument } from "~/document/own-document";
import { drawingShape } from "./drawings";
import { clockTime, playerAddress, spokenLength, watchAddress } from "./video-player";
import { Picture } from "~/ui/picture";
import { isPlainClick } from "~/ui/use-own-links";
import "~/styles/stream.css";
import styles from "./videos.module.css";

/**
 * Videos as drawings; the one that is pressed plays in its drawing's place. Until then nothing is
 * fetched from where it comes from, and nothing told to it.
 */
export function Videos({ videos }: { videos: readonly StreamVideo[] }) {
  const [search] = useSearchParams();
  const asked = search.get("video") ?? undefined;
  // At another address of the page nothing of this one plays on.
  return <VideoList key={asked} videos={videos} asked={asked} isAgain={search.has("again")} />;
}

/**
 * A poster is a link to its page with the player opened by the server. Where the document may frame the
 * player and JavaScript runs, the player opens at once instead; everywhere else the link is
 * followed: before the start, without JavaScript, and in a document of another page.
 */
function VideoList({
  videos,
  asked,
  isAgain,
}: {
  videos: readonly StreamVideo[];
  asked?: string | undefined;
  isAgain: boolean;
}) {
  const { pathname } = useLocation();
  const mayFrame = useIsOwnDocument();
  const [playing, setPlaying] = useState(mayFrame ? asked : undefined);
  const turned = useRef<string>();

  // Player and poster stand in for each other, under one id; focus goes along.
  useEffect(() => {
    if (turned.current !== undefined) document.getElementById(turned.current)?.focus();
    turned.current = undefined;
  }, [playing]);

  const turn = (event: MouseEvent, slug: string, next: string | undefined) => {
    if (!mayFrame || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    turned.current = slug;
    setPlaying(next);
  };

  return (
    <ul className={styles.videos}>
      {videos.map((video, index) => {
        const { slug, id, title, line, seconds, poster } = video;
        const isPlaying = slug === playing;
        // To the address of the document a link would only jump, so it leads to another one.
        const again = !mayFrame && slug === asked && !isAgain ? "&again" : "";
        return (
          <li key={slug}>
            <figure>
              <div className={styles.stage}>
                <Picture {...poster} size="medium" {...drawingShape} priority={index === 0} />
                {isPlaying ? (
                  <Player {...video} />
                ) : (
                  <a
                    id={slug}
                    href={`${pathname}?video=${slug}${again}#${slug}`}
                    aria-label={`Play “${title}”, ${spokenLength(seconds)}`}
                    className={styles.play}
                    onClick={(event) => turn(event, slug, slug)}
                  >
                    <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
                      <circle cx="32" cy="32" r="30" />
                      <path d="M25 19.5v25a1.5 1.5 0 0 0 2.3 1.3l19-12.5a1.5 1.5 0 0 0 0-2.6l-19-12.5a1.5 1.5 0 0 0-2.3 1.3Z" />
                    </svg>
                    <span className={styles.length} aria-hidden="true">
                      {clockTime(seconds)}
                    </span>
                  </a>
                )}
              </div>
              <figcaption>
                <h3>{title}</h3>
                <p>{line}</p>
                <p className={styles.ways}>
                  {isPlaying && (
                    <a
                      href={`${pathname}#${slug}`}
                      onClick={(event) => turn(event, slug, undefined)}
                    >
                      Close the video
                    </a>
                  )}
                  <a
                    href={watchAddress(id)}
                    rel="noopener"
                    aria-label={`Watch on YouTube: ${title}`}
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
  );
}

/**
 * YouTube's player over the poster, with what it needs and nothing else. What takes focus is around the frame: Chromium
 * passes by the contents of a frame that had focus before its page came from another site.
 */
function Player({ slug, id, title }: StreamVideo) {
  return (
    <>
      <p className={styles.waiting}>
        Fetching the player. Should it stay away, the link below leads to the video.
      </p>
      <div id={slug} tabIndex={-1} role="group" aria-label={title} className={styles.player}>
        <iframe
          src={playerAddress(id)}
          title={`Video: ${title}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          // Without a referrer it plays nothing.
          referrerPolicy="strict-origin"
        />
      </div>
    </>
  );
}

/** What playing a video means for those who would rather know. */
export function VideoNotice() {
  return (
    <p className={styles.notice}>
      The pictures are mine and so is this page. A video plays in YouTube’s player, which hears of
      you when you press play, and not before.
    </p>
  );
}
