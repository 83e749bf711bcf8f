import * as to from "~/addresses";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import { useRootData } from "~/ui/root-data";
import { composeAddress, defaultHosts, parseHost, parseHostOrDefault } from "./networks";
import type { HostedNetwork } from "./networks";
import "~/styles/forms.css";
import styles from "./share.module.css";
import { ShareButtons, type ShareProps } from "./share-buttons";

/** Shares a result. The route must set `hasFormsToOtherSites`. */
export function Share({ path, text }: ShareProps) {
  const { siteUrl = "" } = useRootData();
  return (
    <details className={`screen-only ${styles.share}`}>
      <summary className="button quiet">Share</summary>
      <div className="grid">
        <div className="actions">
          <ShareButtons path={path} text={text} />
        </div>
        <a
          className="button quiet"
          href={composeAddress("twitter", "", { text, url: siteUrl + path })}
        >
          Share on Twitter
        </a>
        <HostForm network="bluesky" label="Bluesky server" path={path} text={text} />
        <HostForm network="mastodon" label="Mastodon server" path={path} text={text} />
      </div>
    </details>
  );
}

const storageKey = (network: HostedNetwork) => `share:${network}`;

/**
 * A form that opens a server's compose page. Without JavaScript, `/share` redirects there; with
 * JavaScript, the browser opens it directly, because the policy of an earlier document may forbid
 * form submissions to foreign sites.
 */
function HostForm({
  network,
  label,
  path,
  text,
}: ShareProps & { network: HostedNetwork; label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  useEffect(() => {
    // A script fills in the visitor's server, because pages come from shared caches.
    if (field.current?.value === "") {
      field.current.value = parseHost(readStorage(storageKey(network)) ?? "") ?? "";
    }
  }, [network]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current!.value;
    const host = parseHostOrDefault(network, typed);
    setIsInvalid(!host);
    if (!host) return field.current!.focus();
    writeStorage(storageKey(network), typed.trim() && host);
    location.assign(composeAddress(network, host, { text, url: toAbsolute(path) }));
  };
  const problemId = `${network}-problem`;
  return (
    <form method="post" action={to.share} className={`row ${styles.host}`} onSubmit={onSubmit}>
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="text" value={text} />
      <div>
        <label htmlFor={network}>{label}</label>
        {isInvalid && (
          <p id={problemId} role="alert" className="problem">
            <span className="visually-hidden">Error: </span>
            {`This is not a server. Enter its name, like ${defaultHosts[network]}.`}
          </p>
        )}
        <input
          ref={field}
          id={network}
          type="text"
          name="host"
          placeholder={defaultHosts[network]}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? problemId : undefined}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={253}
        />
      </div>
      <button type="submit" name="network" value={network} className="button quiet">
        {network === "mastodon" ? "Mastodon" : "Bluesky"}
        <span className="visually-hidden"> (share)</span>
      </button>
    </form>
  );
}

function toAbsolute(path: string): string {
  return new URL(path, location.origin).href;
}
