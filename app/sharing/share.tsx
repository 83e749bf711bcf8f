import * as to from "~/addresses";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { readStorage, writeStorage } from "~/ui/browser-storage";
import { useRootData } from "~/ui/root-data";
import { useHydrated } from "~/ui/use-hydrated";
import { CopyLink } from "~/ui/copy-link";
import { describeProblem } from "~/ui/fields/field-problem";
import { composeAddress, defaultHosts, parseHost, parseHostOrDefault } from "./networks";
import type { HostedNetwork } from "./networks";
import styles from "./share.module.css";

interface ShareProps {
  /** Path and query of the shared result. */
  path: string;
  /** Text of the post; the address follows it. */
  text: string;
}

/** Shares a result by the Web Share API, by its address, or on networks. The route must set `formsLeadAway`. */
export function Share({ path, text }: ShareProps) {
  const { siteUrl = "" } = useRootData();
  return (
    <details className={`screen-only ${styles.share}`}>
      <summary className="button quiet">Share</summary>
      <div className="grid">
        {/* The key removes the message about an earlier result. */}
        <DeviceButtons key={path} path={path} text={text} />
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
 * A form that opens a server's compose page. Without JavaScript, `/share` redirects there; with JavaScript, the browser
 * opens it directly, because the policy of an earlier document may forbid form submissions to other sites.
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
    // Filled in by script, because pages come from shared caches.
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
  const error = describeProblem(
    network,
    isInvalid ? `This is not a server. Enter its name, like ${defaultHosts[network]}.` : undefined,
  );
  return (
    <form method="post" action={to.share} className={`row ${styles.host}`} onSubmit={onSubmit}>
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="text" value={text} />
      <div>
        <label htmlFor={network}>{label}</label>
        {error.problem}
        <input
          ref={field}
          id={network}
          type="text"
          name="host"
          placeholder={defaultHosts[network]}
          {...error.aria}
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

/** The buttons that need JavaScript. */
function DeviceButtons({ path, text }: ShareProps) {
  if (!useHydrated()) return null;
  const url = toAbsolute(path);
  const share = () =>
    navigator.share({ text, url }).catch(() => {
      // The visitor closed the dialog.
    });
  return (
    <div className="actions">
      {"share" in navigator && (
        <button type="button" className="button" onClick={() => void share()}>
          Share with an app
        </button>
      )}
      <CopyLink link={url} className="button quiet" />
    </div>
  );
}

function toAbsolute(path: string): string {
  return new URL(path, location.origin).href;
}
