import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import type { CommissionStatus } from "~/commissions/api.server";

const statusUrl = "/commissions/status";

/** The commission status; one that was too slow for the page is asked for again by itself. */
export function CommissionStatusText({ loaded }: { loaded: CommissionStatus }) {
  const { load, data } = useFetcher<CommissionStatus>();
  const late = loaded.state === "checking";
  useEffect(() => {
    if (late) load(statusUrl);
  }, [late, load]);

  const status = late ? (data ?? loaded) : loaded;
  return (
    <span role="status">
      {status.state === "known" && status.text}
      {status.state === "failed" && "Could not get status"}
      {status.state === "checking" && (
        <>
          Checking...
          <noscript>
            {" "}
            <a href="/">Look again</a>
          </noscript>
        </>
      )}
    </span>
  );
}
