import * as to from "./addresses";
import { Link, useLoaderData } from "@remix-run/react";
import { charities } from "~content/charities.yaml";
import type { loadCharities } from "./charities.server";
import { DonateLine } from "./charity-page";
import { emblemPicture } from "./events";
import { formatCents } from "./money";
import { Picture } from "~/ui/picture";
import { SpeechBubble } from "~/ui/speech-bubble";
import page from "./charity-page.module.css";
import styles from "./charities-intro.module.css";
import "~/styles/banner.css";

/** The list of all charities, with the sum of all donations. */
export function CharitiesIntro() {
  const { total, donationStatus } = useLoaderData<typeof loadCharities>();
  return (
    <>
      <h1>Charities</h1>
      <p className="lead">
        A few times a year viewers of the stream give to a charity while I draw. All of the money
        goes to one of these.
      </p>
      {total !== undefined && (
        <p className={`row banner ${styles.total}`}>
          Together we have raised <strong className={page.sum}>{formatCents(total)}</strong>
        </p>
      )}
      <ul className={`cards ${styles.charities}`}>
        {charities.map((charity) => {
          const { slug, name, line } = charity;
          return (
            <li key={slug}>
              <Link to={to.charity(slug)} className="card-link grid">
                <Picture {...emblemPicture(slug)} alt="" width={600} height={600} priority />
                <strong>{name}</strong>
              </Link>
              <p>{line}</p>
              <DonateLine charity={charity} donationStatus={donationStatus[slug]} />
            </li>
          );
        })}
      </ul>
      <SpeechBubble speaker="Chase">
        <p>
          Every donor has a line in a table, down to the single dollar of somebody called “broke but
          loud.” I read every name out at the end of the stream, and it is my favorite part.
        </p>
      </SpeechBubble>
    </>
  );
}
