import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback } from "react";

/** A dialog that is open while the page's address has a fragment: Back closes it, Forward opens it again. */
export function useFragmentDialog() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const wasOpened = (state as { opened?: boolean } | null)?.opened;
  const leave = useCallback(() => navigate(-1), [navigate]);
  return {
    /** Only a fragment that was opened in this tab opens the dialog; a shared address does not. */
    openHash: wasOpened ? hash : "",
    open: (hash: string, options?: { replace?: boolean; flushSync?: boolean }) =>
      navigate(
        { search, hash },
        { ...options, state: { ...state, opened: true }, preventScrollReset: true },
      ),
    leave,
  };
}
