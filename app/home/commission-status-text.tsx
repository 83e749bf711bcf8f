import * as to from "~/addresses";
import type { CommissionStatus } from "~/commissions/api.server";
import { InlineScript } from "~/document/inline-script";
import lateStatusScript from "./late-status-script?inline-script";

/** The commission status. A script requests one that was too slow for the page; it runs in documents only. */
export function CommissionStatusText({ loaded }: { loaded: CommissionStatus }) {
  if (loaded.state === "known") return loaded.text;
  if (loaded.state === "failed") return "Could not get status";
  return (
    <span role="status">
      Checking...
      <InlineScript code={lateStatusScript} />
      <noscript>
        {" "}
        <a href={to.home}>Look again</a>
      </noscript>
    </span>
  );
}
