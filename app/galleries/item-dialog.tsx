import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, type ReactNode } from "react";
import { placeFocus } from "~/ui/use-navigation-focus";
import styles from "./item-dialog.module.css";

interface ItemDialogProps {
  /** The address of the grid. */
  grid: string;
  /** The title and the position of the item. */
  name: string;
  /** Whether the description is still loading. */
  isPending: boolean;
  children: ReactNode;
}

function open(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.showModal();
  placeFocus(dialog);
}

/** A dialog over the grid. Back, Escape, a click beside it and its button close it by the history entry that opened it. */
export function ItemDialog({ grid, name, isPending, children }: ItemDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const current = useLocation();
  const { location: wanted } = useNavigation();
  const opening = isPending ? wanted?.key : undefined;

  // Also the dialog that was closed just now, for an item that was requested before.
  useEffect(() => {
    open(dialog.current!);
  }, [current.key]);
  // An effect of its own: a turn that is aborted by closing must not open the dialog again.
  useEffect(() => {
    if (opening !== undefined) open(dialog.current!);
  }, [opening]);

  // A control that becomes disabled loses the focus.
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.contains(document.activeElement)) element.focus();
  }, [name]);

  const leave = useCallback(() => {
    if (!dialog.current!.open) return;
    dialog.current!.close();
    // The history has the entry of the wanted item before that item is rendered.
    const isPushed = [current, wanted].some(
      (location) =>
        location?.state?.fromGrid === grid && location.pathname === window.location.pathname,
    );
    if (isPushed) navigate(-1);
    else navigate(grid, { replace: true, preventScrollReset: true });
  }, [current, wanted, grid, navigate]);

  return (
    // The button and Escape do the same for keyboards.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={name}
      aria-busy={isPending}
      tabIndex={-1}
      onCancel={leave}
      onClick={(event) => event.target === dialog.current && leave()}
    >
      {children}
      <button type="button" className={`icon-button centered ${styles.close}`} onClick={leave}>
        <span className="visually-hidden">Close</span>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M6 6l12 12M18 6L6 18"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <p className="visually-hidden" role="status">
        {name}
      </p>
    </dialog>
  );
}
