import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useDocumentTrait } from "~/document/rendering";
import { useHydrated } from "~/ui/use-hydrated";
import { defaultHosts, hostOrDefault, type HostedNetwork, type Network } from "./hosts";
import { shareAddress } from "./share-address";
import { keepHost, keptHost } from "./kept-hosts";
import styles from "./share.module.css";

interface ShareProps {
  /** Own path and query of what is shared: an address that keeps showing it. */
  path: string;
  /** What the post says; the address follows it. */
  text: string;
}

/**
 * Ways to show somebody a result: the device's own and the link first, the networks when asked for.
 * Without JavaScript each network is a form that `/share` answers; with it the page leads there by
 * itself.
 */
export function Share({ path, text }: ShareProps) {
  useDocumentTrait("formsLeadAway");
  return (
    <section className={styles.share} aria-labelledby="share-heading">
      <h2 id="share-heading">Show somebody</h2>
      {/* What was said of one link is not true of the next. */}
      <DeviceButtons key={path} path={path} text={text} />
      <details className={styles.networks}>
        <summary>Twitter, Bluesky, Mastodon</summary>
        <NetworkForm network="twitter" path={path} text={text}>
          <ShareButton network="twitter" />
        </NetworkForm>
        <HostForm network="bluesky" label="Bluesky host" path={path} text={text} />
        <HostForm network="mastodon" label="Mastodon server" path={path} text={text} />
      </details>
    </section>
  );
}

const names: Record<Network, string> = {
  twitter: "Twitter",
  bluesky: "Bluesky",
  mastodon: "Mastodon",
};

function ShareButton({ network }: { network: Network }) {
  return (
    <button type="submit" name="network" value={network} className="button">
      <span className="visually-hidden">Share on</span> {names[network]}
    </button>
  );
}

interface NetworkFormProps extends ShareProps {
  network: Network;
  /** Gives the server to share on; nothing where it is not known yet. */
  chooseHost?: () => string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A form of its own for each network: Enter in a field sends the post where the field says. */
function NetworkForm({
  network,
  path,
  text,
  chooseHost = () => "",
  className,
  children,
}: NetworkFormProps) {
  // A policy that the document came with may not let a form lead to another site; a page may go.
  const go = (event: FormEvent) => {
    event.preventDefault();
    const host = chooseHost();
    if (host === undefined) return;
    location.assign(shareAddress(network, host, { text, url: absolute(path) }));
  };
  return (
    <form method="post" action="/share" className={className} onSubmit={go}>
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="text" value={text} />
      {children}
    </form>
  );
}

function HostForm({
  network,
  label,
  ...shared
}: ShareProps & { network: HostedNetwork; label: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current.value === "") field.current.value = keptHost(network);
  }, [network]);

  const chooseHost = () => {
    const input = field.current!;
    const host = hostOrDefault(network, input.value);
    input.setCustomValidity(host ? "" : `A server is just its name, like ${defaultHosts[network]}`);
    input.reportValidity();
    if (host) keepHost(network, input.value.trim() && host);
    return host;
  };
  return (
    <NetworkForm network={network} chooseHost={chooseHost} className={styles.host} {...shared}>
      <label>
        <span>{label}</span>
        <input
          ref={field}
          type="text"
          name="host"
          placeholder={defaultHosts[network]}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          onChange={(event) => event.currentTarget.setCustomValidity("")}
        />
      </label>
      <ShareButton network={network} />
    </NetworkForm>
  );
}

/** What only a running page can do. The room for it is there before; without scripts it is not. */
function DeviceButtons({ path, text }: ShareProps) {
  const isHydrated = useHydrated();
  const [copied, setCopied] = useState<"yes" | "no" | undefined>();
  useEffect(() => {
    if (copied !== "yes") return;
    const timer = setTimeout(() => setCopied(undefined), 4_000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(absolute(path));
      setCopied("yes");
    } catch {
      // Not every browser lets every page write there.
      setCopied("no");
    }
  };
  const share = () =>
    navigator.share({ text, url: absolute(path) }).catch(() => {
      // Closed without sharing, which is nobody's failure.
    });

  return (
    <div className={styles.device} data-running={isHydrated || undefined}>
      {(!isHydrated || hasShareSheet()) && (
        <button type="button" className="button" onClick={() => void share()}>
          Share…
        </button>
      )}
      <button type="button" className={`button quiet ${styles.copy}`} onClick={() => void copy()}>
        <span data-covered={copied === "yes" || undefined}>Copy link</span>
        <span aria-hidden="true">{copied === "yes" && "Copied!"}</span>
      </button>
      <span role="status" className="visually-hidden">
        {copied === "yes" && "Copied!"}
      </span>
      {copied === "no" && (
        <label className={styles.address}>
          <span>Copy this address</span>
          <input
            readOnly
            value={absolute(path)}
            onFocus={(event) => event.currentTarget.select()}
            ref={(input) => input?.focus()}
          />
        </label>
      )}
    </div>
  );
}

function absolute(path: string): string {
  return new URL(path, location.origin).href;
}

function hasShareSheet(): boolean {
  return "share" in navigator;
}
