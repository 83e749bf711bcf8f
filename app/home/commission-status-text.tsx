import * as to from "~/addresses";
import { useEffect, useRef } from "react";
import type { CommissionStatus } from "~/commissions/api.server";
import { InlineScript } from "~/document/inline-script";
import { failedStatus, showLateStatus } from "./late-status";
import lateStatusScript from "./late-status-script?inline-script";

/** The commission status. One that was too slow for the page is requested again: in a document by a script. */
export function CommissionStatusText({ loaded }: { loaded: CommissionStatus }) {
  const element = useRef<HTMLSpanElement>(null);
  const isLate = loaded.state === "checking";
  useEffect(() => {
    if (isLate) void showLateStatus(element.current!);
  }, [isLate]);
  return (
    // The key removes what the script has written.
    <span key={loaded.state} role="status" ref={element}>
      {isLate ? (
        <>
          Checking...
          <InlineScript code={lateStatusScript} />
          <noscript>
            {" "}
            <a href={to.home}>Look again</a>
          </noscript>
        </>
      ) : loaded.state === "known" ? (
        loaded.text
      ) : (
        failedStatus
      )}
    </span>
  );
}
