import type { CommissionStatus } from "~/commissions/api.server";
import { InlineScript } from "~/document/inline-script";
import lateStatusScript from "./late-status-script?inline-script";

/** The commission status. If it was too slow for the page, a script requests it; the script runs in documents only. */
export function CommissionStatusText({ loaded }: { loaded: CommissionStatus }) {
  return (
    <span role="status" dir="auto">
      {loaded.state === "known" && loaded.text}
      {loaded.state === "failed" && "Could not get status"}
      {loaded.state === "checking" && (
        <>
          Checking...
          <InlineScript code={lateStatusScript} />
        </>
      )}
    </span>
  );
}
