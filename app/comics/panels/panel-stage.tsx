import { useLayoutEffect, useState, type CSSProperties } from "react";
import { Picture } from "~/ui/picture";
import type { Turn } from "~/ui/page-turns";
import { useImageRetry } from "~/ui/use-image-retry";
import { usePageTurns } from "~/ui/use-page-turns";
import type { ComicPage, Panel } from "../page";
import { PageImage, PageImageStatus } from "../reader/page-image";
import { frameOf, wholePage } from "./framing";
import styles from "./panel-view.module.css";

interface PanelStageProps {
  page: ComicPage;
  picture: string;
  panel: Panel;
  moves: Partial<Record<Turn, (() => void) | undefined>>;
  leave: () => void;
}

/** The page, moved and enlarged so that one of its panels fills the view. */
export function PanelStage({ page, picture, panel, moves, leave }: PanelStageProps) {
  const stage = usePageTurns(
    () => moves,
    (move) => move(),
    page.comic.rightToLeft,
  );
  const watched = useImageRetry(picture);
  const [view, setView] = useState<{ width: number; height: number }>();
  const [sharp, setSharp] = useState<string>();

  useLayoutEffect(() => {
    const box = stage.current!;
    const measure = () => setView({ width: box.clientWidth, height: box.clientHeight });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(box);
    return () => observer.disconnect();
  }, [stage]);

  // Panels are shares of the picture, whose shape may differ from the reserved one.
  const drawn = watched.state === "arrived" ? watched.element.current : null;
  const shape = drawn
    ? {
        width: page.comic.pageShape.width,
        height: (page.comic.pageShape.width * drawn.naturalHeight) / drawn.naturalWidth,
      }
    : page.comic.pageShape;
  const whole = view && frameOf(wholePage, shape, view);
  const framing = view && frameOf(panel, shape, view);
  const isCoarse = !!(
    framing &&
    drawn &&
    framing.width * devicePixelRatio > drawn.naturalWidth * 1.2
  );

  return (
    // Clicks only add to the buttons below and the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <figure
      ref={stage}
      role="group"
      aria-label="Panel"
      // Gets focus when the view opens, so that Space shows the next panel.
      tabIndex={-1}
      className={styles.stage}
      onClick={moves.next}
      onTouchStart={({ touches }) => touches.length > 1 && leave()}
      onWheel={({ ctrlKey }) => ctrlKey && leave()}
    >
      {whole && framing && (
        <div
          key={picture}
          className={styles.page}
          style={{
            left: whole.x,
            top: whole.y,
            width: whole.width,
            height: whole.height,
            transform: `translate(${framing.x - whole.x}px, ${framing.y - whole.y}px) scale(${framing.zoom})`,
          }}
        >
          <PageImage watched={watched} shape={shape} alt={page.alt} priority />
          {isCoarse && (
            <div className={`fill ${styles.sharp}`} data-arrived={sharp === picture || undefined}>
              <Picture
                path={picture}
                size="full"
                {...shape}
                alt=""
                className="fill"
                onLoad={() => setSharp(picture)}
              />
            </div>
          )}
          <div className={styles.light} style={lightOn(panel)} />
        </div>
      )}
      <PageImageStatus watched={watched} />
    </figure>
  );
}

function lightOn({ x, y, width, height, corners }: Panel): CSSProperties {
  return {
    ...(corners && { "--corners": toPolygon(corners) }),
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  };
}

/** The outline of a box, and within it that of the corners. */
function toPolygon(corners: NonNullable<Panel["corners"]>): string {
  const outline = [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0], ...corners, corners[0]!];
  return outline.map(([x, y]) => `${x! * 100}% ${y! * 100}%`).join(", ");
}
