import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { focusInsteadOfHeading } from "~/ui/use-navigation-focus";
import { thumbnailId } from "./gallery-grid";
import styles from "./item-dialog.module.css";

interface ItemDialogProps {
  id: string;
  /** The title of the item, and its position in the gallery. */
  name: string;
  /** The address of the grid page that contains the item. */
  grid: string;
  children: ReactNode;
}

/** Returns whether a press is on the backdrop, whose events have the dialog as target. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInBox = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInBox;
}

/** A dialog over the grid. Back closes it; Closing it by other means navigates back. */
export function ItemDialog({ id, name, grid, children }: ItemDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { state } = useLocation();
  const beganOnBackdrop = useRef(false);

  useEffect(() => {
    dialog.current!.showModal();
    focusInsteadOfHeading(dialog.current!);
  }, []);

  useEffect(() => {
    const element = dialog.current!;
    // A control that becomes disabled loses the focus.
    if (!element.contains(document.activeElement)) element.focus();
    return () => {
      const thumbnail = document.getElementById(thumbnailId(id));
      if (thumbnail && !element.isConnected) focusInsteadOfHeading(thumbnail);
    };
  }, [id]);

  const leave = () => {
    if (state?.grid === grid) navigate(-1);
    else navigate(grid, { replace: true, preventScrollReset: true });
  };

  return (
    // Keyboard users close the dialog with Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={name}
      tabIndex={-1}
      onClose={leave}
      // A selection of text may begin inside and end on the backdrop, or the other way round.
      onPointerDown={(event) => (beganOnBackdrop.current = isOnBackdrop(event))}
      onClick={(event) => {
        if (beganOnBackdrop.current && isOnBackdrop(event)) event.currentTarget.close();
      }}
    >
      {children}
      <form method="dialog">
        <button className={`icon-button centered ${styles.close}`}>
          <span className="visually-hidden">Close</span>
          <Icon path="M6 6l12 12M18 6L6 18" />
        </button>
      </form>
      <p className="visually-hidden" role="status">
        {name}
      </p>
    </dialog>
  );
}
