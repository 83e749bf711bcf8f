import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useResumeAddress } from "../continue";
import type { PageRef } from "~/page-ref";
import { useCookiePosition } from "../reader-store";
import { useHydrated } from "~/ui/use-hydrated";
import { OwnLink } from "./own-link";
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
  // The server never sees the fragment. Other fragments lead to parts of the page.
  const isHydrated = useHydrated();
  const isOpened = hash.startsWith("#deflate=");
  return (
    <div className={`narrow ${styles.page}`}>
      <h1>Continue on another device</h1>
      <noscript>
        <p>Continuing on another device needs JavaScript.</p>
      </noscript>
      {isHydrated && isOpened && <OpenedLink key={hash} hash={hash} comics={comics} />}
      {isHydrated && !isOpened && <OwnLink comics={comics} />}
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
    <>
      {link === undefined && <p role="status">Checking the link…</p>}
      {typeof link === "string" && <p role="status">{refusals[link]}</p>}
      {typeof link === "object" &&
        comics.map(
          ({ slug, title, latest }) =>
            link[slug] && (
              <Change key={slug} {...{ slug, title }} latest={latest!} link={link[slug]} />
            ),
        )}
    </>
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
  const navigate = useNavigate();
  const resumeAddress = useResumeAddress(slug);
  const [before] = useState(() => readOwnState(slug, cookie));
  const [message, setMessage] = useState<string>();
  const after = mergeStates(before, link, latest);
  const added = describeAdded(before, after);
  const [own, next] = [before.bookmark, after.bookmark].map((at) => at && namePage(at));
  const update = () => {
    // Reads the own state again, because another tab may have changed it.
    const merged = mergeStates(readOwnState(slug, cookie), link, latest);
    if (!writeState(slug, merged)) {
      setMessage("This browser does not allow storing a bookmark, so nothing was changed.");
    } else if (merged.bookmark) navigate(resumeAddress(merged.bookmark));
    else setMessage("This device is up to date.");
  };
  if (message) return <p role="status">{message}</p>;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
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
        <button type="button" className="button" onClick={update}>
          {next ? `Continue at ${next}` : "Update this device"}
        </button>
      </p>
    </section>
  );
}
