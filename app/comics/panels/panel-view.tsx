import * as to from "~/addresses";
import { useNavigate } from "@remix-run/react";
import { useLayoutEffect, useRef, type KeyboardEvent } from "react";
import type { PageRef } from "~/page-ref";
import { Icon } from "~/ui/icon";
import { isPageKey } from "~/ui/page-keys";
import type { Turn } from "~/ui/swipes";
import { arrows } from "../arrows";
import type { ComicPage } from "../page";
import { wholePage } from "./framing";
import { PanelStage } from "./panel-stage";
import styles from "./panel-view.module.css";

export interface PanelViewProps {
  page: ComicPage;
  picture: string;
  /** The number of the shown panel, from 1. */
  number: number;
  show: (panel: number) => void;
  leave: () => void;
}

/** Shows a comic page panel by panel, or whole without known panels, and then the next page. */
export function PanelView(props: PanelViewProps) {
  const { page, picture, show } = props;
  const { panels, comic, controls } = page;
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const count = panels.length || 1;
  const number = Math.min(props.number, count);
  const panel = panels[number - 1];

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);

  const leave = () => {
    // A pinch or a wheel event may occur again while the dialog closes.
    if (!dialog.current?.open) return;
    dialog.current.close();
    props.leave();
  };
  const turn = (ref: PageRef, panels: "first" | "last") =>
    navigate(to.page(comic.slug, ref), {
      replace: true,
      flushSync: true,
      state: { keepsFocus: true, panels },
    });
  const { previous, next } = controls;
  const moves: Record<Turn, (() => void) | undefined> = {
    previous: number > 1 ? () => show(number - 1) : previous && (() => void turn(previous, "last")),
    next: number < count ? () => show(number + 1) : next ? () => turn(next, "first") : leave,
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, target, nativeEvent } = event;
    if (!isPageKey(nativeEvent, dialog.current)) return;
    const isSpace = key === " " && !(target instanceof HTMLButtonElement);
    if (key === "ArrowDown" || (isSpace && !shiftKey)) moves.next?.();
    else if (key === "ArrowUp" || isSpace) moves.previous?.();
    else if (key === "Home") show(1);
    else if (key === "End") show(count);
    else return;
    event.preventDefault();
  };

  const moveButton = (move: Turn) => (
    <button
      key={move}
      type="button"
      className={`icon-button ${styles.move}`}
      aria-label={move === "next" ? "Next panel" : "Previous panel"}
      data-primary={move === "next" ? "" : undefined}
      disabled={!moves[move]}
      onClick={moves[move]}
    >
      <Icon path={arrows[move]} />
    </button>
  );

  return (
    // In the panel view, the keys that usually scroll switch panels.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`screen-only ${styles.dialog}`}
      aria-label="Panel by panel"
      aria-describedby="panel-status"
      onCancel={leave}
      onKeyDown={onKeyDown}
    >
      <PanelStage
        page={page}
        picture={picture}
        moves={moves}
        leave={leave}
        panel={panel ?? wholePage}
      />
      <div className={styles.bar}>
        <button type="button" className="button quiet" onClick={leave}>
          Close
        </button>
        {moveButton("previous")}
        <p id="panel-status" role="status" className={styles.status}>
          <span>{`Page ${page.ref.page}`}</span>
          <span className="visually-hidden">: </span>
          <br />
          <span>{panel ? `Panel ${number} of ${count}` : "Whole page"}</span>
          {panel?.text && <span className="visually-hidden">{`. ${panel.text}`}</span>}
        </p>
        {moveButton("next")}
      </div>
    </dialog>
  );
}
