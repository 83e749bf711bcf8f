import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import type { CommissionType } from "./api.server";
import type { CommissionTypeState } from "./type-state.server";
import type { SafeHtml } from "~/upstream/safe-html";
import { plainSlug } from "~/slugs";
import { Html } from "~/ui/html";
import { Pagination } from "~/ui/pagination";
import type { PaginationState } from "~/ui/paginate";
import pictureCard from "~/ui/picture-card.module.css";
import { Picture } from "~/ui/picture";
import { SpeechBubble } from "~/ui/speech-bubble";
import styles from "./commissions-page.module.css";
import "~/styles/thumbnails.css";

/** A commission type with its state and finished examples. */
type ListedType = CommissionType & {
  state: CommissionTypeState;
  examples: readonly { id: string; title: string }[];
};

interface CommissionsPageProps {
  /** The commission status in any words of the artist; may be empty. */
  status: string;
  /** The address of the request form; undefined while requests are closed. */
  form: string | undefined;
  queue: string | undefined;
  offer: SafeHtml;
  /** The commission types: first the types that can be requested now. */
  types: readonly ListedType[];
  pagination: PaginationState;
}

/** The commission status, the offer, and the commission types with their states and prices. */
export function CommissionsPage(props: CommissionsPageProps) {
  const { status, form, queue, offer, types, pagination } = props;
  const open = types.filter(({ state }) => state.isOpen);
  const others = types.filter(({ state }) => !state.isOpen);
  const bubble = offer && (
    <SpeechBubble speaker="Chase">
      <Html html={offer} />
    </SpeechBubble>
  );
  return (
    <div className="stack">
      <header>
        <h1>Commissions</h1>
        <p className="lead">
          I draw your characters: portraits, scenes, badges and reference sheets.
        </p>
        <p dir="auto" className={styles.status} data-open={form !== undefined || undefined}>
          {status || "Not announced yet"}
        </p>
        <p>
          {form
            ? "The form is on another site; I answer in three working days."
            : "You cannot ask for a picture now. Openings last about a week, and are announced where you follow me."}
        </p>
      </header>

      {open.length > 0 ? (
        <section aria-labelledby="open" className={`columns ${styles.open}`}>
          <h2 id="open">Open now</h2>
          <ul className={`plain-list ${pictureCard.list}`}>
            {open.map((type) => (
              <TypeCard key={plainSlug(type.name)} type={type} form={form} />
            ))}
          </ul>
          {bubble}
        </section>
      ) : (
        bubble
      )}

      <section aria-labelledby="types">
        <h2 id="types">{open.length > 0 ? "At the next opening" : "Kinds and prices"}</h2>
        {others.length > 0 && (
          <ul className={`plain-list ${pictureCard.list}`}>
            {others.map((type) => (
              <TypeCard key={plainSlug(type.name)} type={type} form={undefined} />
            ))}
          </ul>
        )}
        {types.length === 0 && (
          <SpeechBubble>
            <p>No prices are listed right now. Please try again later.</p>
          </SpeechBubble>
        )}
        <Pagination {...pagination} />
      </section>

      <section aria-label="Before you ask">
        <p>
          Want to see more first? See all{" "}
          <Link to={to.gallery("commissions")}>finished commissions</Link>.
        </p>
        <p className="actions">
          <Link to={to.commissionTerms} className="button quiet">
            Terms of service
          </Link>
          {queue && (
            <a href={queue} className="button quiet">
              See the queue, on another site
            </a>
          )}
        </p>
      </section>
    </div>
  );
}

function TypeCard({ type, form }: { type: ListedType; form: string | undefined }) {
  const { name, price, description, exampleImage, alt, examples, state } = type;
  return (
    <li id={plainSlug(name)} className={`card ${pictureCard.card} ${styles.type}`}>
      <div className={`row ${styles.heading}`}>
        <h3 dir="auto">{name}</h3>
        <p dir="auto" className={styles.price}>
          {price || "Ask me"}
        </p>
      </div>
      <div className="actions">
        <p className={styles.state} data-open={state.isOpen || undefined}>
          {state.text}
        </p>
        {form && (
          <>
            <a href={form} className="button" aria-label={`Request: ${name}`}>
              Request
            </a>
            <Link to={to.commissionTerms} className="touch-link">
              Terms
            </Link>
          </>
        )}
        {!state.isOpen && (
          <Link to={to.follow} className="touch-link" aria-label={`Hear when it opens: ${name}`}>
            Hear when it opens
          </Link>
        )}
      </div>
      {exampleImage && (
        <Picture path={`commissions/${exampleImage}/1.png`} alt={alt} width={900} height={900} />
      )}
      <div>
        {description && <Html html={description} />}
        {examples.map(({ id, title }) => (
          <p key={id}>
            Example:{" "}
            <Link to={to.galleryItem("commissions", id)} dir="auto" className="touch-link">
              {title}
            </Link>
          </p>
        ))}
      </div>
    </li>
  );
}
