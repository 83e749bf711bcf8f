import { Link, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useResumeAddress } from "../continue";
import type { PageRef } from "../page-ref";
import { useCookiePosition } from "../reader-store";
import { useHydrated } from "~/ui/use-hydrated";
import { LinkField } from "./link-field";
import { hasPage, readOwnState, writeState } from "./own-state";
import {
  decodeHash,
  describeAdded,
  namePage,
  mergeStates,
  type ReadingState,
  type ReadingStates,
  type Refusal,
} from "./sync-link";
import styles from "./sync-page.module.css";

/** A comic, with its newest page where that is known. */
export interface SyncedComic {
  slug: string;
  title: string;
  latest?: PageRef | undefined;
}

/** Makes a link of this browser's reading positions, and takes over those of a link that was opened. */
export function SyncPage({ comics }: { comics: readonly SyncedComic[] }) {
  const { hash } = useLocation();
  // The server never sees the fragment.
  const isHydrated = useHydrated();
  return (
    <div className={`narrow ${styles.page}`}>
      <h1>Continue on another device</h1>
      <noscript>
        <p>
          Continuing on another device needs JavaScript: your reading position is in the link after
          its #, which browsers send to no server.
        </p>
      </noscript>
      {isHydrated && hash && <OpenedLink key={hash} hash={hash} comics={comics} />}
      <section className="needs-script" aria-labelledby="link">
        <h2 id="link">Your link</h2>
        <p>
          Open this link on the other device. It contains your bookmark and the pages you have read,
          after its #, which browsers send to no server.
        </p>
        <LinkField comics={comics} />
      </section>
    </div>
  );
}

const refusals: Record<Refusal | "missing page" | "unknown", string> = {
  foreign: "This link contains no reading position, so nothing was changed.",
  broken: "This link is incomplete or damaged. Copy the whole link once more.",
  "missing page": "This link names a page that does not exist, so nothing was changed.",
  unknown: "This link could not be checked just now. Reload this page to try again.",
};

/** Shows the changes of a link; nothing changes before the reader agrees. */
function OpenedLink({ hash, comics }: { hash: string; comics: readonly SyncedComic[] }) {
  const [link, setLink] = useState<ReadingStates | keyof typeof refusals>();
  useEffect(() => {
    void readLink(hash, comics)
      .catch(() => "unknown" as const)
      .then(setLink);
  }, [hash, comics]);
  return (
    <section className="needs-script" aria-labelledby="opened">
      <h2 id="opened">The link you opened</h2>
      {link === undefined && <p role="status">Checking the link…</p>}
      {typeof link === "string" && <p role="status">{refusals[link]}</p>}
      {typeof link === "object" &&
        comics.map(
          ({ slug, title, latest }) =>
            link[slug] && (
              <Change key={slug} {...{ slug, title }} latest={latest!} link={link[slug]} />
            ),
        )}
    </section>
  );
}

/** Decodes a link, and checks it against the comics. */
async function readLink(hash: string, comics: readonly SyncedComic[]) {
  const states = await decodeHash(hash);
  if (typeof states === "string") return states;
  const known = comics.filter(({ slug }) => Object.hasOwn(states, slug));
  if (known.length === 0) return "foreign";
  for (const { slug, latest } of known) {
    if (!latest) return "unknown";
    if (!(await hasPage(slug, states[slug]!))) return "missing page";
  }
  return states;
}

function Change({ slug, title, latest, link }: Required<SyncedComic> & { link: ReadingState }) {
  const cookie = useCookiePosition();
  const resumeAddress = useResumeAddress(slug);
  const [before] = useState(() => readOwnState(slug, cookie));
  const [isStored, setIsStored] = useState<boolean>();
  const after = mergeStates(before, link, latest);
  const added = describeAdded(before, after);
  const [own, next] = [before.bookmark, after.bookmark].map((at) => at && namePage(at));
  if (isStored !== undefined) {
    return (
      <div role="status">
        <p>
          {isStored
            ? "This device is up to date."
            : "This browser does not allow storing a bookmark, so nothing was changed."}
        </p>
        {after.bookmark && (
          <Link to={resumeAddress(after.bookmark)} className="button">
            Continue reading
          </Link>
        )}
      </div>
    );
  }
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        <li>
          {own === next
            ? `Your bookmark stays at ${own ?? "no page"}.`
            : `Your bookmark moves ${own ? `from ${own} ` : ""}to ${next}.`}
        </li>
        {added.length > 0 && (
          <li>{`Marked as read: ${added.slice(0, 5).join("; ")}${added.length > 5 ? `; and ${added.length - 5} more` : ""}.`}</li>
        )}
      </ul>
      <p>
        <button
          type="button"
          className="button"
          onClick={() =>
            // Reads the own state again, because another tab may have changed it.
            setIsStored(writeState(slug, mergeStates(readOwnState(slug, cookie), link, latest)))
          }
        >
          Update this device
        </button>
      </p>
    </section>
  );
}
