import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { takeStepBack } from "./step-back";

/** What an entry of history says that a dialog was opened with, so that it is left by going back. */
export const openedState = { opened: true };

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
    // Closed at once: a second Escape before the step back is rendered must not take another.
    if (!dialog.current?.open) return;
    dialog.current.close();
    if (wasPushed) takeStepBack(navigate);
    else navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
  }, [wasPushed, search, navigate]);

  return { dialog, leave, wasPushed };
}
