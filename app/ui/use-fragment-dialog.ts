import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback } from "react";

/** A dialog that is open at a fragment of its page's address: Back closes it, Forward opens it again. */
export function useFragmentDialog() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const wasOpened = (state as { opened?: boolean } | null)?.opened;
  const leave = useCallback(() => navigate(-1), [navigate]);
  return {
    /** The fragment of the dialog that this tab has opened; a shared address opens none. */
    openHash: wasOpened ? hash : "",
    open: (hash: string, options?: { replace?: boolean; flushSync?: boolean }) =>
      navigate(
        { search, hash },
        { ...options, state: { ...state, opened: true }, preventScrollReset: true },
      ),
    leave,
  };
}
