import * as to from "~/addresses";
import { useNavigate } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import type { PageRef } from "~/reading/page-ref";
import { writeStorage } from "~/ui/browser-storage";
import { Icon } from "~/ui/icon";
import { mirrorTurn } from "~/ui/page-turns";
import progress from "~/ui/progress.module.css";
import { useFragmentDialog } from "~/ui/use-fragment-dialog";
import { arrows } from "../reader/page-controls";
import type { ComicPage, Panel } from "../page";
import { wholePage } from "./framing";
import { PanelStage } from "./panel-stage";
import styles from "./panel-view.module.css";

export interface PanelViewProps {
  page: ComicPage;
  picture: string;
  /** The page's picture below the view. */
  figure: RefObject<HTMLElement>;
  isOpen: boolean;
  /** The panel to show, from 1. */
  number: number;
  /** Shows a panel, by a new history entry or by replacing the present one. */
  show: (panel: number, isNew?: boolean) => void;
}

/** A page turn in progress: the address of the page before, and whether the last panel of the new page is shown. */
interface Following {
  from: string;
  toLast: boolean;
}

/**
 * Shows a page panel by panel, or whole if its panels are unknown, and goes on to the next page. After closing, the page is scrolled
 * to the last panel.
 */
export function PanelView(props: PanelViewProps) {
  const { page, figure, show } = props;
  const { panels } = page;
  const [following, setFollowing] = useState<Following>();
  const isOpen = props.isOpen || following !== undefined;
  const { dialog, leave: close, wasPushed } = useFragmentDialog(isOpen);
  const navigate = useNavigate();
  const status = useId();
  const count = panels.length;
  const number = Math.min(props.number, count || 1);
  const panel = panels[number - 1];
  const { slug, rightToLeft } = page.comic;
  const { previous, next } = page.controls;
  const here = to.page(slug, page.ref);
  useScrollToPanel(figure, isOpen, panel);

  // The view opens again on the next visit, until it is closed.
  useEffect(() => {
    writeStorage("panel-by-panel", isOpen ? "on" : null);
  }, [isOpen]);

  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (!following || following.from === here) return;
    latest.current(following.toLast ? count || 1 : 1, true);
    setFollowing(undefined);
  }, [following, here, count]);

  /** Turns to another page: its history entry replaces the view, and the new page gets a view of its own. */
  const turn = (page: PageRef, toLast: boolean) => {
    setFollowing({ from: here, toLast });
    const how = { replace: wasPushed, flushSync: true, state: { keepsFocus: true } };
    navigate(to.page(slug, page), how);
  };
  const leave = () => {
    // Not only in the effect: the page may be left before the view has closed.
    writeStorage("panel-by-panel", null);
    if (following) setFollowing(undefined);
    else close();
  };

  const goOn = () => {
    if (following) return;
    if (number < count) show(number + 1);
    else if (next) turn(next, false);
    else leave();
  };
  const canGoBack = number > 1 || previous !== undefined;
  const goBack = () => {
    if (following) return;
    if (number > 1) show(number - 1);
    else if (previous) turn(previous, true);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (altKey || ctrlKey || metaKey) return;
    const isSpace = key === " " && !(target instanceof HTMLButtonElement);
    if (key === "ArrowDown" || (isSpace && !shiftKey)) goOn();
    else if (key === "ArrowUp" || isSpace) goBack();
    else if (key === "g") leave();
    else return;
    event.preventDefault();
  };

  const moveButton = (move: "previous" | "next", onClick: () => void) => (
    <button
      key={move}
      type="button"
      className={`icon-button ${styles.move}`}
      aria-label={move === "next" ? "Next panel" : "Previous panel"}
      data-primary={move === "next" ? "" : undefined}
      disabled={move === "previous" && !canGoBack}
      onClick={onClick}
    >
      <Icon path={arrows[rightToLeft ? mirrorTurn(move) : move].path} />
    </button>
  );
  const buttons = [moveButton("previous", goBack), moveButton("next", goOn)];
  if (rightToLeft) buttons.reverse();

  return (
    // Keys that scroll a page turn to other panels here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`screen-only ${styles.dialog}`}
      aria-label="Panel by panel"
      aria-describedby={status}
      onCancel={leave}
      onKeyDown={onKeyDown}
    >
      {isOpen && (
        <>
          <PanelStage
            page={page}
            picture={props.picture}
            panel={panel ?? wholePage}
            moves={{
              first: count > 1 ? () => show(1) : undefined,
              previous: canGoBack ? goBack : undefined,
              next: goOn,
              latest: count > 1 ? () => show(count) : undefined,
            }}
            leave={leave}
          />
          <div className={styles.bar}>
            <progress
              className={`${progress.progress} ${styles.progress}`}
              aria-hidden="true"
              value={number}
              max={Math.max(count, 1)}
            />
            <button type="button" className="button quiet" onClick={leave}>
              Close
            </button>
            {buttons[0]}
            <p id={status} role="status" className={styles.status}>
              <span>{`Page ${page.ref.page}`}</span>
              <span className="visually-hidden">: </span>
              <br />
              <span>{count > 0 ? `Panel ${number} of ${count}` : "Whole page"}</span>
              {panel?.text && <span className="visually-hidden">{`. ${panel.text}`}</span>}
            </p>
            {buttons[1]}
          </div>
        </>
      )}
    </dialog>
  );
}

/** Scrolls the page below to the panel, so that the bookmark follows and the page is there after closing. */
function useScrollToPanel(
  figure: RefObject<HTMLElement>,
  isOpen: boolean,
  panel: Panel | undefined,
): void {
  const seen = useRef<Panel>();
  if (isOpen) seen.current = panel;
  useEffect(() => {
    const at = seen.current;
    // After ScrollRestoration.
    const frame = requestAnimationFrame(() => {
      const box = figure.current?.getBoundingClientRect();
      if (!box || !at) return;
      const [top, bottom] = [
        box.top + at.y * box.height,
        box.top + (at.y + at.height) * box.height,
      ];
      const middle = (top + bottom) / 2;
      if (middle < 0 || middle > innerHeight)
        scrollTo(0, scrollY + Math.min(top, middle - innerHeight / 2));
    });
    return () => cancelAnimationFrame(frame);
  }, [figure, isOpen, panel]);
}
