import type { CommissionStatus } from "~/commissions/api.server";
import { InlineScript } from "~/document/inline-script";
import lateStatusScript from "./late-status-script?inline-script";

/** The commission status; in documents, a script requests a status that was too slow. */
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
