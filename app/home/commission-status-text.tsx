import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { InlineScript } from "~/document/inline-script";
import type { CommissionStatus } from "~/commissions/api.server";

const statusUrl = "/commissions/status";
const noStatus = "Could not get status";

/** The same for a document, which starts no application. */
const lateStatusScript = `(e=>{var s=t=>{e.textContent=t};fetch("${statusUrl}").then(r=>r.json()).then(d=>s(d.text||"${noStatus}"),()=>s("${noStatus}"))})(document.currentScript.parentNode)`;

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
      {status.state === "failed" && noStatus}
      {status.state === "checking" && (
        <>
          Checking...
          <InlineScript code={import.meta.env.SSR ? lateStatusScript : undefined} />
          <noscript>
            {" "}
            <a href="/">Look again</a>
          </noscript>
        </>
      )}
    </span>
  );
}
