import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { placeFocus } from "~/ui/use-navigation-focus";
import { thumbnailId } from "./gallery-grid";
import styles from "./item-dialog.module.css";

interface ItemDialogProps {
  id: string;
  /** The title and the position of the item. */
  name: string;
  /** The address of the page of the grid that contains the item. */
  grid: string;
  children: ReactNode;
}

/** A dialog over the grid. Back closes it, and all other ways to close it navigate back. */
export function ItemDialog({ id, name, grid, children }: ItemDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { state } = useLocation();

  useEffect(() => {
    dialog.current!.showModal();
    placeFocus(dialog.current!);
  }, []);

  useEffect(() => {
    const element = dialog.current!;
    // The disabled control loses the focus.
    if (!element.contains(document.activeElement)) element.focus();
    return () => {
      const thumbnail = document.getElementById(thumbnailId(id));
      if (thumbnail && !element.isConnected) placeFocus(thumbnail);
    };
  }, [id]);

  const leave = () => {
    if (state?.grid === grid) navigate(-1);
    else navigate(grid, { replace: true, preventScrollReset: true });
  };

  return (
    // Keyboard users close it with Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={name}
      tabIndex={-1}
      onClose={leave}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
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
