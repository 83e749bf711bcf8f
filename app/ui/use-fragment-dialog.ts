import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/** What an entry of history says that a dialog was opened with, so that it is left by going back. */
export const openedState = { opened: true };

/** The step back that leaves a dialog, until the browser has done it. */
let stepBack: Promise<void> | undefined;

/** Leaves the page, which a dialog may just have been left for: its step back would undo that. */
export function afterStepBack(go: () => void): void {
  if (stepBack) void stepBack.then(go);
  else go();
}

/**
 * A dialog that is open at a fragment of its page's address: Back closes it, Forward opens it again.
 *
 * @returns the dialog's ref; what leaves it; and whether Back does
 */
export function useFragmentDialog(isOpen: boolean) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const wasPushed = (state as { opened?: boolean } | null)?.opened === true;

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const leave = useCallback(() => {
    if (!isOpen || stepBack) return;
    if (wasPushed) {
      stepBack = new Promise((resolve) => {
        addEventListener("popstate", () => resolve((stepBack = undefined)), { once: true });
      });
      navigate(-1);
    } else navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
  }, [isOpen, wasPushed, search, navigate]);

  return { dialog, leave, wasPushed };
}
