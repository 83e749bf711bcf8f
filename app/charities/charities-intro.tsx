import { Link } from "@remix-run/react";
import { emblemPath } from "./charity-meta";
import { formatCents } from "./money";
import { charities } from "./charities";
import { Picture } from "~/ui/picture";
import { FoxMark } from "~/ui/fox-mark";
import { SpeechBubble } from "~/ui/speech-bubble";
import styles from "./charities-intro.module.css";

/**
 * What the stream raises money for, and the way to each charity.
 *
 * @param props.total all that was ever raised, in cents, where it is known
 */
export function CharitiesIntro({ total }: { total: number | undefined }) {
  return (
    <>
      <h1>Charities</h1>
      <p className="lead">
        A few times a year the stream in Bluerock puts a jar on the desk. You fill it, I draw, and
        none of it stays with the fox.
      </p>
      {total !== undefined && (
        <p className={styles.total}>
          Together we have raised <strong>{formatCents(total)}</strong>
        </p>
      )}
      <ul className={styles.charities}>
        {Object.values(charities).map(({ slug, name, line }) => (
          <li key={slug}>
            <Link to={`/stream/charities/${slug}`}>
              <Picture
                path={emblemPath(slug)}
                alt=""
                size="small"
                width={600}
                height={600}
                priority
              />
              <strong>{name}</strong>
            </Link>
            <p>{line}</p>
          </li>
        ))}
      </ul>
      <SpeechBubble
        speaker={
          <>
            <FoxMark /> Chase
          </>
        }
      >
        <p>
          Every donor has a line in a table, down to the single dollar of somebody called "broke but
          loud". I read all the names out at the end of a stream. It is my favourite hour, and the
          one in which I find out how your names are pronounced.
        </p>
      </SpeechBubble>
    </>
  );
}
