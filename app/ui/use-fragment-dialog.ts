import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/** Browsers go back within a document in less time; one that does not is not waited for. */
const GO_BACK_TIMEOUT_MS = 1_000;

/** The state of a history entry that opened a dialog, so that closing it goes back. */
export const openedState = { opened: true };

/** Resolves when the browser has gone back to close a dialog. */
let goingBack: Promise<void> | undefined;

/** Closes a dialog by going back to the history entry before it; once, however often it is called. */
export function closeByGoingBack(navigate: (delta: number) => void): void {
  if (goingBack) return;
  goingBack = new Promise<void>((resolve) => {
    addEventListener("popstate", () => resolve(), { once: true });
    setTimeout(resolve, GO_BACK_TIMEOUT_MS);
  }).then(() => void (goingBack = undefined));
  navigate(-1);
}

/** Navigates after a dialog has been closed by going back, which would undo the navigation. */
export function afterGoingBack(navigate: () => void): void {
  if (goingBack) void goingBack.then(navigate);
  else navigate();
}

/** Returns a function that removes the fragment of a dialog, by going back if it `wasPushed` to the history. */
export function useLeaveFragment() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const wasPushed = (state as { opened?: boolean } | null)?.opened === true;
  const leaveFragment = useCallback(() => {
    if (wasPushed) closeByGoingBack(navigate);
    else navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
  }, [wasPushed, search, navigate]);
  return { leaveFragment, wasPushed };
}

/**
 * A dialog that is open at a fragment of its page's address: Back closes it, Forward opens it again.
 *
 * @returns `leave` closes the dialog, by going back if `wasPushed`
 */
export function useFragmentDialog(isOpen: boolean) {
  const { leaveFragment, wasPushed } = useLeaveFragment();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const leave = useCallback(() => {
    // Closed at once: a second Escape must not go back twice.
    if (!dialog.current?.open) return;
    dialog.current.close();
    leaveFragment();
  }, [leaveFragment]);

  return { dialog, leave, wasPushed };
}
