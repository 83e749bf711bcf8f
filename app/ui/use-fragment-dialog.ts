import { useLocation, useNavigate } from "@remix-run/react";
import { useCallback } from "react";

/** Returns a dialog that is open while the address has a fragment; Back closes the dialog. */
export function useFragmentDialog() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const wasOpened = (state as { opened?: boolean } | null)?.opened;
  const leave = useCallback(() => navigate(-1), [navigate]);
  return {
    /** The fragment if it was set in this tab; a shared address does not open the dialog. */
    openHash: wasOpened ? hash : "",
    open: (hash: string, options?: { replace?: boolean; flushSync?: boolean }) =>
      navigate(
        { search, hash },
        { ...options, state: { ...state, opened: true }, preventScrollReset: true },
      ),
    leave,
  };
}
