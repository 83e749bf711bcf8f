import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/** What an entry of history says that a dialog was opened with, so that it is left by going back. */
export const openedState = { opened: true };

/** Milliseconds within which browsers step back in a document; one that is kept from it is not waited for. */
const longestStep = 1_000;

/** The step back that leaves a dialog, until the browser has done it. */
let stepBack: Promise<void> | undefined;

/** Goes to another page, once a dialog that is being left has taken its step back, which would undo that. */
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
      stepBack = new Promise<void>((resolve) => {
        addEventListener("popstate", () => resolve(), { once: true });
        setTimeout(resolve, longestStep);
      }).then(() => void (stepBack = undefined));
      navigate(-1);
    } else navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
  }, [isOpen, wasPushed, search, navigate]);

  return { dialog, leave, wasPushed };
}
