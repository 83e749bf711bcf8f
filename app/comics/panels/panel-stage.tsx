import { useLayoutEffect, useState, type CSSProperties } from "react";
import { Picture } from "~/ui/picture";
import { useImageRetry } from "~/ui/use-image-retry";
import type { Turn } from "~/ui/swipes";
import { usePageTurns } from "~/ui/use-page-turns";
import type { ComicPage, Panel, Shape } from "../page";
import { PageImage, PageImageStatus } from "../picture/page-image";
import { useOwnShape } from "../picture/use-own-shape";
import { frameOf, wholePage, type Framing } from "./framing";
import styles from "./panel-view.module.css";

interface PanelStageProps {
  page: ComicPage;
  picture: string;
  panel: Panel;
  moves: Record<Turn, (() => void) | undefined>;
  leave: () => void;
}

/** A comic page that is moved and enlarged so that one of its panels fills the view. */
export function PanelStage({ page, picture, panel, moves, leave }: PanelStageProps) {
  const stage = usePageTurns(moves, (move) => move());
  const retried = useImageRetry(picture);
  const shape = useOwnShape(page.shape ?? page.comic.pageShape, retried, false);
  const [view, setView] = useState<Shape>();

  useLayoutEffect(() => {
    const box = stage.current!;
    const measure = () => setView({ width: box.clientWidth, height: box.clientHeight });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(box);
    return () => observer.disconnect();
  }, [stage]);

  const whole = view && frameOf(wholePage, shape, view);
  const framing = view && frameOf(panel, shape, view);
  const file = retried.state === "arrived" ? retried.element.current : null;
  const isCoarse = framing && file && framing.width * devicePixelRatio > file.naturalWidth * 1.2;

  return (
    // Clicks need no keyboard equivalent, because buttons and keys change the panel, too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <figure
      ref={stage}
      role="group"
      aria-label="Panel"
      // The figure gets the focus when the view opens, so that Space shows the next panel.
      tabIndex={-1}
      className={styles.stage}
      onClick={moves.next}
      onTouchStart={({ touches }) => touches.length > 1 && leave()}
      onWheel={({ ctrlKey }) => ctrlKey && leave()}
    >
      {whole && framing && (
        <div key={picture} className={styles.page} style={styleFraming(whole, framing)}>
          <PageImage retried={retried} shape={shape} alt={page.alt} priority />
          {isCoarse && (
            // The full-size file covers the smaller file.
            <Picture path={picture} size="full" {...shape} alt="" className="layer" />
          )}
          <div className={styles.light} style={lightOn(panel)} />
        </div>
      )}
      <PageImageStatus retried={retried} />
    </figure>
  );
}

/** Returns a transform that moves and scales the whole page, which browsers animate smoothly. */
function styleFraming(whole: Framing, { x, y, zoom }: Framing): CSSProperties {
  const { x: left, y: top, width, height } = whole;
  return {
    left,
    top,
    width,
    height,
    transform: `translate(${x - left}px, ${y - top}px) scale(${zoom})`,
  };
}

function lightOn({ x, y, width, height, corners }: Panel): CSSProperties {
  const edges = [y, 1 - x - width, 1 - y - height, x];
  return {
    ...(corners && { "--corners": toPolygon(corners) }),
    inset: edges.map((edge) => `${edge * 100}%`).join(" "),
  };
}

/** Returns a clip path of the panel's box with the polygon of the corners within it. */
function toPolygon(corners: NonNullable<Panel["corners"]>): string {
  const outline = [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0], ...corners, corners[0]!];
  return outline.map(([x, y]) => `${x! * 100}% ${y! * 100}%`).join(", ");
}
