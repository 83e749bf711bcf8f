import * as to from "~/addresses";
import { Link } from "@remix-run/react";
import type { CommissionType } from "./api.server";
import type { SafeHtml } from "~/upstream/safe-html";
import { plainSlug } from "~/slugs";
import { Html } from "~/ui/html";
import { Pagination } from "~/ui/pagination";
import type { PageOfList } from "~/ui/paginate";
import pictureCard from "~/ui/picture-card.module.css";
import { Picture } from "~/ui/picture";
import { SpeechBubble } from "~/ui/speech-bubble";
import styles from "./commissions-page.module.css";
import "~/styles/thumbnails.css";

interface CommissionsPageProps {
  /** Any text of the artist; may be empty. */
  status: string;
  /** The address of the request form; undefined while requests are closed. */
  form: string | undefined;
  queue: string | undefined;
  offer: SafeHtml;
  /** The kinds of commission, each with finished examples. */
  types: readonly (CommissionType & { examples: readonly { id: string; title: string }[] })[];
  pagination: PageOfList;
}

/** The commission status, the offer, and the kinds of commissions with their prices. */
export function CommissionsPage(props: CommissionsPageProps) {
  const { status, form, queue, offer, types, pagination } = props;
  const requestLinks = (
    <p className="actions">
      {form && (
        <a href={form} className="button">
          Request a commission
        </a>
      )}
      {queue && (
        <a href={queue} className="button quiet">
          See the queue
        </a>
      )}
      <Link to={to.commissionTerms} className="button quiet">
        Terms of service
      </Link>
    </p>
  );
  return (
    <div className="stack">
      <header className={`columns ${styles.header}`}>
        <div>
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
          {requestLinks}
        </div>
        {offer && (
          <SpeechBubble speaker="Chase">
            <Html html={offer} />
          </SpeechBubble>
        )}
      </header>

      <section aria-labelledby="types">
        <h2 id="types">Kinds and prices</h2>
        {types.length > 0 ? (
          <ul className={`cards ${styles.types}`}>
            {types.map(({ name, price, description, exampleImage, alt, examples }) => (
              <li key={name} id={plainSlug(name)} className={pictureCard.card}>
                {exampleImage && (
                  <Picture
                    path={`commissions/${exampleImage}/1.png`}
                    alt={alt}
                    size="small"
                    width={900}
                    height={900}
                  />
                )}
                <div className={`row ${styles.heading}`}>
                  <h3 dir="auto">{name}</h3>
                  <p dir="auto" className={styles.price}>
                    {price || "Ask me"}
                  </p>
                </div>
                {description && <Html html={description} />}
                {examples.map(({ id, title }) => (
                  <p key={id}>
                    Example:{" "}
                    <Link to={to.galleryItem("commissions", id)} dir="auto" className="touch-link">
                      {title}
                    </Link>
                  </p>
                ))}
              </li>
            ))}
          </ul>
        ) : (
          <SpeechBubble>
            <p>No prices are listed right now. Please try again later.</p>
          </SpeechBubble>
        )}
        <Pagination {...pagination} />
      </section>

      <section aria-label="Your request">
        <p>
          Want to see more first? See all{" "}
          <Link to={to.gallery("commissions")}>finished commissions</Link>
          {form && "; the request opens a form on another site"}.
        </p>
        {requestLinks}
      </section>
    </div>
  );
}
